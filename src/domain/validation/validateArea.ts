import type { ErrorKey } from '../../errors'
import { AREA_CODES } from '../areaCodes'

/** One of the area codes on offer must be chosen; `area` without its plus sign. Spec 5. */
export const validateArea = (area: string | null): ErrorKey | null =>
  AREA_CODES.some(({ code }) => code === area) ? null : 'areaCodeRequired'

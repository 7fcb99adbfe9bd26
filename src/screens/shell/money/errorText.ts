import { config } from '../../../config'
import type { AppError } from '../../../errors'
import { t } from '../../../i18n'

/** What went wrong, as a sentence. */
export const errorText = ({ key, params }: AppError): string =>
  t(`error.${key}`, { chain: config.chainName, ...params })

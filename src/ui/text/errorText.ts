import { config } from '../../config'
import type { AppError, ErrorKey, ErrorParams } from '../../errors'
import { t } from '../../i18n'

/**
 * What went wrong, as a sentence. Needs the table `error`.
 * @param error an error, or only its key
 * @param params what the sentence of a key needs; an error brings its own
 */
export function errorText(error: ErrorKey | AppError, params?: ErrorParams): string {
  const { key, params: slots } = typeof error === 'string' ? { key: error, params } : error
  return t(`error.${key}`, { chain: config.chainName, ...slots })
}

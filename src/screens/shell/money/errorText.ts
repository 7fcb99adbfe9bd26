import type { AppError, ErrorParams } from '../../../errors'
import { t } from '../../../i18n'
import { amountText } from '../../../ui/amountText'

/** Prices in an error are in the smallest unit; a player reads whole coins. */
function toReadable(params: ErrorParams): ErrorParams {
  const readable: ErrorParams = {}
  for (const [name, value] of Object.entries(params))
    readable[name] = /^\d+$/.test(String(value)) ? amountText(BigInt(value)) : value
  return readable
}

/** What went wrong, as a sentence. */
export const errorText = ({ key, params }: AppError): string =>
  t(`error.${key}`, key === 'priceMoved' || key === 'bidTooLow' ? toReadable(params) : params)

import type { TokenName } from '../../domain/waiting'
import { t } from '../../i18n'

/** A token by its collection and number, for where nothing else of it is known. Needs the table `waiting`. */
export const tokenText = ({ collection, tokenId }: TokenName): string =>
  t(`waiting.of_${collection}`, { number: String(tokenId) })

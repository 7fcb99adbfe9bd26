import type { Share } from '../../domain/waiting'
import { t } from '../../i18n'

/** The asset's name and number; only its number where the feed does not tell which asset of the two collections it is. */
export function shareName({ asset, collection, tokenId }: Share): string {
  const number = String(tokenId)
  return asset?.name ? t('waiting.named', { name: asset.name, number }) : t(`waiting.of_${collection}`, { number })
}

import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'
import { Stars } from '../../ui/art/Stars'

/** The upper part of a card: its picture, and on it its name and its stars. */
export function FaceHead({ asset }: { asset: Asset }) {
  const { picture, fallback } = pictureOf(asset)
  return (
    <>
      <div>
        <Picture src={picture} fallback={fallback} alt="" width={240} height={320} />
      </div>
      <h3>{asset.name}</h3>
      <p data-part="stars">
        <Stars count={asset.star} label={t('asset.stars', { count: asset.star })} size={11} />
      </p>
    </>
  )
}

import { reviewMoney } from '../../actions/money/reviewMoney'
import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { assetPath } from '../../ui/art/AssetCard'
import { Badge } from '../../ui/art/Badge'
import { ElementMark } from '../../ui/art/elements/ElementMark'
import { bandColour, Grade } from '../../ui/art/Grade'
import { gradeBand } from '../../ui/art/gradeBand'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'
import { Stars } from '../../ui/art/Stars'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Awaken } from './Awaken'
import { head } from './Dragons.style'
import { elementText } from './words'

/** The dragon itself: picture, name, kind and rank, and whether it is activated. */
export function DragonHead({ dragon }: { dragon: Asset }) {
  const { picture, fallback } = pictureOf(dragon)
  const band = gradeBand(dragon.grade)
  return (
    <header class={`${head} ${bandColour}`} data-band={band}>
      <Picture src={picture} fallback={fallback} alt="" width={384} height={512} />
      <h2>{dragon.name}</h2>
      <p>
        <ElementMark of="skill" value={dragon.skill} text={elementText('dragon', dragon.skill)} />
        <Grade band={band} text={t(`asset.band${band}`, { grade: dragon.grade })} />
        <Stars count={dragon.star} label={t('asset.stars', { count: dragon.star })} />
        {!dragon.activated && <Badge>{t('asset.isNotActivated')}</Badge>}
      </p>
      <p>
        <Awaken asset={dragon} onActivate={() => reviewMoney('activateAsset', dragon)} isMain />
        <LinkButton href={assetPath(dragon)}>{t('collectibles.details')}</LinkButton>
      </p>
    </header>
  )
}

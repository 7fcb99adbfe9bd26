import { reviewMoney } from '../../actions/reviewMoney'
import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { assetPath } from '../../ui/AssetCard'
import { Badge } from '../../ui/Badge'
import { ElementMark } from '../../ui/elements/ElementMark'
import { bandColour, Grade } from '../../ui/Grade'
import { gradeBand } from '../../ui/gradeBand'
import { LinkButton } from '../../ui/LinkButton'
import { Picture } from '../../ui/Picture'
import { pictureOf } from '../../ui/pictureOf'
import { Stars } from '../../ui/Stars'
import { Awaken } from './Awaken'
import { head } from './Collectibles.style'
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

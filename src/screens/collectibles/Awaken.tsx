import { standingOf } from '../../domain/abilities'
import { whyNotActivate } from '../../domain/activation'
import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { openEntries } from '../../state/journal'
import { roles, user } from '../../state/session'
import { Badge } from '../../ui/art/Badge'
import { checkIcon } from '../../ui/art/icons/check'
import { Button } from '../../ui/inputs/Button'
import { errorText } from '../../ui/text/errorText'

/** Why an asset cannot be activated now, in words; null: it can. */
export function reasonOf(asset: Asset): string | null {
  if (openEntries.value.some(({ resource }) => resource === `asset:${asset.id}`)) return t('asset.underWay')
  const bar = whyNotActivate(asset, standingOf(user.value, roles.value))
  if (bar === 'offChain' || bar === 'onMarket' || bar === 'outOfGame') return t(`collectibles.why_${bar}`)
  return bar && errorText(bar, { type: t('asset.do_activate') })
}

export interface AwakenProps {
  asset: Asset
  onActivate: (asset: Asset) => void
  /** The most important button on its page. */
  isMain?: boolean
}

/** "Activated", or the button for it, with what prevents it. */
export function Awaken({ asset, onActivate, isMain }: AwakenProps) {
  if (asset.activated) {
    return (
      <Badge tone="good" icon={checkIcon}>
        {t('asset.isActivated')}
      </Badge>
    )
  }
  const reason = reasonOf(asset)
  const text = t('asset.do_activate')
  if (reason) return <small>{reason}</small>
  return (
    <Button kind={isMain ? 'primary' : 'secondary'} label={`${text}: ${asset.name}`} onClick={() => onActivate(asset)}>
      {text}
    </Button>
  )
}

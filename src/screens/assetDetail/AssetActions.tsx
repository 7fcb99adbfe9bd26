import { reviewMoney } from '../../actions/reviewMoney'
import { type AssetAction, abilities } from '../../domain/abilities'
import type { AssetDetail } from '../../domain/asset'
import type { MoneyKind } from '../../domain/journal'
import { t } from '../../i18n'
import { openEntries } from '../../state/journal'
import { isLoggedIn, user } from '../../state/session'
import { Button } from '../../ui/Button'
import { LinkButton } from '../../ui/LinkButton'
import { Panel } from '../../ui/Panel'
import { why } from './AssetDetail.style'

/** What can be done from this page so far. */
const KINDS: Partial<Record<AssetAction, MoneyKind>> = { sell: 'sell', cancel: 'cancel', buy: 'buy' }

/** What the player can do with the asset now, and for each thing that is held up, why. Spec 4, 6. */
export function AssetActions({ asset }: { asset: AssetDetail }) {
  const player = user.value
  const standing = {
    userid: player?.userid ?? null,
    isOnline: player?.isOnline ?? false,
    activated: player?.activated ?? false,
    hasRole: !!player?.currentServerId,
  }
  const isHeld = openEntries.value.some((entry) => entry.resource === `asset:${asset.id}`)
  const possible = abilities(asset, standing, asset.auction?.state ?? null).filter(({ action }) => KINDS[action])
  if (possible.length === 0) return null
  if (!isLoggedIn.value) {
    return (
      <LinkButton href="/login" kind="primary" wide>
        {t('asset.logIn')}
      </LinkButton>
    )
  }
  return (
    <Panel title={t('asset.actions')} tone="gold">
      {possible.map(({ action, whyNot }, index) => {
        const kind = KINDS[action] as MoneyKind
        const reason = isHeld ? t('asset.underWay') : whyNot && t(`error.${whyNot}`)
        return (
          <div key={action}>
            <Button
              kind={index === 0 && action !== 'cancel' ? 'primary' : 'secondary'}
              wide
              disabled={!!reason}
              onClick={() => reviewMoney(kind, asset)}
            >
              {t(`asset.do_${action}`)}
            </Button>
            {reason && <p class={why}>{reason}</p>}
          </div>
        )
      })}
    </Panel>
  )
}

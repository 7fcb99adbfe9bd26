import { reviewMoney } from '../../actions/reviewMoney'
import { type Ability, type AssetAction, abilities } from '../../domain/abilities'
import type { AssetDetail } from '../../domain/asset'
import type { MoneyKind } from '../../domain/journal'
import { t } from '../../i18n'
import { openEntries } from '../../state/journal'
import { isLoggedIn, user } from '../../state/session'
import { Button } from '../../ui/Button'
import { LinkButton } from '../../ui/LinkButton'
import { Panel } from '../../ui/Panel'
import { why } from './AssetDetail.style'

const KINDS: Record<AssetAction, MoneyKind> = {
  sell: 'sell',
  cancel: 'cancel',
  buy: 'buy',
  deposit: 'deposit',
  claim: 'claim',
  startAuction: 'auctionStart',
  bid: 'bid',
  changePrice: 'priceChange',
  takeOff: 'takeOff',
  withdraw: 'auctionWithdraw',
  activate: 'activateAsset',
}

/** What takes something back is never the thing to press first. */
const SECOND: readonly AssetAction[] = ['cancel', 'takeOff']

/** The first that can be done now in front, the others in their order. */
function ordered(all: readonly Ability[]): Ability[] {
  const first = all.find(({ action, whyNot }) => whyNot === null && !SECOND.includes(action))
  return first ? [first, ...all.filter((ability) => ability !== first)] : [...all]
}

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
  const possible = ordered(abilities(asset, standing, asset.auction?.state ?? null)).filter(
    // Equipment is activated by the provider alone: no payment, and so no review.
    ({ action }) => action !== 'activate' || asset.kind !== 'equip',
  )
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
        const text = t(`asset.do_${action}`)
        const reason = isHeld ? t('asset.underWay') : whyNot && t(`error.${whyNot}`, { type: text })
        return (
          <div key={action}>
            <Button
              kind={index === 0 && !SECOND.includes(action) ? 'primary' : 'secondary'}
              wide
              disabled={!!reason}
              onClick={() => reviewMoney(KINDS[action], asset)}
            >
              {text}
            </Button>
            {reason && <p class={why}>{reason}</p>}
          </div>
        )
      })}
    </Panel>
  )
}

import { useEffect } from 'react'
import { reviewMoney } from '../../actions/money/reviewMoney'
import { reviewedAbilities, standingOf } from '../../domain/abilities'
import type { AssetDetail } from '../../domain/asset'
import { ruleOf } from '../../domain/moneyFacts'
import { t } from '../../i18n'
import { openEntries } from '../../state/journal'
import { recoveryOf } from '../../state/recoveries'
import { isLoggedIn, roles, user } from '../../state/session'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { lazyPart } from '../../ui/lazyPart'
import { Panel } from '../../ui/lists/Panel'
import { errorText } from '../../ui/text/errorText'
import { actions, why } from './AssetDetail.style'

const AssetRecovery = lazyPart(() => import('./AssetRecovery'), ['recovery'])

/** What the player can do with the asset now, and why not, for each action that is held up. Spec 4, 6. */
export function AssetActions({ asset }: { asset: AssetDetail }) {
  const isOwn = !!user.value && user.value.userid === asset.ownerId
  useEffect(() => {
    // If the code cannot be fetched, the next visit tries again.
    if (isOwn)
      void import('../../actions/money/findUnfinished').then((action) => action.findUnfinished([asset]), Boolean)
  }, [isOwn, asset])
  return (
    <>
      {isOwn && recoveryOf(asset.id) && <AssetRecovery asset={asset} />}
      <Actions asset={asset} />
    </>
  )
}

function Actions({ asset }: { asset: AssetDetail }) {
  const isHeld = openEntries.value.some((entry) => entry.resource === `asset:${asset.id}`)
  const possible = reviewedAbilities(asset, standingOf(user.value, roles.value), asset.auction?.state ?? null)
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
      <div class={actions}>
        {possible.map(({ action, whyNot }, index) => {
          const text = t(`asset.do_${action}`)
          const reason = isHeld ? t('asset.underWay') : whyNot && errorText(whyNot, { type: text })
          return (
            <div key={action}>
              <Button
                kind={index === 0 && !ruleOf(action).takesBack ? 'primary' : 'secondary'}
                wide
                disabled={!!reason}
                onClick={() => reviewMoney(action, asset)}
              >
                {text}
              </Button>
              {reason && <p class={why}>{reason}</p>}
            </div>
          )
        })}
      </div>
    </Panel>
  )
}

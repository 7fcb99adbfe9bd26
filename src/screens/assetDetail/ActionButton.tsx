import { reviewMoney } from '../../actions/money/reviewMoney'
import type { Ability } from '../../domain/abilities'
import type { AssetDetail } from '../../domain/asset'
import { ruleOf } from '../../domain/moneyFacts'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { button } from '../../ui/inputs/Button.style'
import { actionButton } from './AssetActions.style'
import { actionHint } from './actionHint'

export interface ActionButtonProps {
  asset: AssetDetail
  ability: Ability
  /** The page's main action. */
  isMain?: boolean
  /** Its name is cut down to a word, as a claim's always is: others share its row. A screen reader says the whole name. */
  isShort?: boolean
  /** Another action on the asset is under way. */
  isHeld: boolean
}

/** Opens the review of an action. A second line describes it, apart from the name that a screen reader says first. */
export function ActionButton(props: ActionButtonProps) {
  const { asset, ability, isMain = false, isShort = false, isHeld } = props
  const { action, whyNot } = ability
  const short =
    action === 'claim' || (isShort && (action === 'deposit' || action === 'auctionStart'))
      ? t(`assetPage.short_${action}`)
      : ''
  const name = t(`asset.do_${action}`)
  const hint = whyNot ? '' : actionHint(action)
  const hintId = `hint-${action}`
  return (
    <button
      type="button"
      class={`${button} ${actionButton}`}
      data-kind={isMain && !ruleOf(action).takesBack ? 'primary' : 'secondary'}
      data-wide
      disabled={isHeld || !user.value || !!whyNot}
      aria-label={short ? name : undefined}
      aria-describedby={hint ? hintId : undefined}
      onClick={() => reviewMoney(action, asset)}
    >
      {short || name}
      {hint && (
        <small id={hintId} aria-hidden="true">
          {hint}
        </small>
      )}
    </button>
  )
}

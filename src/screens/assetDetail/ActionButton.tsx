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
  /** Another action on the asset is under way. */
  isHeld: boolean
}

/** Opens the review of an action. A second line describes it, apart from the name that a screen reader says first. */
export function ActionButton({ asset, ability: { action, whyNot }, isMain = false, isHeld }: ActionButtonProps) {
  const hint = whyNot ? '' : actionHint(action)
  const hintId = `hint-${action}`
  return (
    <button
      type="button"
      class={`${button} ${actionButton}`}
      data-kind={isMain && !ruleOf(action).takesBack ? 'primary' : 'secondary'}
      data-wide
      disabled={isHeld || !user.value || !!whyNot}
      aria-describedby={hint ? hintId : undefined}
      onClick={() => reviewMoney(action, asset)}
    >
      {t(`asset.do_${action}`)}
      {hint && (
        <small id={hintId} aria-hidden="true" data-of={action}>
          {hint}
        </small>
      )}
    </button>
  )
}

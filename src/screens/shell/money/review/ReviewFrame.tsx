import type { ComponentChildren } from 'preact'
import { closeFlow } from '../../../../actions/closeFlow'
import type { Asset } from '../../../../domain/asset'
import { t } from '../../../../i18n'
import { isLoggedIn } from '../../../../state/session'
import { Button } from '../../../../ui/Button'
import { LinkButton } from '../../../../ui/LinkButton'
import { AssetHead } from '../AssetHead'
import { stageBox } from '../MoneySheet.style'
import { Warnings } from './Warnings'

export interface ReviewFrameProps {
  asset: Asset | null
  /** The facts, and what is typed. */
  children: ComponentChildren
  /** Also the button's name: "Buy for 120 MDS". */
  confirmText: string
  /** Everything needed is known and right. */
  ready: boolean
  onConfirm: () => void
}

/** What every review has: the asset, what is in the way, gas, and one button that says what it does. */
export function ReviewFrame({ asset, children, confirmText, ready, onConfirm }: ReviewFrameProps) {
  return (
    <form
      class={stageBox}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) onConfirm()
      }}
    >
      {asset && <AssetHead asset={asset} />}
      {children}
      <Warnings />
      <footer>
        {isLoggedIn.value ? (
          <Button kind="primary" type="submit" wide disabled={!ready}>
            {confirmText}
          </Button>
        ) : (
          <LinkButton href="/login" kind="primary" wide onClick={closeFlow}>
            {t('money.logIn')}
          </LinkButton>
        )}
      </footer>
    </form>
  )
}

import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { closeFlow } from '../../../../actions/closeFlow'
import type { Asset } from '../../../../domain/asset'
import { t } from '../../../../i18n'
import { flow } from '../../../../state/journal'
import { isLoggedIn } from '../../../../state/session'
import { Button } from '../../../../ui/Button'
import { LinkButton } from '../../../../ui/LinkButton'
import { AssetHead } from '../AssetHead'
import { fetchThen } from '../fetchThen'
import { stageBox } from '../MoneySheet.style'
import { GasNote } from './GasNote'
import { Warnings } from './Warnings'

export interface ReviewFrameProps<Module> {
  asset: Asset | null
  /** The facts, and what is typed. */
  children: ComponentChildren
  /** Also the button's name: "Buy for 120 MDS". */
  confirmText: string
  /** Everything needed is known and right. */
  ready: boolean
  /** Fetches the code of the action while the player still reads. */
  load: () => Promise<Module>
  onConfirm: (action: Module) => unknown
}

/** What every review has: the asset, what is in the way, gas, and one button that says what it does. */
export function ReviewFrame<Module>(props: ReviewFrameProps<Module>) {
  const { asset, children, confirmText, ready, load, onConfirm } = props
  const [isBusy, setBusy] = useState(false)
  // Closed while the code was on its way: the tap counts no more.
  const isHere = useRef(true)
  useLayoutEffect(() => {
    load().catch(Boolean)
    return () => {
      isHere.current = false
    }
  }, [])
  const confirm = async () => {
    setBusy(true)
    await fetchThen(load, (action) => isHere.current && onConfirm(action))
    setBusy(false)
  }
  return (
    <form
      class={stageBox}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (ready && !isBusy) void confirm()
      }}
    >
      {asset && <AssetHead asset={asset} />}
      {children}
      {flow.value && <GasNote kind={flow.value.kind} />}
      <Warnings />
      <footer>
        {isLoggedIn.value ? (
          <Button kind="primary" type="submit" wide disabled={!ready} busy={isBusy}>
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

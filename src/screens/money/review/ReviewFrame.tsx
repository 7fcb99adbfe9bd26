import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'react'
import { closeFlow } from '../../../actions/money/closeFlow'
import type { Asset } from '../../../domain/asset'
import { t } from '../../../i18n'
import { flow } from '../../../state/flow'
import { isLoggedIn } from '../../../state/session'
import { Button } from '../../../ui/inputs/Button'
import { LinkButton } from '../../../ui/inputs/LinkButton'
import { Notice } from '../../../ui/states/Notice'
import { errorText } from '../../../ui/text/errorText'
import { AssetHead } from '../AssetHead'
import { fetchThen } from '../fetchThen'
import { stageBox } from '../MoneySheet.style'
import { GasNote } from './GasNote'
import { Warnings } from './Warnings'

export interface ReviewFrameProps<Module> {
  asset: Asset | null
  /** The facts, and the fields. */
  children: ComponentChildren
  /** Also the button's name: "Buy for 120 MDS". */
  confirmText: string
  /** Whether everything needed is known and valid. */
  ready: boolean
  /** Of how many tokens it takes the shares. */
  tokens?: number
  /** Fetches the action's code while the player is still reading. */
  load: () => Promise<Module>
  onConfirm: (action: Module) => unknown
}

/** What every review has: the asset, the network fee, the obstacles, and one button that says what it does. */
export function ReviewFrame<Module>(props: ReviewFrameProps<Module>) {
  const { asset, children, confirmText, ready, tokens, load, onConfirm } = props
  const [isBusy, setBusy] = useState(false)
  // If the sheet is closed while the code loads, the tap no longer counts.
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
      {flow.value?.error && <Notice live>{errorText(flow.value.error)}</Notice>}
      {asset && <AssetHead asset={asset} />}
      {children}
      {flow.value && <GasNote kind={flow.value.kind} tokens={tokens} />}
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

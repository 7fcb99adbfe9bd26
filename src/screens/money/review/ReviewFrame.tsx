import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'react'
import { closeFlow } from '../../../actions/money/closeFlow'
import { mayArrive } from '../../../actions/wallet/mayArrive'
import type { Asset } from '../../../domain/asset'
import { type Coin, PRICE_COIN } from '../../../domain/coin'
import { t } from '../../../i18n'
import { fees } from '../../../state/assets'
import { flow } from '../../../state/flow'
import { isLoggedIn } from '../../../state/session'
import { Button } from '../../../ui/inputs/Button'
import { LinkButton } from '../../../ui/inputs/LinkButton'
import { lazyPart } from '../../../ui/lazyPart'
import { AssetHead } from '../../../ui/money/AssetHead'
import type { ExchangeProps } from '../../../ui/money/Exchange'
import { stageBox } from '../../../ui/money/MoneySheet.style'
import { Notice } from '../../../ui/states/Notice'
import { Skeleton } from '../../../ui/states/Skeleton'
import { errorText } from '../../../ui/text/errorText'
import { fetchThen } from '../fetchThen'
import type { GasMissingProps } from './GasMissing'
import { GasNote } from './GasNote'
import { Warnings } from './Warnings'

const Exchange = lazyPart<ExchangeProps>(() => import('../../../ui/money/Exchange'))
const GasMissing = lazyPart<GasMissingProps>(() => import('./GasMissing'))
const OwnWallet = lazyPart(() => import('../OwnWallet'), ['ownWallet'])

export interface ReviewFrameProps<Module> {
  asset: Asset | null
  /** What is paid, received or asked for, in the coin's smallest unit; null, or absent: no amount, or none yet. */
  units?: bigint | null
  coin?: Coin
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
  const { asset, units = null, coin = PRICE_COIN, children, confirmText, ready, tokens, load, onConfirm } = props
  const [isBusy, setBusy] = useState(false)
  // If the sheet is closed while the code loads, the tap no longer counts.
  const isHere = useRef(true)
  useLayoutEffect(() => {
    load().catch(Boolean)
    return () => {
      isHere.current = false
    }
  }, [])
  const shown = flow.value
  if (!shown) return null
  const { kind, error } = shown
  const confirm = async () => {
    setBusy(true)
    await fetchThen(load, async (action) => {
      if ((await mayArrive(kind)) && isHere.current) await onConfirm(action)
    })
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
      {error && <Notice live>{errorText(error)}</Notice>}
      {/* First, so that it is seen before the tap. */}
      <GasMissing kind={kind} tokens={tokens} paid={coin === 'BNB' ? (units ?? 0n) : 0n} />
      <Exchange kind={kind} asset={asset} units={units} coin={coin} saleFeeBps={fees.value.data?.saleFeeBps ?? null}>
        <Skeleton height="108px" />
      </Exchange>
      {asset && <AssetHead asset={asset} bare />}
      {children}
      <GasNote kind={kind} tokens={tokens} />
      <OwnWallet arrival={kind} />
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

import type { AppError, ErrorKey } from '../../errors'
import type { WalletQuestion } from '../../state/walletQuestion'
import { Button, type ButtonKind } from '../inputs/Button'
import { Stack } from '../lists/Stack'
import { errorText } from '../text/errorText'
import { NetworkSteps } from './NetworkSteps'
import { WalletWait } from './WalletWait'

export type SwitchNetworkProps = {
  /** The request pending in the wallet, if any. */
  question: WalletQuestion | null
  /** Why the last try failed, if it did. */
  error: AppError | null
  /** As identifyWallet names it; '' while nothing is known. */
  wallet: string
  chain: string
  chainId: number
  label: string
  kind?: ButtonKind | undefined
  onSwitch: () => void
  onCancel: () => void
}

/** The wallet answered, but is still on another network or does not report it. */
const NOT_SWITCHED: readonly ErrorKey[] = ['wrongChain', 'chainUnknown']

/**
 * The button that asks the wallet to switch to the app's network. Busy, with a cancel button, while the wallet is
 * asked; after a failed try it says why, and how to switch by hand. Needs the tables `wallet` and `error`.
 */
export function SwitchNetwork({ question, error, label, kind, onSwitch, onCancel, ...target }: SwitchNetworkProps) {
  return (
    <Stack>
      {error && !question && (
        <>
          {error.key !== 'cancelled' && (
            <p role="alert">{errorText(NOT_SWITCHED.includes(error.key) ? 'switchFailed' : error)}</p>
          )}
          <NetworkSteps {...target} />
        </>
      )}
      <Button kind={kind} wide busy={question !== null} onClick={onSwitch}>
        {label}
      </Button>
      {question && <WalletWait question={question} onCancel={onCancel} {...target} />}
    </Stack>
  )
}

import { useEffect } from 'react'
import { answerCode, watchOwnCode } from '../../actions/wallet/ownCode'
import { type Arrival, comesToWallet } from '../../domain/comesToWallet'
import { codeAnswer, ownCode } from '../../state/ownCode'
import { ForeignCode } from '../../ui/money/ForeignCode'

/** Whether the wallet that this comes to is the player's alone. The chain is asked beside the review. */
export default function OwnWallet({ arrival }: { arrival: Arrival }) {
  useEffect(() => watchOwnCode(arrival), [])
  const code = comesToWallet(arrival) ? (ownCode.value?.code ?? null) : null
  return <ForeignCode code={code} answer={codeAnswer.value} onAnswer={answerCode} />
}

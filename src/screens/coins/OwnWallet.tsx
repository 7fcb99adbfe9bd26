import { useEffect } from 'react'
import { answerCode, watchOwnCode } from '../../actions/wallet/ownCode'
import { codeAnswer, ownCode } from '../../state/ownCode'
import { ForeignCode } from '../../ui/money/ForeignCode'

/** Whether the wallet that the coins go to is the player's alone. The chain is asked beside the last look. */
export default function OwnWallet() {
  useEffect(() => watchOwnCode('withdrawal'), [])
  return <ForeignCode code={ownCode.value?.code ?? null} answer={codeAnswer.value} onAnswer={answerCode} />
}

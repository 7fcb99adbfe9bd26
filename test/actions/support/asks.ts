import { decodeCall } from '../../../src/chain/decodeCall'
import type { FakeOptions } from '../../support/fakeProvider'
import { pass } from './clock'
import { newStage, type Stage } from './stage'
import { tapOf } from './taps'

/** How often the wallet was asked for the action itself, approvals aside. */
export const asks = ({ wallet }: Stage): number =>
  wallet.calls.filter(({ method, params }) => {
    const [sent] = params as [{ to: '0x'; data: '0x' }]
    return method === 'eth_sendTransaction' && decodeCall({ ...sent, value: 0n }).name !== 'approve'
  }).length

/** A sale is tapped with this wallet; time passes until nothing is asked any more. */
export async function sellWith(options: FakeOptions, before: (stage: Stage) => void = () => {}): Promise<Stage> {
  const stage = await newStage(options)
  before(stage)
  void tapOf('sell').tap()
  await pass(5000)
  return stage
}

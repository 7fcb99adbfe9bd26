import { isOver } from '../../actions/wayOut/runs'
import type { Address } from '../../domain/address'
import { exitKey } from '../../domain/exit'
import { exitRuns } from '../../state/wayOut'

/** What is under way for an account, by `exitKey`; an allowance also by its own name, as its list knows it. */
export function busyTexts(account: Address): string[] {
  const texts = exitRuns.value.filter((run) => run.account === account && !isOver(run)).map(({ exit }) => exitKey(exit))
  return [...texts, ...texts.map((text) => text.replace(/^zero /, ''))]
}

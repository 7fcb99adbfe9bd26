import type { Player } from '../support/player'
import type { Flow } from './flow'

/** Moves the stone into the gap; the position is in its accessible text: "0 / 57". */
async function solvePuzzle(player: Player): Promise<void> {
  const slider = { role: 'slider', name: 'Move the stone into the gap' }
  await player.see(slider)
  const said = await player.attributeOf(slider, 'aria-valuetext')
  const [, gap] = /^\d+ \/ (\d+)$/.exec(said ?? '') ?? []
  if (gap === undefined) throw new Error(`the puzzle does not say where its gap is: ${said}`)
  await player.set(slider, gap)
  await player.miss(slider)
}

export const passwordLogin: Flow = {
  name: 'log in by password',
  async play(player) {
    await player.go('/login')
    await player.tap({ role: 'button', name: 'Log in with mobile' })
    await player.set({ role: 'combobox', name: { pattern: '^Area code' } }, '886')
    await player.type({ role: 'textbox', name: { pattern: '^Mobile number' } }, '912345678')
    await player.type({ role: 'textbox', name: { pattern: '^Password' } }, 'alice-pass-1')
    await player.tap({ role: 'button', name: 'Log in' })
    await solvePuzzle(player)
    await player.arrive(/^\/accountAccount/)
    await player.see({ role: 'main', text: { pattern: 'Alice' } })
  },
}

export const walletLogin: Flow = {
  name: 'log in by wallet',
  async play(player) {
    const wallet = { role: 'dialog', name: 'Demo wallet' }
    const approve = { role: 'button', name: 'Approve', within: wallet }
    await player.go('/login')
    await player.tap({ role: 'button', name: 'Log in with wallet' })
    await player.see({ text: 'Connect this site?', within: wallet })
    await player.tap(approve)
    await player.see({ text: { pattern: 'wants you to sign in' }, within: wallet })
    await player.tap(approve)
    await player.arrive(/^\/accountAccount/)
    await player.see({ role: 'main', text: { pattern: 'Alice' } })
  },
}

import { AppError } from '../../errors'
import { overlay } from '../../state/overlay'

let answer: (isSolved: boolean) => void = Boolean

/**
 * The slide puzzle before what no bot should do by the thousand: having a code sent, trying a password. The provider's
 * calls have no field for its answer, so it only guards on our side, before the call. Spec 5.
 * @throws {AppError} puzzleFirst: it was put away
 */
export async function solvePuzzle(): Promise<void> {
  overlay.value = 'puzzle'
  const isSolved = await new Promise<boolean>((resolve) => {
    answer = resolve
  })
  if (!isSolved) throw new AppError('puzzleFirst')
}

/** The player solved the puzzle, or put it away. */
export function endPuzzle(isSolved: boolean): void {
  overlay.value = null
  answer(isSolved)
}

import { AppError } from '../errors'
import { overlay } from '../state/overlay'

let answer: (isSolved: boolean) => void = Boolean

/**
 * The slide puzzle before what no machine should do by the thousand: have a code sent, try a password. The provider's
 * calls have no field for its answer, so it guards on our side only, before the call is made. Spec 5.
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

import { firstHero } from '../../state/firstHero'
import Checklist from './Checklist'
import { FirstHero } from './FirstHero'

/**
 * For a player without any asset: the first hero and, below it, what the account lacks, which waits until the hero's
 * height is known, so that nothing moves.
 */
export default function FirstSteps({ isSetUp }: { isSetUp: boolean }) {
  const { data, error } = firstHero.value
  return (
    <>
      <FirstHero />
      {!isSetUp && (data || error) && <Checklist isOpen />}
    </>
  )
}

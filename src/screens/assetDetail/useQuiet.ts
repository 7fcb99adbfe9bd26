import { useEffect, useState } from 'react'
import { untilQuiet } from '../../actions/page/untilQuiet'

/** Whether the page has all of its own, so that what nobody waits for can be asked; never if it is not wanted. */
export function useQuiet(isWanted: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (isWanted) void untilQuiet().then(() => setQuiet(true))
  }, [isWanted])
  return isWanted && isQuiet
}

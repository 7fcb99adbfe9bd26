import { useEffect, useState } from 'react'
import { untilQuiet } from '../../actions/page/untilQuiet'
import { config } from '../../config'
import { invites } from '../../state/invites'
import { artName } from '../../ui/art/artName'

/** For a player without a card: a legend to wish for. */
const DRAWN = 'dragon-1-5b3'

/**
 * Address of the drawn picture of the player's best card. It is asked for only when the page rests, and is undefined
 * until then.
 */
export function useBestCard(): string | undefined {
  const [name, setName] = useState<string>()
  const { data, error } = invites.value
  const isReady = !!(data || error)
  useEffect(() => {
    if (!isReady) return
    let isLeft = false
    void untilQuiet()
      .then(() => (isLeft ? null : import('../../actions/load/readBestCard')))
      .then((late) => late?.readBestCard())
      // Without the script the poster has a drawn card as well.
      .catch(() => null)
      .then((best) => !isLeft && setName(best ? artName(best) : DRAWN))
    return () => {
      isLeft = true
    }
  }, [isReady])
  return name && `${config.artBase}/${name}.svg`
}

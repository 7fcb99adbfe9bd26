import { useEffect, useState } from 'react'
import type { Asset } from '../../domain/asset'
import { flow } from '../../state/flow'
import { Egg } from './Egg'
import { hatchling } from './Hatchling.style'
import { OwnCard } from './OwnCard'

/** Dragons that have come out of their eggs in this visit. */
const hatched = new Set<string>()

/** A new dragon. It comes out of its egg once, when the sheet over the page is closed. */
export function Hatchling({ asset }: { asset: Asset }) {
  const [isNew] = useState(() => !hatched.has(asset.id))
  const isSeen = flow.value === null
  useEffect(() => {
    if (isSeen) hatched.add(asset.id)
  }, [isSeen])
  return (
    <div class={hatchling}>
      <OwnCard asset={asset} />
      {isNew && isSeen && <Egg skill={asset.skill} />}
    </div>
  )
}

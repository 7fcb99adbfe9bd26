import type { PracticeAsset, PracticeWorld } from '../../domain/practice'
import { movesOn } from '../../domain/practise'
import { t } from '../../i18n'
import { tileGrid } from '../../ui/art/AssetTile.style'
import { Button } from '../../ui/inputs/Button'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { AssetFace } from './AssetFace'
import type { Opened } from './Opened'
import { shelf, shelfItem } from './Shelf.style'
import { moveWord, practiceName } from './words'

export interface ShelfProps {
  title: string
  world: PracticeWorld
  assets: readonly PracticeAsset[]
  /** The asset that the guide speaks of. */
  now: string | null
  /** Whether the player may do anything with any of them. */
  isFree: boolean
  onOpen: (opened: Opened) => void
}

/**
 * Pretend assets under their heading, as the market shows its own, and what can be done with each once the guide was left.
 */
export function Shelf({ title, world, assets, now, isFree, onOpen }: ShelfProps) {
  return (
    <section class={shelf} style={{ '--count': String(Math.max(1, assets.length)) }}>
      <h2>{title}</h2>
      {assets.length === 0 ? (
        <p>{t('practice.nothingYours')}</p>
      ) : (
        <ul class={tileGrid} aria-label={title}>
          {assets.map((asset) => (
            <li key={asset.id} class={shelfItem} data-now={asset.id === now}>
              <AssetFace world={world} asset={asset} />
              {isFree &&
                movesOn(world, asset.id).map((kind) => (
                  <Button key={kind} onClick={() => onOpen({ kind, asset: asset.id })}>
                    {moveWord(kind)}
                    <span class={visuallyHidden}>{` ${practiceName(asset.id)}`}</span>
                  </Button>
                ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

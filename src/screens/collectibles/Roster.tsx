import { useState } from 'react'
import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { tileGrid } from '../../ui/art/AssetTile.style'
import { AssetTileSkeleton } from '../../ui/art/AssetTileSkeleton'
import { Button } from '../../ui/inputs/Button'
import { Boundary } from '../../ui/states/Boundary'
import { BrokenTile } from '../../ui/states/BrokenTile'
import { Awaken, type AwakenProps, reasonOf } from './Awaken'
import { OwnCard } from './OwnCard'
import { Progress } from './Progress'
import { roster } from './Roster.style'
import { useWholeList } from './useWholeList'
import { Whole } from './Whole'
import { countText } from './words'

const STEP = 24

/** First those that can be activated, then those held up, then those already activated. */
function ordered(items: readonly Asset[]): Asset[] {
  const sleeping = items.filter(({ activated }) => !activated)
  const isReady = (asset: Asset) => reasonOf(asset) === null
  return sleeping
    .filter(isReady)
    .concat(sleeping.filter((asset) => !isReady(asset)))
    .concat(items.filter(({ activated }) => activated))
}

export interface RosterProps {
  label: string
  kind: 'hero' | 'artifact'
  onActivate: AwakenProps['onActivate']
}

/** How many of a kind are activated, and each one with its activation button; the next to awaken is the large one. */
export function Roster({ label, kind, onActivate }: RosterProps) {
  const list = useWholeList(kind)
  const [shown, setShown] = useState(STEP)
  const skeleton = (
    <div class={tileGrid}>
      {[0, 1, 2, 3].map((each) => (
        <AssetTileSkeleton key={each} />
      ))}
    </div>
  )
  return (
    <Whole list={list} tab={kind === 'hero' ? 'hero' : 'equip'} skeleton={skeleton}>
      {(items) => {
        const active = items.filter(({ activated }) => activated).length
        return (
          <>
            <Progress
              label={label}
              share={active / items.length}
              text={
                list.isWhole ? countText(active, items.length) : t('collectibles.counting', { count: items.length })
              }
            />
            <ul class={`${tileGrid} ${roster}`} aria-label={label}>
              {ordered(items)
                .slice(0, shown)
                .map((asset, index) => {
                  const isNext = index === 0 && !asset.activated && reasonOf(asset) === null
                  return (
                    <li key={asset.id} data-stage={isNext} data-asleep={!asset.activated && !isNext}>
                      <Boundary fallback={() => <BrokenTile />}>
                        <OwnCard asset={asset} />
                        <Awaken asset={asset} onActivate={onActivate} isMain={isNext} />
                      </Boundary>
                    </li>
                  )
                })}
            </ul>
            {items.length > shown && (
              <Button wide onClick={() => setShown(shown + STEP)}>
                {t('collectibles.more')}
              </Button>
            )}
          </>
        )
      }}
    </Whole>
  )
}

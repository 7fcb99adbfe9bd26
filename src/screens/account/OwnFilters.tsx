import { useState } from 'react'
import { useLocation } from 'wouter'
import { ASSET_KINDS, type AssetKind, PLACES } from '../../domain/asset'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { filterIcon } from '../../ui/art/icons/filter'
import { kinds } from '../../ui/frame/kinds.style'
import { LinkRow } from '../../ui/frame/LinkRow'
import { Chips } from '../../ui/inputs/Chips'
import { IconButton } from '../../ui/inputs/IconButton'
import { ownHead } from './OwnAssets.style'
import { type OwnFilter, ownPath } from './ownQuery'
import { Refresh } from './Refresh'

/** The counts that the game keeps of a player; the list itself loads page by page. Spec 3. */
const COUNTS: Readonly<Partial<Record<AssetKind, 'heroCount' | 'equipmentCount' | 'stoneCount'>>> = {
  hero: 'heroCount',
  equip: 'equipmentCount',
  lingshi: 'stoneCount',
}

/** A kind, and how many the player has of it where the page shows all of them. */
function Kind({ kind, isWhole }: { kind: AssetKind; isWhole: boolean }) {
  const count = COUNTS[kind]
  const word = t(`market.tab_${kind}`)
  if (!count || !isWhole) return <>{word}</>
  return (
    <>
      {word} <small>{user.value?.[count]}</small>
    </>
  )
}

/**
 * Kind and place, and a new look at the chain. A narrow screen shows the places at a tap, and as long as one is chosen.
 * Each choice replaces the current one in the history, without scrolling the page.
 */
export function OwnFilters({ filter }: { filter: OwnFilter }) {
  const [, navigate] = useLocation()
  const go = (next: OwnFilter) => navigate(ownPath(next), { replace: true })
  const [isOpen, setOpen] = useState(false)
  const hasPlaces = isOpen || filter.place !== null
  /** Who closes the places wants all of them. */
  const toggle = () => {
    setOpen(!hasPlaces)
    if (filter.place) go({ ...filter, place: null })
  }
  const choose = (place: OwnFilter['place']) => {
    setOpen(true)
    go({ ...filter, place })
  }
  const artifacts = user.value?.magicEquipmentCount
  return (
    <div class={ownHead} data-panel>
      <LinkRow
        look={kinds}
        label={t('account.kinds')}
        items={[null, ...ASSET_KINDS].map((kind) => ({
          href: ownPath({ ...filter, kind }),
          text: kind ? <Kind kind={kind} isWhole={kind === filter.kind && !filter.place} /> : t('account.kind_all'),
          current: kind === filter.kind,
        }))}
        onNavigate={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          const { pathname, search } = event.currentTarget
          navigate(pathname + search, { replace: true })
        }}
      />
      <IconButton icon={filterIcon} label={t('account.place')} expanded={hasPlaces} onClick={toggle} />
      <div>
        <Chips
          label={t('account.place')}
          name="place"
          items={[
            { value: 'all', text: t('account.place_all') },
            ...PLACES.map((place) => ({ value: place, text: t(`asset.place_${place}`) })),
          ]}
          current={filter.place ?? 'all'}
          onSelect={(place) => choose(place === 'all' ? null : place)}
        />
        {artifacts ? <a href="/collectibles?kind=artifact">{`${t('account.artifacts')} ${artifacts}`}</a> : null}
      </div>
      <Refresh />
    </div>
  )
}

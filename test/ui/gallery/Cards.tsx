import { AssetTile } from '../../../src/ui/art/AssetTile'
import { tileGrid } from '../../../src/ui/art/AssetTile.style'
import { AssetTileSkeleton } from '../../../src/ui/art/AssetTileSkeleton'
import { artName } from '../../../src/ui/art/artName'
import { Badge } from '../../../src/ui/art/Badge'
import { gradeBand } from '../../../src/ui/art/gradeBand'
import { lockIcon } from '../../../src/ui/art/icons/lock'
import { StatBars } from '../../../src/ui/lists/StatBars'
import type { Texts } from './texts'

const KINDS = ['dragon', 'hero', 'pet', 'equip', 'lingshi'] as const

/** A tile of each band, one with a broken picture, and one on its way. */
export function Tiles({ texts }: { texts: Texts }) {
  const status = [
    <Badge tone="info">{texts.auction}</Badge>,
    undefined,
    <Badge tone="warning" icon={lockIcon}>
      {texts.locked}
    </Badge>,
    undefined,
    <Badge tone="gold">{texts.selling}</Badge>,
  ]
  return (
    <div class={tileGrid}>
      {texts.names.map((name, index) => {
        const kind = KINDS[index] ?? 'hero'
        const grade = [3, 8, 13, 18, 24][index] ?? 1
        const drawn = `/art/${artName({ kind, camp: index + 1, skill: index + 1, grade, id: name, stage: index + 1 })}.svg`
        return (
          <AssetTile
            key={name}
            href="#cards"
            picture={index === 1 ? '/missing.png' : drawn}
            fallback={drawn}
            name={name}
            words={`${texts.camps[index]} · ${texts.professions[index % 4]}`}
            band={gradeBand(grade)}
            grade={`${texts.bands[index]} ${grade}`}
            stars={index + 3}
            starsLabel={`${index + 3} ${texts.stars}`}
            price={
              index === 3
                ? null
                : { amount: ['1,110.5', '88', '12,345,678.9', '', '999,999'][index] ?? '', coin: 'MDS' }
            }
            priceNote={index === 3 && texts.notForSale}
            status={status[index]}
          />
        )
      })}
      <AssetTileSkeleton />
    </div>
  )
}

/** Attributes with bars. */
export function Stats({ texts }: { texts: Texts }) {
  return (
    <StatBars
      stats={texts.stats.map((label, index) => ({
        label,
        value: String((index + 1) * 1234),
        share: (index + 1) / texts.stats.length,
      }))}
    />
  )
}

import type { AssetDetail } from '../../domain/asset'
import { barsOf, type Comparison, compareAssets, winsOf } from '../../domain/compare'
import { type TextKey, t } from '../../i18n'
import { AssetCard } from '../../ui/art/AssetCard'
import { Icon } from '../../ui/art/Icon'
import { upIcon } from '../../ui/art/icons/up'
import { Panel } from '../../ui/lists/Panel'
import { Table } from '../../ui/lists/Table'
import { attributeText } from '../../ui/text/attributeText'
import { numberText } from '../../ui/text/numberText'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { pair, score, sides, value, values } from './Compare.style'

const WORDS: Partial<Record<Comparison['name'], TextKey>> = {
  grade: 'compare.grade',
  star: 'compare.star',
  refineLevel: 'asset.refine',
}

const wordOf = (name: Comparison['name']): string => t(WORDS[name] ?? (`asset.${name}` as TextKey))

/** Names that tell the two apart: many cards share one. */
function namesOf(one: AssetDetail, other: AssetDetail): [string, string] {
  const withNumber = ({ name, tokenId, number }: AssetDetail) =>
    t('compare.named', { name, number: tokenId === null ? number : String(tokenId) })
  return one.name === other.name ? [withNumber(one), withNumber(other)] : [one.name, other.name]
}

/** Both cards, and in one table in how many values each is better, then every value. */
export function SideBySide({ one, other }: { one: AssetDetail; other: AssetDetail }) {
  const comparisons = compareAssets(one, other)
  const wins = winsOf(comparisons)
  const [first, second] = namesOf(one, other)
  return (
    <div class={sides}>
      <ul class={pair}>
        {[one, other].map((asset) => (
          <li key={asset.id}>
            <AssetCard asset={asset} soon />
          </li>
        ))}
      </ul>
      <Panel title={t('compare.values')}>
        <div class={values}>
          <Table
            compact
            caption={t('compare.caption', { one: first, other: second })}
            columns={[
              { id: 'name', head: t('compare.value') },
              { id: 'one', head: first, align: 'end' },
              { id: 'other', head: second, align: 'end' },
            ]}
            rows={[
              {
                key: 'wins',
                cells: [
                  t('compare.wins'),
                  <Wins key="one" count={wins.one} isMore={wins.one > wins.other} />,
                  <Wins key="other" count={wins.other} isMore={wins.other > wins.one} />,
                ],
              },
              ...comparisons.map((each) => ({
                key: each.name,
                cells: [
                  wordOf(each.name),
                  <Value key="one" card="one" of={each} />,
                  <Value key="other" card="other" of={each} />,
                ],
              })),
            ]}
          />
        </div>
      </Panel>
    </div>
  )
}

/** In how many values one is better; of the one with more, larger. */
const Wins = ({ count, isMore }: { count: number; isMore: boolean }) => (
  <strong class={score} data-more={isMore}>
    {numberText(count)}
  </strong>
)

/** The value that one of the two has, over a bar as long as it is beside the other's. */
function Value({ card, of }: { card: 'one' | 'other'; of: Comparison }) {
  const { name, better, [card]: own } = of
  if (own === null) return <span class={value}>–</span>
  const isBetter = better === card
  return (
    <div class={value} data-card={card} data-better={better ? isBetter : undefined}>
      <span>
        {isBetter && <Icon path={upIcon} size={14} />}
        {attributeText(name, own)}
        {isBetter && <span class={visuallyHidden}> {t('compare.better')}</span>}
      </span>
      <i style={{ '--bar': String(barsOf(of)[card]) }} />
    </div>
  )
}

import type { ComponentChildren } from 'preact'
import { COINS } from '../../../../src/domain/coin'
import { PriceChart } from '../../../../src/screens/assetDetail/PriceChart'
import { Progress } from '../../../../src/screens/collectibles/Progress'
import { Podium } from '../../../../src/screens/legion/Podium'
import { AssetTile } from '../../../../src/ui/art/AssetTile'
import { AssetTileSkeleton } from '../../../../src/ui/art/AssetTileSkeleton'
import { Avatar } from '../../../../src/ui/art/Avatar'
import { artName } from '../../../../src/ui/art/artName'
import { Badge } from '../../../../src/ui/art/Badge'
import { ElementMark } from '../../../../src/ui/art/elements/ElementMark'
import { Grade } from '../../../../src/ui/art/Grade'
import type { GradeBand } from '../../../../src/ui/art/gradeBand'
import { Picture } from '../../../../src/ui/art/Picture'
import { Stars } from '../../../../src/ui/art/Stars'
import { Cluster } from '../../../../src/ui/lists/Cluster'
import { Facts } from '../../../../src/ui/lists/Facts'
import { Figures } from '../../../../src/ui/lists/Figures'
import { StatBars } from '../../../../src/ui/lists/StatBars'
import { Table } from '../../../../src/ui/lists/Table'
import { Burst } from '../../../../src/ui/money/Burst'
import { CoinMark } from '../../../../src/ui/money/CoinMark'
import { Countdown } from '../../../../src/ui/money/Countdown'
import { Price } from '../../../../src/ui/money/Price'
import { QrCode } from '../../../../src/ui/qr/QrCode'
import { Address } from '../../../../src/ui/text/Address'
import type { Texts } from '../texts'
import type { Sample } from './sample'

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const BANDS: readonly GradeBand[] = [1, 2, 3, 4, 5]
const DRAWN = `/art/${artName({ kind: 'dragon', camp: 1, skill: 2, grade: 18, id: 'a', stage: 2 })}.svg`
const nothing = () => {}

const tile = (texts: Texts, props: Partial<Parameters<typeof AssetTile>[0]> = {}) => (
  <div style={{ width: '170px' }}>
    <AssetTile
      href="#tile"
      picture={DRAWN}
      fallback={DRAWN}
      name={texts.names[0]}
      words={`${texts.camps[0]} · ${texts.professions[1]}`}
      band={4}
      grade={`${texts.bands[3]} 18`}
      stars={5}
      starsLabel={`5 ${texts.stars}`}
      price={{ amount: '1,110.5', coin: 'MDS' }}
      {...props}
    />
  </div>
)

const table = (texts: Texts, rows: number, compact = false) => (
  <Table
    compact={compact}
    caption={texts.ranking}
    columns={texts.table.map((head, index) => ({ id: head, head, align: index > 1 ? 'end' : 'start' }))}
    rows={texts.names.slice(0, rows).map((name, index) => ({
      key: name,
      current: index === 1,
      cells: [index + 1, name, (9 - index) * 1234, (9 - index) * 100],
    }))}
  />
)

const chart = (texts: Texts, values: readonly number[]) => (
  <PriceChart
    label={`${texts.price} ${values.length}`}
    points={values.map((value, day) => ({ value, text: `${value} MDS`, when: `11-${day + 10}` }))}
  />
)

const stats = (texts: Texts, hasBars: boolean) => (
  <StatBars
    stats={texts.stats.map((label, index) => ({
      label,
      value: String((index + 1) * 1234),
      share: hasBars ? (index + 1) / texts.stats.length : undefined,
    }))}
  />
)

const place = (children: ComponentChildren) => (
  <div style={{ position: 'relative', width: '260px', padding: '50px 70px', overflow: 'hidden' }}>{children}</div>
)

/** What tells of an asset, a player, a price. */
export const FACTS: readonly Sample[] = [
  {
    part: 'AssetTile',
    touch: true,
    rest: (texts) => tile(texts),
    more: {
      'not for sale': (texts) => tile(texts, { price: null, priceNote: texts.notForSale }),
      marked: (texts) => tile(texts, { status: <Badge tone="gold">{texts.auction}</Badge> }),
      error: (texts) => tile(texts, { picture: '/missing.png' }),
    },
  },
  {
    part: 'AssetTileSkeleton',
    rest: () => (
      <div style={{ width: '170px' }}>
        <AssetTileSkeleton />
      </div>
    ),
  },
  {
    part: 'Picture',
    rest: () => <Picture src={DRAWN} alt="" width={90} height={120} />,
    more: { error: () => <Picture src="/missing.png" fallback={DRAWN} alt="" width={90} height={120} /> },
  },
  {
    part: 'Burst',
    rest: () =>
      place(
        <>
          <Burst />
          <Picture src={DRAWN} alt="" width={120} height={160} />
        </>,
      ),
  },
  {
    part: 'Grade',
    rest: (texts) => (
      <Cluster>
        {BANDS.map((band) => (
          <Grade key={band} band={band} text={`${texts.bands[band - 1]} ${band * 5 - 2}`} />
        ))}
      </Cluster>
    ),
  },
  {
    part: 'Stars',
    rest: (texts) => <Stars count={7} label={`7 ${texts.stars}`} />,
  },
  {
    part: 'ElementMark',
    rest: (texts) => (
      <Cluster>
        {texts.camps.map((text, index) => (
          <ElementMark key={text} of="camp" value={index + 1} text={text} />
        ))}
      </Cluster>
    ),
    more: {
      skill: (texts) => (
        <Cluster>
          {texts.skills.map((text, index) => (
            <ElementMark key={text} of="skill" value={index + 1} text={text} />
          ))}
        </Cluster>
      ),
    },
  },
  {
    part: 'StatBars',
    rest: (texts) => stats(texts, true),
    more: { 'no bars': (texts) => stats(texts, false) },
  },
  {
    part: 'Price',
    rest: () => <Price amount="1,110.5" coin="MDS" />,
    more: {
      large: () => <Price amount="1,110.5" coin="MDS" size="large" />,
      long: () => <Price amount="123,456,789.123456789" coin="MDS" size="large" />,
    },
  },
  {
    part: 'Countdown',
    rest: (texts) => <Countdown endsAt={Math.floor(Date.now() / 1000) + 93_784} endedText={texts.ended} />,
    more: { ended: (texts) => <Countdown endsAt={0} endedText={texts.ended} /> },
  },
  {
    part: 'Address',
    touch: true,
    rest: (texts) => <Address value={ADDRESS} copyLabel={texts.copy} onCopy={nothing} />,
  },
  {
    part: 'CoinMark',
    rest: () => (
      <Cluster>
        {COINS.map((coin) => (
          <CoinMark key={coin} coin={coin} />
        ))}
      </Cluster>
    ),
  },
  {
    part: 'Avatar',
    rest: () => (
      <Cluster>
        {['0x5290', '0x1111', 'alice', 'bob'].map((seed) => (
          <Avatar key={seed} seed={seed} />
        ))}
      </Cluster>
    ),
  },
  {
    part: 'Badge',
    rest: (texts) => (
      <Cluster>
        {(['neutral', 'info', 'good', 'warning', 'bad', 'gold'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {texts.selling}
          </Badge>
        ))}
      </Cluster>
    ),
  },
  {
    part: 'Figures',
    rest: (texts) => (
      <Figures items={texts.stats.slice(0, 3).map((label, index) => ({ label, value: 42 * (index + 1) }))} />
    ),
  },
  {
    part: 'Facts',
    rest: (texts) => (
      <Facts
        items={[
          { label: texts.owner, value: texts.names[1] },
          { label: texts.price, value: <Price amount="88" coin="MDS" /> },
        ]}
      />
    ),
  },
  {
    part: 'Table',
    rest: (texts) => table(texts, 3),
    more: { compact: (texts) => table(texts, 3, true), empty: (texts) => table(texts, 0) },
  },
  {
    part: 'PriceChart',
    touch: true,
    rest: (texts) => chart(texts, [100, 111, 124, 124, 153, 170, 165]),
    more: { even: (texts) => chart(texts, [88, 88, 88]), single: (texts) => chart(texts, [88]) },
  },
  {
    part: 'Podium',
    rest: (texts) => (
      <Podium
        label={texts.ranking}
        places={[1, 2, 3].map((rank) => ({
          rank,
          seed: `0x${rank}7a3`,
          name: texts.names[rank] ?? '',
          text: '12,345',
        }))}
      />
    ),
    more: {
      single: (texts) => (
        <Podium label={texts.ranking} places={[{ rank: 1, seed: '0x17a3', name: texts.names[1], text: '12,345' }]} />
      ),
    },
  },
  {
    part: 'Progress',
    rest: (texts) => <Progress label={texts.levels} share={0.4} text={texts.levelsText} />,
    more: {
      empty: (texts) => <Progress label={texts.levels} share={0} text={texts.levelsText} />,
      done: (texts) => <Progress label={texts.levels} share={1} text={texts.levelsText} />,
    },
  },
  {
    part: 'QrCode',
    rest: (texts) => (
      <div style={{ width: '160px' }}>
        <QrCode text={ADDRESS} label={texts.links} failedText={texts.errorText} />
      </div>
    ),
  },
]

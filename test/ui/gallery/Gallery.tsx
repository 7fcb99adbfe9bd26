import { render } from 'preact'
import { BottomBar } from '../../../src/screens/shell/frame/BottomBar'
import { Footer } from '../../../src/screens/shell/frame/Footer'
import { TopBar } from '../../../src/screens/shell/frame/TopBar'
import { androidIcon } from '../../../src/ui/art/icons/android'
import { appleIcon } from '../../../src/ui/art/icons/apple'
import { assetsIcon } from '../../../src/ui/art/icons/assets'
import { gameIcon } from '../../../src/ui/art/icons/game'
import { legionIcon } from '../../../src/ui/art/icons/legion'
import { marketIcon } from '../../../src/ui/art/icons/market'
import { meIcon } from '../../../src/ui/art/icons/me'
import { menuIcon } from '../../../src/ui/art/icons/menu'
import { Logo } from '../../../src/ui/frame/Logo'
import { IconButton } from '../../../src/ui/inputs/IconButton'
import { globalStyles } from '../../../src/ui/theme'
import { AssetDirection, AssetDirections, speakOfAssets } from './AssetDirections'
import { Stats, Tiles } from './Cards'
import { Directions } from './Directions'
import { Buttons, Choices, Fields } from './Forms'
import { Frame } from './Frame'
import { Account, Elements, Ranking } from './Later'
import { Panels, States, Tables } from './Messages'
import { Overlays } from './Overlays'
import { EveryState } from './states/EveryState'
import { TEXTS, type Texts } from './texts'

const BOTTOM_ICONS = [marketIcon, assetsIcon, gameIcon, legionIcon, meIcon]

const FRAMES: ReadonlyArray<[string, (props: { texts: Texts }) => preact.JSX.Element]> = [
  ['Buttons', Buttons],
  ['Fields', Fields],
  ['Choices', Choices],
  ['Cards', Tiles],
  ['Directions', Directions],
  ['Stats', Stats],
  ['Panels', Panels],
  ['States', States],
  ['Tables', Tables],
  ['Overlays', Overlays],
  ['Elements', Elements],
  ['Ranking', Ranking],
  ['Account', Account],
]

/**
 * Every part. `?only=cards` shows one topic, `?lang=id` one language for the bars; `?states=controls` each state,
 * `?asset=directions&of=legend` the asset page in three directions.
 */
function Gallery() {
  const asked = new URLSearchParams(location.search)
  const only = asked.get('only')
  const texts = TEXTS.find(({ lang }) => lang === asked.get('lang')) ?? TEXTS[0]
  return (
    <>
      <TopBar label="Top" brand={<Logo href="#top" name={texts.brand} />}>
        <IconButton icon={androidIcon} label="Android" />
        <IconButton icon={appleIcon} label="iOS" />
        <IconButton icon={menuIcon} label="Menu" />
      </TopBar>
      <main id="main">
        {FRAMES.filter(([title]) => !only || only === title.toLowerCase()).map(([title, Sample]) => (
          <Frame key={title} title={title} lang={only ? asked.get('lang') : null}>
            {(each) => <Sample texts={each} />}
          </Frame>
        ))}
      </main>
      <Footer
        languages={[
          { id: 'tw', text: '繁體中文', lang: 'zh-Hant' },
          { id: 'en', text: 'English', lang: 'en' },
        ]}
        language="en"
        onLanguage={() => {}}
        languageLabel={texts.language}
        linksLabel={texts.links}
      >
        <a href="#website">Website</a>
        <a href="#telegram">Telegram</a>
      </Footer>
      <BottomBar
        label="Main"
        items={texts.bottom.map((text, index) => ({
          href: `#bottom-${index}`,
          text,
          icon: BOTTOM_ICONS[index] ?? meIcon,
          current: index === 0,
        }))}
      />
    </>
  )
}

globalStyles()
const asked = new URLSearchParams(location.search)
const topic = asked.get('states')
const direction = asked.get('asset')
const lang = asked.get('lang')

function Asked() {
  if (topic) return <EveryState topic={topic} lang={lang} />
  if (!direction) return <Gallery />
  const of = asked.get('of')
  return direction === 'directions' ? (
    <AssetDirections of={of} lang={lang} />
  ) : (
    <AssetDirection name={direction} of={of} />
  )
}

if (direction) speakOfAssets(lang)
render(<Asked />, document.body)

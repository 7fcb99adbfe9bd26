import { css } from 'goober'
import en from '../../../i18n/en/asset.json'
import indonesian from '../../../i18n/id/asset.json'
import zh from '../../../i18n/zh-TW/asset.json'
import { addTexts, type Locale, locale, t } from '../../../src/i18n'
import { ActionBar } from '../../../src/screens/assetDetail/ActionBar'
import { AssetAttributes } from '../../../src/screens/assetDetail/AssetAttributes'
import { columns } from '../../../src/screens/assetDetail/AssetDetail.style'
import { AssetFacts } from '../../../src/screens/assetDetail/AssetFacts'
import { AssetHead } from '../../../src/screens/assetDetail/AssetHead'
import { Page } from '../../../src/screens/shell/frame/Page'
import { TopBar } from '../../../src/screens/shell/frame/TopBar'
import { menuIcon } from '../../../src/ui/art/icons/menu'
import { Logo } from '../../../src/ui/frame/Logo'
import { Button } from '../../../src/ui/inputs/Button'
import { IconButton } from '../../../src/ui/inputs/IconButton'
import { SAMPLE_ASSETS, type SampleName } from './sampleAssets'

/** The picture from edge to edge, name and state on its dark foot. */
const altar = css`
  & header {
    margin: -24px -20px 0;
  }
  & header::before {
    display: none;
  }
  & header > figure {
    width: auto;
    height: 400px;
    margin: 0;
    border-width: 0 0 1px;
    border-radius: 0;
    box-shadow: none;
  }
  & header > figure img {
    height: 100%;
    object-fit: cover;
    object-position: 50% 20%;
  }
  & header > div {
    position: relative;
    margin-top: -140px;
    padding: 48px 20px 10px;
    background: linear-gradient(transparent, var(--ink) 60%);
  }
  @media (min-width: 56rem) {
    & header {
      display: block;
      grid-column: 1 / -1;
      margin: -24px 0 0;
    }
    & header > figure {
      position: relative;
      top: 0;
    }
    & header > div {
      text-align: center;
    }
    & header p,
    & header ul {
      justify-content: center;
    }
    & article > [data-part='able'] {
      grid-row: 2 / span 2;
    }
    & article > [data-part='actions'],
    & article > [data-part='facts'] {
      grid-column: 1 / span 2;
    }
  }
`

/** The card to the left, everything about it to the right, also on a phone. */
const folio = css`
  @media (max-width: 55.99rem) {
    & header {
      display: flex;
      align-items: center;
      text-align: left;
    }
    & header > figure {
      flex: none;
      width: 132px;
      margin: 0 16px 0 0;
    }
    & header p,
    & header ul {
      justify-content: flex-start;
    }
    & header li {
      margin: 6px 8px 0 0;
    }
  }
`

/** Name, state and price below the card, on every screen. */
const stage = css`
  & header div > [data-size] {
    display: inline-flex !important;
  }
  @media (min-width: 56rem) {
    & header {
      display: block;
      position: sticky;
      top: 80px;
      grid-row: 1 / span 3;
      text-align: center;
    }
    & header > figure {
      position: relative;
      top: 0;
      margin-bottom: 16px;
    }
    & header p,
    & header ul {
      justify-content: center;
    }
    & footer > div {
      display: none;
    }
    & article > [data-part='actions'] {
      grid-column: 2;
    }
  }
`

const DIRECTIONS = { stage, altar, folio, taken: '' } as const
type DirectionName = keyof typeof DIRECTIONS

const LANGUAGES: Readonly<Record<string, readonly [Locale, Record<string, string>]>> = {
  en: ['en', en],
  'zh-Hant': ['zh-TW', zh],
  id: ['id', indonesian],
}

/** Has the parts of the asset page speak a language; before the first of them is drawn, for each text redraws them. */
export function speakOfAssets(lang: string | null): void {
  const [language, texts] = LANGUAGES[lang ?? 'en'] ?? ['en', en]
  addTexts(language, 'asset', texts)
  locale.value = language
}

/** The asset page in one direction, made of its own parts: a document, so that its width is what media queries ask. */
export function AssetDirection({ name, of }: { name: string; of: string | null }) {
  const asset = SAMPLE_ASSETS[(of ?? 'common') as SampleName] ?? SAMPLE_ASSETS.common
  return (
    <>
      <TopBar label="Top" brand={<Logo href="#top" name="Dragon Market" />}>
        <IconButton icon={menuIcon} label="Menu" />
      </TopBar>
      <div class={DIRECTIONS[name as DirectionName] ?? ''}>
        <Page>
          <article class={columns}>
            <AssetHead asset={asset} />
            <div data-part="actions">
              <ActionBar price={asset.price}>
                <Button kind="primary" wide>
                  {t(asset.market === 'auction' ? 'asset.do_bid' : 'asset.do_buy')}
                </Button>
              </ActionBar>
            </div>
            <div data-part="able">
              <AssetAttributes asset={asset} />
            </div>
            <div data-part="facts">
              <AssetFacts asset={asset} />
            </div>
          </article>
        </Page>
      </div>
    </>
  )
}

const board = css`
  display: flex;
  flex-wrap: wrap;
  padding: 12px;
  & > figure {
    margin: 0 12px 24px 0;
  }
  & iframe {
    display: block;
    border: 1px solid var(--line);
  }
`

/** Three directions of the asset page side by side, and what was taken of them; test/docs/decisions.md says why. */
export function AssetDirections({ of, lang }: { of: string | null; lang: string | null }) {
  return (
    <main id="main" class={board}>
      {Object.keys(DIRECTIONS).map((name) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          <iframe
            title={name}
            width="360"
            height="640"
            src={`?asset=${name}&of=${of ?? 'common'}&lang=${lang ?? 'en'}`}
          />
        </figure>
      ))}
    </main>
  )
}

import { css } from 'goober'
import type { ComponentChildren } from 'preact'
import { TEXTS, type Texts } from './texts'

const frame = css`
  padding: 24px 20px;
  border-top: 1px solid var(--line);
  & > h2 {
    margin-bottom: 16px;
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
    gap: 24px;
    align-items: start;
  }
  & > div > * {
    min-width: 0;
  }
`

type FrameProps = { title: string; lang: string | null; children: (texts: Texts) => ComponentChildren }

/** One topic of the gallery, in every language side by side, or in `lang` only. */
export function Frame({ title, lang, children }: FrameProps) {
  return (
    <section class={frame} id={title.toLowerCase()}>
      <h2>{title}</h2>
      <div>
        {TEXTS.filter((texts) => !lang || texts.lang === lang).map((texts) => (
          <div key={texts.lang} lang={texts.lang}>
            {children(texts)}
          </div>
        ))}
      </div>
    </section>
  )
}

import { css } from 'goober'
import type { ComponentChildren } from 'preact'

const footer = css`
  max-width: 72rem;
  margin: 0 auto;
  padding: 20px 20px calc(6rem + var(--safe-bottom));
  text-align: center;
  font-size: var(--small);
  color: var(--soft);
  /* The links come late and move nothing. */
  & nav {
    min-height: 44px;
  }
  & a,
  & button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 12px;
    border: 0;
    background: none;
    color: var(--soft);
    cursor: pointer;
    text-decoration: none;
  }
  & a:hover,
  & button:hover {
    color: var(--gold);
  }
  & [aria-pressed='true'] {
    color: var(--gold);
    text-decoration: underline;
  }
  @media (min-width: 48rem) {
    & {
      padding-bottom: 20px;
    }
  }
`

export type FooterProps = {
  /** Each language by its own name and BCP 47 code. */
  languages: ReadonlyArray<{ id: string; text: string; lang: string }>
  language: string
  onLanguage: (id: string) => void
  languageLabel: string
  linksLabel: string
  /** `<a>`s to the website, social sites, white paper, licences. */
  children?: ComponentChildren
}

/** Language switch and links out. */
export function Footer({ languages, language, onLanguage, languageLabel, linksLabel, children }: FooterProps) {
  return (
    <footer class={footer}>
      <fieldset aria-label={languageLabel}>
        {languages.map(({ id, text, lang }) => (
          <button key={id} type="button" lang={lang} aria-pressed={id === language} onClick={() => onLanguage(id)}>
            {text}
          </button>
        ))}
      </fieldset>
      <nav aria-label={linksLabel}>{children}</nav>
    </footer>
  )
}

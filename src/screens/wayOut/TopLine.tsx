import { LANGUAGES, speak } from '../../actions/wayOut/speak'
import { locale, t } from '../../i18n'
import { Logo } from '../../ui/frame/Logo'
import { top } from './WayOut.style'

/** The name, which leads to the site where this page is a part of it, and the three languages. */
export const TopLine = () => (
  <header class={top}>
    <Logo href="/" name={t('shell.brand')} />
    <nav aria-label={t('shell.language')}>
      {LANGUAGES.map(({ id, text, lang }) => (
        <button key={id} type="button" lang={lang} aria-pressed={locale.value === id} onClick={() => speak(id)}>
          {text}
        </button>
      ))}
    </nav>
  </header>
)

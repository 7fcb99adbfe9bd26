import { useSignal } from '@preact/signals'
import { t } from '../../i18n'
import { button } from '../../ui/Button.style'
import { lazyPart } from '../../ui/lazyPart'
import { guide } from './Login.style'

const GuideSteps = lazyPart(() => import('./GuideSteps'), ['guide'])

/** Offers a new player the guide in five steps, which opens in its place. Spec 9. */
export function Guide() {
  const isOpen = useSignal(false)
  return (
    <aside id="guide" class={guide} aria-busy={isOpen}>
      <h2>{t('login.guide')}</h2>
      {isOpen.value ? (
        <GuideSteps />
      ) : (
        <button
          type="button"
          id="guide-next"
          class={button}
          onClick={() => {
            isOpen.value = true
          }}
        >
          {t('login.open')}
        </button>
      )}
    </aside>
  )
}

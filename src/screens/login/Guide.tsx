import { useSignal } from '@preact/signals'
import { t } from '../../i18n'
import { button } from '../../ui/inputs/Button.style'
import { lazyPart } from '../../ui/lazyPart'

const GuideSteps = lazyPart(() => import('./GuideSteps'), ['guide'])

/** Offers a new player the guide in five steps, which replaces this offer. Spec 9. */
export function Guide() {
  const isOpen = useSignal(false)
  const open = (
    <button
      type="button"
      id="guide-next"
      class={button}
      aria-busy={isOpen.value}
      onClick={() => {
        isOpen.value = true
      }}
    >
      {t('login.open')}
    </button>
  )
  return (
    <section id="guide">
      <h2>{t('login.guide')}</h2>
      {isOpen.value ? <GuideSteps>{open}</GuideSteps> : open}
    </section>
  )
}

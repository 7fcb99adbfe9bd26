import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'react'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { Cluster } from '../../ui/lists/Cluster'
import { guideSteps } from './GuideSteps.style'

const STEPS = [1, 2, 3, 4, 5] as const

/** What a new player does first, in five steps, one at a time. Spec 9. */
export default function GuideSteps() {
  const index = useSignal(0)
  const box = useRef<HTMLDivElement>(null)
  // The button that opened it is gone, so keyboard users continue from here.
  useLayoutEffect(() => box.current?.focus(), [])
  const step = STEPS[index.value] ?? 1
  const isLast = step === STEPS.length
  return (
    <div class={guideSteps}>
      <div ref={box} aria-live="polite" tabIndex={-1}>
        <p>{t('guide.step', { n: step })}</p>
        <h3>{t(`guide.title${step}`)}</h3>
        <p>{t(`guide.text${step}`)}</p>
      </div>
      <ol aria-hidden="true">
        {STEPS.map((each) => (
          <li key={each} data-on={each <= step} />
        ))}
      </ol>
      <Cluster fill>
        <Button
          disabled={step === 1}
          onClick={() => {
            index.value--
          }}
        >
          {t('guide.back')}
        </Button>
        <Button
          onClick={() => {
            index.value = isLast ? 0 : index.value + 1
          }}
        >
          {t(isLast ? 'guide.again' : 'guide.next')}
        </Button>
      </Cluster>
    </div>
  )
}

import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'react'
import { isSparing } from '../../actions/page/isSparing'
import { config } from '../../config'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
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
        {!isSparing() && <img src={`${config.artBase}/hero-${step}-5a.svg`} alt="" width={72} height={96} />}
        <p>{t('guide.step', { n: step })}</p>
        <h3>{t(`guide.title${step}`)}</h3>
        <p>{t(`guide.text${step}`)}</p>
      </div>
      <ol aria-hidden="true">
        {STEPS.map((each) => (
          <li key={each} data-on={each <= step} />
        ))}
      </ol>
      {isLast && (
        <>
          {/* For players only: the guard leads to the login first, and back after it. */}
          <LinkButton href="/accountAccount" kind="primary" wide>
            {t('guide.title5')}
          </LinkButton>
          <LinkButton href="/practice" kind="quiet" wide>
            {t('guide.practice')}
          </LinkButton>
        </>
      )}
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

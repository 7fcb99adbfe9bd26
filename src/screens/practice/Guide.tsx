import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'react'
import { assetOf, type PracticeAsset, type PracticeKind, type PracticeWorld } from '../../domain/practice'
import { OWN_DRAGON, PET } from '../../domain/practiceBeginning'
import { LESSONS, type Lesson, type Passing } from '../../domain/practiceLessons'
import { lessonOf, NEW_PRACTICE, type Practice } from '../../domain/practise'
import { t } from '../../i18n'
import { gradeBand } from '../../ui/art/gradeBand'
import { closeIcon } from '../../ui/art/icons/close'
import { Button } from '../../ui/inputs/Button'
import { IconButton } from '../../ui/inputs/IconButton'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Cluster } from '../../ui/lists/Cluster'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { FaceHead } from './FaceHead'
import { face } from './face'
import { guide, guideBox } from './Guide.style'
import { NewsLines } from './NewsLines'
import type { Opened } from './Opened'
import { moveWord, practiceName, toAsset } from './words'

export interface GuideProps {
  practice: Practice
  onOpen: (opened: Opened) => void
  onPass: (passing: Passing) => void
  onLeave: () => void
  onRestart: () => void
}

/** What a step's button says; who buys knows the price beforehand. */
function wordOf(kind: PracticeKind, asset: PracticeAsset | undefined): string {
  const sale = asset?.sale
  return kind === 'buy' && sale ? t('money.confirm_buy', { price: amountText(sale) }) : moveWord(kind)
}

/** The asset that a step speaks of. */
function subjectOf(lesson: Lesson): string {
  if ('asset' in lesson && lesson.asset) return lesson.asset
  return lesson.id === 'outbid' ? PET : OWN_DRAGON
}

/** What to do now, one thing at a time; once it was left, what is possible. */
export function Guide(props: GuideProps) {
  const { practice, onOpen, onPass, onLeave, onRestart } = props
  const lesson = lessonOf(practice)
  const again = practice !== NEW_PRACTICE && (
    <Button kind="quiet" onClick={onRestart}>
      {t('practice.again')}
    </Button>
  )
  if (lesson) {
    const { id, kind } = lesson
    const isPassing = kind === 'hours' || kind === 'day'
    return (
      <Box
        practice={practice}
        step={practice.lesson}
        title={t(`practice.title_${id}`)}
        subject={subjectOf(lesson)}
        onLeave={onLeave}
        text={t(`practice.text_${id}`, { name: practiceName(subjectOf(lesson)), lost: practiceName(PET) })}
      >
        <Button
          key="do"
          kind="primary"
          wide
          onClick={() => (isPassing ? onPass(kind) : onOpen({ kind, asset: lesson.asset }))}
        >
          {isPassing ? t(`practice.${kind}`) : wordOf(kind, assetOf(practice.world, lesson.asset ?? ''))}
        </Button>
        {again}
      </Box>
    )
  }
  const isOver = practice.lesson !== null
  return (
    <Box
      practice={practice}
      step={practice.lesson}
      title={t(isOver ? 'practice.overTitle' : 'practice.freeTitle')}
      text={t(isOver ? 'practice.overText' : 'practice.freeText')}
    >
      {isOver ? (
        <Button key="do" kind="primary" wide onClick={onLeave}>
          {t('practice.freely')}
        </Button>
      ) : (
        <Cluster fill>
          <Button onClick={() => onPass('hours')}>{t('practice.hours')}</Button>
          <Button onClick={() => onPass('day')}>{t('practice.day')}</Button>
        </Cluster>
      )}
      <Cluster>
        <LinkButton href="/marketplace">{t('practice.toMarket')}</LinkButton>
        {again}
      </Cluster>
    </Box>
  )
}

/** Its card with its name, which the words beside it say too. */
function Subject({ world, id }: { world: PracticeWorld; id: string }) {
  const found = assetOf(world, id)
  if (!found) return null
  const asset = toAsset(found)
  return (
    <figure class={face} data-band={gradeBand(asset.grade)} aria-hidden="true">
      <FaceHead asset={asset} />
    </figure>
  )
}

interface BoxProps {
  practice: Practice
  /** Index of the step; null: the guide was left. */
  step: number | null
  title: string
  text: string
  /** The asset that the step speaks of. */
  subject?: string
  /** Beside the step's number. */
  onLeave?: () => void
  children: ComponentChildren
}

function Box({ practice, step, title, text, subject, onLeave, children }: BoxProps) {
  const count = LESSONS.length
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(practice.news)
  // What has happened stands above the button that was tapped: on a phone it would grow out of sight.
  useLayoutEffect(() => {
    if (practice.news !== shown.current) box.current?.scrollIntoView()
    shown.current = practice.news
  }, [practice.news])
  return (
    <div ref={box} class={guideBox} data-pictured={!!subject}>
      <Panel tone="gold">
        <div>
          <NewsLines practice={practice} />
          <div class={guide} aria-live="polite">
            {step !== null && (
              <div>
                <p>{step < count ? t('practice.step', { n: step + 1, count }) : t('practice.guide')}</p>
                <ol aria-hidden="true">
                  {LESSONS.map(({ id }, index) => (
                    <li key={id} data-on={index < step ? 'done' : index === step ? 'now' : undefined} />
                  ))}
                </ol>
                {onLeave && <IconButton icon={closeIcon} label={t('practice.leave')} onClick={onLeave} />}
              </div>
            )}
            {subject && <Subject world={practice.world} id={subject} />}
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </div>
        {children}
      </Panel>
    </div>
  )
}

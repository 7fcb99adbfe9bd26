import { css } from 'goober'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from './Button'
import { Icon } from './Icon'
import { Sheet } from './Sheet'

const coachMarks = css`
  text-align: center;
  outline: 0;
  & > i {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 84px;
    height: 84px;
    margin: 14px auto 30px;
    border: 1px solid var(--amber);
    background: var(--fill-veil);
    box-shadow:
      inset 0 0 0 4px var(--night),
      inset 0 0 0 5px var(--line);
    color: var(--gold);
    transform: rotate(45deg);
  }
  & > i > svg {
    transform: rotate(-45deg);
  }
  & > h3 {
    margin-bottom: 6px;
    font-size: 1.25rem;
  }
  & > p {
    min-height: 4.5em;
    color: var(--soft);
  }
  & > div {
    display: flex;
    justify-content: center;
    margin-top: 14px;
  }
  & > div > b {
    width: 8px;
    height: 8px;
    margin: 0 6px;
    border: 1px solid var(--edge);
    transform: rotate(45deg);
  }
  & > div > [data-now='true'] {
    border-color: var(--gold);
    background: var(--gold);
  }
`

export type CoachMark = { icon: string; title: string; text: string }

export type CoachMarksProps = {
  title: string
  steps: ReadonlyArray<CoachMark>
  /** From 0. */
  step: number
  onStep: (step: number) => void
  /** Skipped or finished: do not show it again. */
  onClose: () => void
  closeLabel: string
  backText: string
  nextText: string
  doneText: string
  /** "Step 2 of 5" */
  progress: string
}

/** The guide for new players, one step at a time. Nothing moves by itself. */
export function CoachMarks(props: CoachMarksProps) {
  const { title, steps, step, onStep, onClose, closeLabel, backText, nextText, doneText, progress } = props
  const content = useRef<HTMLElement>(null)
  const mark = steps[step]
  const isLast = step >= steps.length - 1
  const shown = useRef(step)
  useEffect(() => {
    // Focus makes a screen reader read the new step; at the first one the sheet itself takes the focus.
    if (shown.current !== step) content.current?.focus()
    shown.current = step
  }, [step])
  if (!mark) return null
  return (
    <Sheet
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      actions={
        <>
          {step > 0 && <Button onClick={() => onStep(step - 1)}>{backText}</Button>}
          <Button kind="primary" onClick={() => (isLast ? onClose() : onStep(step + 1))}>
            {isLast ? doneText : nextText}
          </Button>
        </>
      }
    >
      <section ref={content} class={coachMarks} tabIndex={-1} aria-label={progress}>
        <i aria-hidden="true">
          <Icon path={mark.icon} size={38} />
        </i>
        <h3>{mark.title}</h3>
        <p>{mark.text}</p>
        <div aria-hidden="true">
          {steps.map((each, index) => (
            <b key={each.title} data-now={index === step} />
          ))}
        </div>
      </section>
    </Sheet>
  )
}

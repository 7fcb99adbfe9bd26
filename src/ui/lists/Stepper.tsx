import { css, keyframes } from 'goober'
import type { ComponentChildren } from 'preact'
import { Icon } from '../art/Icon'
import { checkIcon } from '../art/icons/check'
import { closeIcon } from '../art/icons/close'
import { visuallyHidden } from '../text/visuallyHidden'

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

const tick = keyframes`
  from {
    transform: scale(0.4);
    opacity: 0;
  }
`
const reach = keyframes`
  from {
    transform: scaleY(0);
  }
`

const stepper = css`
  & > li {
    position: relative;
    display: flex;
    min-height: 60px;
    padding-bottom: 12px;
    color: var(--soft);
  }
  & > li:last-child {
    min-height: 0;
    padding-bottom: 0;
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 36px;
    bottom: 0;
    left: 17px;
    border-left: 2px solid var(--line);
  }
  & > li:last-child::before {
    display: none;
  }
  & > li > b {
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 36px;
    height: 36px;
    margin-right: 14px;
    border: 2px solid var(--edge);
    border-radius: 50%;
    font-family: var(--display);
  }
  & > li > div {
    min-width: 0;
    padding-top: 5px;
  }
  & small {
    display: block;
    font-size: var(--small);
    color: var(--soft);
  }
  & > [data-state='now'] {
    color: var(--text);
  }
  & > [data-state='now'] > b {
    border-color: var(--mist);
    color: var(--gold);
  }
  & > [data-state='now'] > b::after {
    content: '';
    position: absolute;
    top: -2px;
    right: -2px;
    bottom: -2px;
    left: -2px;
    border: 2px solid transparent;
    border-top-color: var(--gold);
    border-right-color: var(--gold);
    border-radius: 50%;
    animation: ${turn} 1.4s linear infinite;
  }
  & > [data-state='done'] > b {
    border-color: var(--teal);
    color: var(--teal);
  }
  & > [data-state='done'] > b > svg {
    animation: ${tick} 0.18s ease-out;
  }
  & > [data-state='done']::before {
    border-color: var(--teal);
    transform-origin: top;
    animation: ${reach} 0.18s ease-out;
  }
  & > [data-state='failed'] {
    color: var(--text);
  }
  & > [data-state='failed'] > b {
    border-color: var(--red);
    color: var(--red);
  }
`

export type StepState = 'todo' | 'now' | 'done' | 'failed'

export type Step = {
  text: string
  state: StepState
  /** What to do or wait for; may contain a link. */
  note?: ComponentChildren
}

export type StepperProps = {
  label: string
  steps: ReadonlyArray<Step>
  /** The states in words, for screen readers. */
  words: Record<StepState, string>
}

/** The numbered steps of a transaction: approve, sign, confirm, done. */
export function Stepper({ label, steps, words }: StepperProps) {
  return (
    <ol class={stepper} aria-label={label}>
      {steps.map(({ text, state, note }, index) => (
        <li key={index} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b aria-hidden="true">
            {state === 'done' ? (
              <Icon path={checkIcon} size={20} />
            ) : state === 'failed' ? (
              <Icon path={closeIcon} size={20} />
            ) : (
              index + 1
            )}
          </b>
          <div>
            {text}
            <span class={visuallyHidden}> {words[state]}</span>
            {note && <small>{note}</small>}
          </div>
        </li>
      ))}
    </ol>
  )
}

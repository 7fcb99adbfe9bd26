import type { Question } from '../world'
import { describe } from './describe'
import { openDialog } from './dialog'
import { element } from './element'
import { whenReady } from './host'
import { isAutomatic, persona } from './settings'
import { texts } from './texts'

interface Open {
  question: Question
  answer(agreed: boolean): void
}

const waiting: Open[] = []
let close: (() => void) | null = null

/** Asks the person; resolves to "yes" at once while everything is approved. One question is shown at a time. */
export function askPerson(question: Question): Promise<boolean> {
  if (isAutomatic()) return Promise.resolve(true)
  return new Promise((resolve) => {
    waiting.push({ question, answer: resolve })
    whenReady(showNext)
  })
}

/** The question on the screen. */
export const openQuestion = (): Question | null => waiting[0]?.question ?? null

/** Answers the question on the screen, as its buttons do. */
export function answerQuestion(agreed: boolean): void {
  takeAway()?.answer(agreed)
  showNext()
}

/** Removes the question from the screen and never answers it. */
export function walkAway(): void {
  takeAway()
  showNext()
}

function takeAway(): Open | undefined {
  close?.()
  close = null
  return waiting.shift()
}

function showNext(): void {
  const [next] = waiting
  if (!next || close) return
  const t = texts()
  const { title, lines } = describe(next.question)
  const rest = waiting.length > 1 ? ` · ${waiting.length - 1} ${t.waiting}` : ''
  const dialog = openDialog(
    t.name,
    [
      element('p', { class: 'badge' }, `${t.name} · ${persona()}${rest}`),
      element('h2', {}, title),
      element(
        'dl',
        {},
        ...lines.map(({ label, value }) => element('div', {}, element('dt', {}, label), element('dd', {}, value))),
      ),
      element(
        'div',
        { class: 'row' },
        element('button', { type: 'button', onclick: () => answerQuestion(false) }, t.reject),
        element('button', { type: 'button', class: 'main', onclick: () => answerQuestion(true) }, t.approve),
      ),
    ],
    () => answerQuestion(false),
  )
  close = dialog.close
}

import { element, fill, icon } from './element'
import { type CheckName, type Finding, type State, speak, type Words } from './finding'
import type { DoctorKey, Slots } from './texts'

type Text = (key: DoctorKey, slots?: Slots) => string

const ICONS: Record<State, string> = {
  ok: 'M5 12.8l4.6 4.4L19 7.4',
  look: 'M12 5v9M12 18.4v.2',
  bad: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  unknown: 'M8.8 9.2a3.3 3.3 0 1 1 4.6 3c-.9.4-1.4 1-1.4 2M12 18.4v.2',
}
const AGAIN = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.2M20 4.5v4.7h-4.7'

export interface Card {
  item: HTMLElement
  /** null while the check is under way. */
  show(finding: Finding | null, text: Text): void
}

/** Shows a check on the page: its name, its finding, and what to do. */
export function makeCard(name: CheckName, onAgain: () => void): Card {
  const title = element('h2', {})
  const mark = element('i', {})
  const state = element('span', {})
  const again = element('button', { type: 'button', onclick: onAgain }, icon(AGAIN))
  const body = element('div', {})
  const item = element('li', { 'data-check': name }, element('header', {}, mark, title, state, again), body)
  return {
    item,
    show: (finding, text) => {
      const check = text(`doctor.${name}`)
      const say = (words: Words) => speak(words, text)
      fill(title, [check])
      again.setAttribute('aria-label', text('doctor.againOne', { check }))
      item.setAttribute('data-state', finding ? finding.state : 'busy')
      item.setAttribute('aria-busy', String(!finding))
      fill(mark, finding ? [icon(ICONS[finding.state])] : [])
      fill(state, [text(finding ? `doctor.state_${finding.state}` : 'doctor.busy')])
      const found = finding ? finding.found.map((words) => element('p', {}, say(words))) : []
      const advice = finding?.advice ? [element('p', { class: 'advice' }, say(finding.advice))] : []
      fill(body, found.concat(advice))
    },
  }
}

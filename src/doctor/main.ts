import { type Card, makeCard } from './Card'
import { CHECKS } from './checks/all'
import { copyFinding } from './checks/clipboard'
import { copyReport } from './copyReport'
import { element, fill } from './element'
import type { Check, CheckName, Finding } from './finding'
import { openOutside } from './outside'
import { writeReport } from './report'
import { runCheck } from './runCheck'
import { readStored, share } from './shared'
import { chooseLanguage, type DoctorKey, LANGUAGES, type Language, type Slots, textIn } from './texts'

/** Set by the build. */
declare const __POLICY__: string

/** A wallet may inject its provider by inline script, so the policy is set only after that. */
function setPolicy(): void {
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = __POLICY__
  document.head.appendChild(meta)
}

const outside = openOutside(window)
const findings: Partial<Record<CheckName, Finding | null>> = {}
const cards: Partial<Record<CheckName, Card>> = {}
const wished = /[?&]lang=([\w-]+)/.exec(location.search)
let language: Language = chooseLanguage([wished?.[1], readStored(window, 'locale')], navigator.language || '')
const text = (key: DoctorKey, slots?: Slots) => textIn(language, key, slots)

const summary = element('p', { role: 'status', class: 'summary' })
const report = element('textarea', { readonly: '', rows: '8', spellcheck: 'false' }) as HTMLTextAreaElement
const copied = element('p', { role: 'status' })
let copyResult: boolean | null = null

/** Runs some checks on freshly shared data, and shows each as soon as it is done. */
function examine(checks: readonly Check[]): void {
  const shared = share(outside)
  for (const check of checks) {
    findings[check.name] = null
    void runCheck(check, outside, shared).then((finding) => {
      findings[check.name] = finding
      showFindings()
    })
  }
  showFindings()
}

function showFindings(): void {
  for (const { name } of CHECKS) cards[name]?.show(findings[name] || null, text)
  const made = CHECKS.filter(({ name }) => findings[name])
  const bad = made.filter(({ name }) => /bad|look/.test(findings[name]?.state ?? ''))
  const isDone = made.length === CHECKS.length
  const tone = isDone ? (bad.length > 0 ? 'look' : 'ok') : 'busy'
  summary.setAttribute('data-state', tone)
  const sentence = !isDone
    ? text('doctor.running', { done: made.length, all: CHECKS.length })
    : bad.length === 0
      ? text('doctor.allGood')
      : bad.length === 1
        ? text('doctor.oneProblem')
        : text('doctor.problems', { count: bad.length })
  fill(summary, [sentence])
  const lines: (readonly [CheckName, Finding])[] = []
  for (const { name } of made) {
    const finding = findings[name]
    if (finding) lines.push([name, finding])
  }
  report.value = writeReport(outside, lines)
}

function showCopied(): void {
  fill(copied, copyResult === null ? [] : [text(copyResult ? 'doctor.copied' : 'doctor.notCopied')])
}

async function copy(): Promise<void> {
  copyResult = await copyReport(report)
  findings.clipboard = copyFinding(copyResult)
  showFindings()
  showCopied()
  // This finding has just changed the report, so select the new text to copy by hand.
  if (!copyResult) report.select()
}

function draw(): void {
  document.documentElement.lang = language === 'zh-TW' ? 'zh-Hant' : language
  document.title = text('doctor.title')
  const languages = (Object.keys(LANGUAGES) as Language[]).map((each) =>
    element(
      'button',
      {
        type: 'button',
        lang: each === 'zh-TW' ? 'zh-Hant' : each,
        'aria-pressed': String(each === language),
        onclick: () => {
          language = each
          draw()
          document.querySelector<HTMLElement>('nav [aria-pressed=true]')?.focus()
        },
      },
      LANGUAGES[each],
    ),
  )
  const nav = document.getElementById('languages')
  if (nav) {
    nav.setAttribute('aria-label', text('doctor.language'))
    fill(nav, languages)
  }
  const items = CHECKS.map((check) => {
    const card = cards[check.name] || makeCard(check.name, () => examine([check]))
    cards[check.name] = card
    return card.item
  })
  report.setAttribute('aria-label', text('doctor.reportTitle'))
  const main = document.getElementById('doctor')
  if (!main) return
  fill(main, [
    element('h1', {}, text('doctor.title')),
    element('p', { class: 'lead' }, text('doctor.lead')),
    summary,
    element('ul', { class: 'checks' }, ...items),
    element('button', { type: 'button', class: 'button', onclick: () => examine(CHECKS) }, text('doctor.again')),
    element(
      'section',
      {},
      element('h2', {}, text('doctor.reportTitle')),
      element('p', { class: 'hint' }, text('doctor.reportLead')),
      report,
      element(
        'button',
        { type: 'button', class: 'button', 'data-kind': 'primary', onclick: () => void copy() },
        text('doctor.copy'),
      ),
      copied,
    ),
    element('a', { href: '/', class: 'button' }, text('doctor.back')),
  ])
  showFindings()
  showCopied()
}

if (window === top) {
  setPolicy()
  draw()
  examine(CHECKS)
} else {
  // In another site's frame: the page below the floor has a link out of it.
  location.replace('/floor.html#old/doctor/')
}

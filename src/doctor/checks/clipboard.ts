import type { Check, Finding } from '../finding'

/** Which ways of copying exist. Only a tap shows whether they work: `copyFinding`. */
export const clipboard: Check = {
  name: 'clipboard',
  limitMs: 2000,
  async run({ page }) {
    const { clipboard: own } = page.navigator as { clipboard?: { writeText?: unknown } }
    const hasNew = typeof own?.writeText === 'function'
    const hasOld = 'execCommand' in page.document
    const facts = { api: hasNew, execCommand: hasOld, tried: 'no' }
    if (hasNew) return { state: 'ok', found: [['doctor.clipboard_ready']], facts }
    if (hasOld) return { state: 'look', found: [['doctor.clipboard_old']], facts }
    return { state: 'bad', found: [['doctor.clipboard_none']], advice: ['doctor.clipboard_hold'], facts }
  },
}

/** The finding after a tap on "copy". */
export const copyFinding = (isCopied: boolean): Finding =>
  isCopied
    ? { state: 'ok', found: [['doctor.clipboard_done']], facts: { tried: 'copied' } }
    : {
        state: 'look',
        found: [['doctor.clipboard_denied']],
        advice: ['doctor.clipboard_hold'],
        facts: { tried: 'denied' },
      }

import type { Quirks } from '../quirks'
import { isOwnKey } from './settings'

const EDGE_PX = 20
const TOP_PX = 50

/** Removes from the page what this wallet's WebView lacks, and the touches that the wallet keeps for itself. */
export function spoilPage({ agent, storage, clipboard, share, download, gesture }: Quirks): void {
  if (agent) define(navigator, 'userAgent', `${navigator.userAgent} ${agent}`)
  if (storage === 'clearsOnReload') clearStorage()
  if (storage === 'throws') refuseStorage()
  if (clipboard === 'deny') refuseClipboard()
  if (clipboard === 'hang') hangClipboard()
  if (share === 'absent') removeShare()
  if (download === 'reload') window.addEventListener('click', reloadOnDownload, true)
  if (gesture.edge20 || gesture.top50) window.addEventListener('click', (event) => swallow(event, gesture), true)
}

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true })

function clearStorage(): void {
  for (const key of Object.keys(localStorage)) if (!isOwnKey(key)) localStorage.removeItem(key)
}

function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['getItem', 'setItem', 'removeItem']) define(Storage.prototype, name, refuse)
}

function refuseClipboard(): void {
  const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
  define(navigator, 'clipboard', { writeText: refuse, readText: refuse })
  define(document, 'execCommand', () => false)
}

/** Never settles: the host shows a prompt of its own under its page, or none. */
function hangClipboard(): void {
  const hang = () => new Promise(() => {})
  define(navigator, 'clipboard', { writeText: hang, readText: hang })
}

function removeShare(): void {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name)
}

function reloadOnDownload(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest('a[download]')) return
  event.preventDefault()
  location.reload()
}

/** Only real touches: a click by keyboard or script has no position. */
function swallow(event: MouseEvent, { edge20, top50 }: Quirks['gesture']): void {
  if (!event.isTrusted || event.detail === 0) return
  const atEdge = edge20 && (event.clientX < EDGE_PX || event.clientX > innerWidth - EDGE_PX)
  const atTop = top50 && event.clientY < TOP_PX && scrollY === 0
  if (!atEdge && !atTop) return
  if (event.target instanceof Element && event.target.tagName === 'DEMO-WALLET') return
  event.stopImmediatePropagation()
  event.preventDefault()
}

import type { DemoProvider } from '../createProvider'
import type { Quirks } from '../quirks'
import { read, write } from './settings'

/** Puts the provider into the page in this wallet's way. */
export function inject(provider: DemoProvider, quirks: Quirks): void {
  const { delayMs, initializedEvent, announce, rdns, reloadNeeded } = quirks.inject
  if (delayMs === null) return
  if (reloadNeeded && read('loaded') === null) {
    write('loaded', '1')
    return
  }
  const arrive = () => {
    put(provider, quirks.inject.place)
    if (initializedEvent) window.dispatchEvent(new Event('ethereum#initialized'))
    if (announce !== 'none') announceProvider(announce === 'same' ? provider : { ...provider }, rdns)
  }
  if (delayMs === 0) arrive()
  else setTimeout(arrive, delayMs)
}

function put(provider: DemoProvider, place: Quirks['inject']['place']): void {
  const inner = place === 'binancew3w' || place === 'bitkeep'
  const name = place === 'parent' ? 'ethereum' : place
  const target = place === 'parent' ? window.parent : window
  Object.defineProperty(target, name, { value: inner ? { ethereum: provider } : provider, configurable: true })
}

/** EIP-6963 */
function announceProvider(provider: DemoProvider, rdns: string): void {
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const info = { uuid: '6e1b1d0c-7f0e-4b0e-9d4e-0d6f2a7c5b11', name: 'Demo wallet', icon, rdns }
  const detail = Object.freeze({ info, provider })
  const tell = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', tell)
  tell()
}

import type { DemoProvider } from '../createProvider'
import { inShape } from '../inShape'
import { placed } from '../placed'
import type { Quirks } from '../quirks'
import { isAside, onOtherWallet } from './otherWallet'
import { isForced, read, write } from './settings'

/**
 * Injects the provider in this wallet's way, unless another wallet is already there. One that comes later replaces it,
 * except when `?wallet=…` requested the demo wallet.
 * @param onLeave called when the demo wallet has stepped aside
 */
export function inject(provider: DemoProvider, quirks: Quirks, onLeave: () => void): void {
  const { delayMs, initializedEvent, announce, rdns, reloadNeeded, shape, place } = quirks.inject
  if (delayMs === null) return
  if (reloadNeeded && read('loaded') === null) {
    write('loaded', '1')
    return
  }
  const own = inShape(provider, shape)
  const detail = { info: infoOf(rdns), provider: announce === 'other' ? { ...provider } : own }
  const arrive = () => {
    if (isAside(own)) return onLeave()
    const global = { target: place === 'parent' ? window.parent : window, ...placed(place, own) }
    put(global)
    const leave = () => {
      withdraw(global)
      onLeave()
    }
    if (!isForced()) onOtherWallet(own, detail, leave)
    if (initializedEvent) window.dispatchEvent(new Event('ethereum#initialized'))
    if (announce !== 'none') announceProvider(detail, () => isAside(own))
  }
  if (delayMs === 0) arrive()
  else setTimeout(arrive, delayMs)
}

interface Global {
  target: Window
  name: string
  value: object
}

/** As a plain property, so that a later wallet can simply overwrite it. */
function put({ target, name, value }: Global): void {
  if (!Reflect.defineProperty(target, name, { value, configurable: true, writable: true, enumerable: true }))
    console.warn(`The demo wallet cannot take the place of another wallet's ${name}`)
}

function withdraw({ target, name, value }: Global): void {
  if (Reflect.get(target, name) === value) Reflect.deleteProperty(target, name)
}

const infoOf = (rdns: string) => ({
  uuid: '6e1b1d0c-7f0e-4b0e-9d4e-0d6f2a7c5b11',
  name: 'Demo wallet',
  icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  rdns,
})

/** EIP-6963 */
function announceProvider(detail: object, isGone: () => boolean): void {
  const tell = () => {
    if (!isGone()) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', tell)
  tell()
}

import { PERSONA_NAMES } from '../personas'
import { baked } from './baked'
import { networkOf } from './describe'
import { type Dialog, openDialog } from './dialog'
import type { DemoWalletDriver } from './driver'
import { element } from './element'
import { shadowRoot } from './host'
import { account, chainId, isAutomatic, persona } from './settings'
import { texts } from './texts'

/** BSC itself: the wrong network for a page of the sandbox. */
const WRONG_CHAIN = 56

/** Puts the wallet's button on the page's right edge, above every bottom bar. */
export function showButton(driver: DemoWalletDriver): void {
  const { name } = texts()
  const open = () => openPanel(driver)
  shadowRoot().append(
    element(
      'button',
      { type: 'button', class: 'toggle', 'aria-label': name, title: name, onclick: open },
      walletIcon(),
    ),
  )
}

/** Removes the button, because another wallet is around the page. */
export const hideButton = (): void => shadowRoot().querySelector('.toggle')?.remove()

interface Choice {
  value: string
  text: string
}

function openPanel(driver: DemoWalletDriver): void {
  const t = texts()
  const people = baked.people.map(({ name, address }) => ({ value: address, text: `${name} ${address.slice(0, 6)}…` }))
  const chains = [baked.chainId, WRONG_CHAIN].map((id) => ({ value: String(id), text: networkOf(id) }))
  const personas = PERSONA_NAMES.map((name) => ({ value: name, text: name }))
  const dialog: Dialog = openDialog(
    t.panel,
    [
      element('h2', {}, t.panel),
      select(t.account, people, account(), (value) => driver.useAccount(value)),
      select(t.network, chains, String(chainId()), (value) => driver.useChain(Number(value))),
      select(t.persona, personas, persona(), (value) => {
        driver.usePersona(value)
        location.reload() // a wallet injects when a page starts
      }),
      checkbox(t.automatic, isAutomatic(), (on) => driver.approveEverything(on)),
      element('div', { class: 'row' }, element('button', { type: 'button', onclick: () => dialog.close() }, t.close)),
    ],
    () => dialog.close(),
  )
}

function select(label: string, choices: Choice[], chosen: string, onChoose: (value: string) => void): HTMLElement {
  const options = choices.map(({ value, text }) => element('option', { value, selected: value === chosen }, text))
  const list = element('select', {}, ...options)
  list.addEventListener('change', () => onChoose(list.value))
  return element('label', {}, element('span', {}, label), list)
}

function checkbox(label: string, on: boolean, onToggle: (on: boolean) => void): HTMLElement {
  const box = element('input', { type: 'checkbox', checked: on })
  box.addEventListener('change', () => onToggle(box.checked))
  return element('label', { class: 'check' }, box, label)
}

/** Drawn, because not every machine has a font with a purse in it. */
function walletIcon(): SVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const icon = document.createElementNS(space, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('width', '24')
  const path = document.createElementNS(space, 'path')
  path.setAttribute(
    'd',
    'M3 7V18Q3 20 5 20H19Q21 20 21 18V9Q21 7 19 7ZM3 7Q3 4 6 4H18V7M21 12H17Q15 12 15 13.5T17 15H21',
  )
  path.setAttribute('fill', 'none')
  path.setAttribute('stroke', 'currentColor')
  path.setAttribute('stroke-width', '2')
  icon.append(path)
  return icon
}

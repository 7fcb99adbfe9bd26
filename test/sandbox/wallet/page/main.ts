import { createProvider } from '../createProvider'
import { baked } from './baked'
import { createDriver, type DemoWalletDriver } from './driver'
import { whenReady } from './host'
import { inject } from './inject'
import { isAside } from './otherWallet'
import { hideButton, showButton } from './panel'
import { askPerson } from './questions'
import { report } from './report'
import { rpc } from './rpc'
import { account, chainId, isLinked, quirks, read, takePresets, write } from './settings'
import { spoilPage } from './spoilPage'

takePresets(location.search)

const wallet = createProvider(quirks, {
  account,
  otherAccount: () => baked.people.find(({ address }) => address !== account())?.address ?? account(),
  isLinked,
  link: () => write('linked', '1'),
  chainId,
  useChain: (id) => write('chain', String(id)),
  approve: askPerson,
  rpc,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

const requests: { method: string; params: readonly unknown[]; time: number }[] = []
const { request } = wallet.provider
wallet.provider.request = (call) => {
  requests.push({ method: call.method, params: call.params ?? [], time: Date.now() })
  if (call.method === 'eth_sendTransaction' && read('report') === '1') report(call.params ?? [])
  return request(call)
}

const driver: DemoWalletDriver = createDriver(wallet, requests)
Object.defineProperty(window, 'demoWallet', { value: Object.freeze(driver) })
// In another wallet's browser, leave the page as it is.
if (!isAside(wallet.provider)) {
  spoilPage(quirks())
  whenReady(() => showButton(driver))
}
inject(wallet.provider, quirks(), () => whenReady(hideButton))

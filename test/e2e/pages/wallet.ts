import type { Page } from 'playwright-core'

interface DemoWallet {
  useAccount(name: string): void
  useChain(chainId: number): void
  requests: { method: string }[]
}

/** The demo wallet, with its sheet answered as a player would. */
export function walletOf(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Demo wallet' })
  return {
    sheet,
    approve: () => sheet.getByRole('button', { name: /^(Approve|確認|Setujui)$/ }).click(),
    reject: () => sheet.getByRole('button', { name: /^(Reject|拒絕|Tolak)$/ }).click(),
    /** Chooses another account inside the wallet, as the player does. */
    useAccount: (name: string) =>
      page.evaluate((chosen) => (window as unknown as { demoWallet: DemoWallet }).demoWallet.useAccount(chosen), name),
    useChain: (chainId: number) =>
      page.evaluate((id) => (window as unknown as { demoWallet: DemoWallet }).demoWallet.useChain(id), chainId),
    /** How often the page has sent the wallet this request. */
    countOf: (method: string) =>
      page.evaluate(
        (name) =>
          (window as unknown as { demoWallet: DemoWallet }).demoWallet.requests.filter((asked) => asked.method === name)
            .length,
        method,
      ),
  }
}

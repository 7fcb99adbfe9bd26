import type { Page } from 'playwright-core'
import type { DemoWalletDriver } from '../../sandbox/wallet/page/driver'
import type { Question } from '../../sandbox/wallet/world'

interface WalletPage {
  demoWallet: DemoWalletDriver
}

/** The person at the wallet: waits for what the page asks and answers it. */
export function atWallet(page: Page) {
  const answer = async <Kind extends Question['kind']>(kind: Kind, agreed: boolean) => {
    const asked = await page.waitForFunction((wanted) => {
      const question = (window as unknown as WalletPage).demoWallet.question()
      return question?.kind === wanted && question
    }, kind)
    await page.evaluate((yes) => (window as unknown as WalletPage).demoWallet.answer(yes), agreed)
    return (await asked.jsonValue()) as Extract<Question, { kind: Kind }>
  }
  return {
    /** @returns what was asked */
    agree: <Kind extends Question['kind']>(kind: Kind) => answer(kind, true),
    refuse: <Kind extends Question['kind']>(kind: Kind) => answer(kind, false),
    whenRequested: (method: string) =>
      page.waitForFunction(
        (wanted) => (window as unknown as WalletPage).demoWallet.requests.some((asked) => asked.method === wanted),
        method,
      ),
    useAccount: (name: string) =>
      page.evaluate((chosen) => (window as unknown as WalletPage).demoWallet.useAccount(chosen), name),
    /** The methods the page asked for since it was loaded. */
    requested: () =>
      page.evaluate(() => (window as unknown as WalletPage).demoWallet.requests.map(({ method }) => method)),
    /** The wallet's own screen lay over the page, and is gone. */
    comeBack: () => page.evaluate(() => void window.dispatchEvent(new Event('focus'))),
  }
}

export type AtWallet = ReturnType<typeof atWallet>

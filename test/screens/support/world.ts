import { act } from 'preact/test-utils'
import account from '../../../i18n/en/account.json'
import activity from '../../../i18n/en/activity.json'
import asset from '../../../i18n/en/asset.json'
import assetPage from '../../../i18n/en/assetPage.json'
import common from '../../../i18n/en/common.json'
import error from '../../../i18n/en/error.json'
import firstHero from '../../../i18n/en/firstHero.json'
import forget from '../../../i18n/en/forget.json'
import frame from '../../../i18n/en/frame.json'
import market from '../../../i18n/en/market.json'
import marketEmpty from '../../../i18n/en/marketEmpty.json'
import money from '../../../i18n/en/money.json'
import review from '../../../i18n/en/review.json'
import setup from '../../../i18n/en/setup.json'
import shell from '../../../i18n/en/shell.json'
import stale from '../../../i18n/en/stale.json'
import waiting from '../../../i18n/en/waiting.json'
import wallet from '../../../i18n/en/wallet.json'
import worth from '../../../i18n/en/worth.json'
import { endPuzzle } from '../../../src/actions/account/solvePuzzle'
import type { User } from '../../../src/domain/player'
import { addTexts } from '../../../src/i18n'
import { ownDigest } from '../../support/ownDigest'

ownDigest()

/** The English texts of the screens under test. */
export function addAllTexts(): void {
  const tables = {
    account,
    activity,
    asset,
    assetPage,
    common,
    error,
    firstHero,
    setup,
    forget,
    frame,
    market,
    marketEmpty,
    money,
    review,
    shell,
    stale,
    waiting,
    wallet,
    worth,
  }
  for (const [name, content] of Object.entries(tables)) addTexts('en', name as keyof typeof tables, content)
}

type Reply = unknown | ((url: URL, body: unknown) => unknown)

/** The provider: data by path; a path without any is down. Answers the requests made so far, as "METHOD path?query". */
export function fakeProvider(replies: Record<string, Reply>): string[] {
  const asked: string[] = []
  globalThis.fetch = (async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://localhost')
    asked.push(`${init?.method ?? 'GET'} ${url.pathname}${url.search}`)
    // Not 500, which is asked for again a moment later.
    if (!(url.pathname in replies)) return new Response('{"code":501,"msg":"Down"}', { status: 501 })
    const reply = replies[url.pathname]
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : null
    const data: unknown = typeof reply === 'function' ? await reply(url, body) : reply
    if (data instanceof Response) return data
    return new Response(JSON.stringify({ code: 200, msg: '', data }), {
      headers: { 'content-type': 'application/json' },
    })
  }) as typeof fetch
  return asked
}

/** Changes signals as an action does, with what is shown drawn again. */
export const change = (run: () => void): void => void act(run)

/** Lets replies come in and effects run. */
export async function settle(turns = 6): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
  }
}

/** The player solves the puzzle that stands before a call, or puts it away; then replies come in. */
export async function answerPuzzle(isSolved = true): Promise<void> {
  await settle(1)
  change(() => endPuzzle(isSolved))
  await settle()
}

/** Waits for something to become true, with what is shown drawn again. @throws {Error} after ten seconds */
export async function until(isTrue: () => boolean): Promise<void> {
  for (const end = Date.now() + 10_000; !isTrue(); ) {
    if (Date.now() > end) throw new Error('it did not come true')
    await settle(1)
  }
}

/** A player with everything, for tests. */
export const newUser = (changes: Partial<User> = {}): User => ({
  userid: 'u1',
  address: '0xa11ce00000000000000000000000000000000001',
  email: '',
  mobile: '886912345678',
  nickname: 'Alice',
  coins: {},
  frozenCoins: {},
  heroCount: 1,
  equipmentCount: 0,
  magicEquipmentCount: 0,
  stoneCount: 0,
  inviterCode: '',
  inviteCode: '',
  shareUrl: '',
  currentServerId: '1',
  isOnline: false,
  hasFundPassword: true,
  hasLoginPassword: true,
  activated: true,
  summonTickets: 0,
  mustChangePassword: false,
  ...changes,
})

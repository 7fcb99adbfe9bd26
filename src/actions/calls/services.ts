import { type Api, createApi, toHeaders } from '../../api/client'
import { takeEarly } from '../../api/takeEarly'
import { config } from '../../config'
import { wishedLocale } from '../../i18n'
import { providerAnswers } from '../../state/providerAnswers'
import { serverId, token } from '../../state/session'
import { endSession } from '../session/endSession'
import { newKey } from './newKey'
import { noteServerTime } from './noteServerTime'

const LANGUAGES = { en: 'EN-US', 'zh-TW': 'ZH-TW', id: 'IN-IN' } as const

const player = {
  language: () => LANGUAGES[wishedLocale.value],
  serverId: () => serverId.value,
}

const client = createApi({
  base: config.apiBase,
  fetch: (input, init) => takeEarly(input, init) ?? fetch(input, init),
  token: () => token.value,
  ...player,
  onUnauthorised: () => endSession('unauthorised'),
  onDate: noteServerTime,
  newKey,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

/** The provider API client that the whole app shares. */
export const api: Api = async (...call) => {
  const answer = await client(...call)
  providerAnswers.value++
  return answer
}

/** Sends a GET ahead: the client takes its answer when the same is asked for. */
export function askAhead(path: string): void {
  const { early } = window
  early?.ask(early.calls, config.apiBase + path, toHeaders(player, token.value, null))
}

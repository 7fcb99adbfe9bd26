import { type Api, createApi } from '../api/client'
import { config } from '../config'
import { skewOf } from '../domain/clock'
import { wishedLocale } from '../i18n'
import { clockSkew, serverId, token } from '../state/session'
import { endSession } from './endSession'
import { newKey } from './newKey'

const LANGUAGES = { en: 'EN-US', 'zh-TW': 'ZH-TW', id: 'IN-IN' } as const

/** The provider API client that the whole app shares. */
export const api: Api = createApi({
  base: config.apiBase,
  fetch: (input, init) => fetch(input, init),
  token: () => token.value,
  language: () => LANGUAGES[wishedLocale.value],
  serverId: () => serverId.value,
  onUnauthorised: () => endSession('unauthorised'),
  onDate: (seconds) => {
    clockSkew.value = skewOf(seconds, Date.now())
  },
  newKey,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

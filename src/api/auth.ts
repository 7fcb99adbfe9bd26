import { call } from './call'
import { credential, exact, flag, maybe, nothing, oneOf, record, text } from './shape'

export const CODE_PURPOSES = ['bind', 'forget', 'password', 'fundPassword'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

const session = record({ token: credential, must_change_password: flag })

/** GET /api/auth/msg: the EIP-4361 message this address is to sign, good for one use. */
export const getSignInMessage = call({
  method: 'GET',
  path: '/api/auth/msg',
  query: record({ address: text }),
  answer: record({ message: exact }),
  open: true,
})

/** POST /api/auth/msg: exchanges the signed message for a token; a new address becomes a new player. */
export const signIn = call({
  method: 'POST',
  path: '/api/auth/msg',
  body: record({ address: text, signature: text, invite_code: maybe(text) }),
  answer: session,
  open: true,
})

/** POST /api/auth/login/email: exchanges a password and a mobile number (with area code) or e-mail for a token. */
export const signInByPassword = call({
  method: 'POST',
  path: '/api/auth/login/email',
  body: record({ account: text, area: maybe(text), password: text, invite_code: maybe(text) }),
  answer: session,
  open: true,
})

/** POST /api/user/send_code: a code for one purpose, to a mobile number or an e-mail address. */
export const sendCode = call({
  method: 'POST',
  path: '/api/user/send_code',
  body: record({ purpose: oneOf(CODE_PURPOSES), account: text, area: maybe(text) }),
  answer: nothing,
  open: true,
})

/** POST /api/user/forget/reset: the password becomes the provider's default, to be changed at the next login. */
export const resetPassword = call({
  method: 'POST',
  path: '/api/user/forget/reset',
  body: record({ account: text, area: maybe(text), code: text }),
  answer: nothing,
  open: true,
})

/** POST /api/user/logout: makes the token invalid. */
export const signOut = call({ method: 'POST', path: '/api/user/logout', answer: nothing })

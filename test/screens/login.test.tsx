import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import frame from '../../i18n/en/frame.json'
import guide from '../../i18n/en/guide.json'
import handOff from '../../i18n/en/handOff.json'
import login from '../../i18n/en/login.json'
import shell from '../../i18n/en/shell.json'
import signIn from '../../i18n/en/signIn.json'
import { AppError } from '../../src/errors'
import { addTexts } from '../../src/i18n'
import { Login } from '../../src/screens/login/Login'
import { isPageMissing } from '../../src/state/isPageMissing'
import { isPasswordLoginBusy, passwordLoginError } from '../../src/state/passwordLogin'
import { rememberMe } from '../../src/state/rememberMe'
import { type LoginStage, loginError, loginStage } from '../../src/state/session'
import { walletName, walletState } from '../../src/state/wallet'
import { type WalletQuestion, walletQuestion } from '../../src/state/walletQuestion'
import { readItem, writeItem } from '../../src/storage/settings'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, tap, type } from '../ui/page'
import { until } from './support/until'
import { addAllTexts, answerPuzzle, change, fakeProvider, settle } from './support/world'

const test = suite('screens/login')

test.before(() => {
  addAllTexts()
  addTexts('en', 'login', login)
  addTexts('en', 'frame', frame)
  addTexts('en', 'shell', shell)
  addTexts('en', 'signIn', signIn)
  addTexts('en', 'guide', guide)
  addTexts('en', 'handOff', handOff)
})
test.before.each(() => {
  loginStage.value = 'idle'
  loginError.value = null
  passwordLoginError.value = null
  walletQuestion.value = null
  walletState.value = 'unknown'
  walletName.value = ''
})
test.after.each(cleanup)

const failWith = (error: AppError) =>
  change(() => {
    loginStage.value = 'failed'
    loginError.value = error
  })

const openForm = async () => {
  render(<Login />)
  tap(byRole('button', 'Log in with mobile'))
  await until(() => byRole('button', 'Log in'))
}

test('an address without a page is told of in place of the title, and the market shines, until the visitor goes on', async () => {
  isPageMissing.value = true
  render(<Login />)
  await until(() => byRole('heading', frame.noPage).tagName === 'H1')
  assert.is(byRole('status').textContent, frame.noPage)
  assert.is(allByRole('link', login.market)[0]?.getAttribute('data-kind'), 'primary')
  assert.not(document.body.textContent?.includes(login.title))
  cleanup()
  assert.is(isPageMissing.value, false)
  render(<Login />)
  assert.ok(document.body.textContent?.includes(login.title))
})

test('the wallet comes first, and there is a way to the market', () => {
  render(<Login />)
  assert.is(byRole('heading', 'Welcome, summoner').tagName, 'H1')
  assert.is(allByRole('button')[0], byRole('button', 'Log in with wallet'))
  assert.is(byRole('link', 'Look around the market').getAttribute('href'), '/marketplace')
})

test('each stage is said in words while the button waits', async () => {
  render(<Login />)
  const words: [LoginStage, string][] = [
    ['wallet', signIn.wallet],
    ['chain', signIn.chain],
    ['message', signIn.message],
    ['sign', signIn.sign],
    ['token', signIn.token],
  ]
  for (const [stage, sentence] of words) {
    change(() => {
      loginStage.value = stage
    })
    await until(() => document.querySelector('[aria-live=polite]')?.textContent === sentence)
    assert.is(byRole('button', 'Log in with wallet').getAttribute('aria-busy'), 'true', stage)
  }
})

test('who came by an invitation is told, and can change the code; others can type one', async () => {
  render(<Login />)
  tap(await until(() => byRole('button', signIn.inviteCode)))
  type(byRole('textbox', signIn.inviteCode), 'ALICE 42')
  tap(byRole('button', signIn.inviteKeep))
  assert.is(byRole('alert').textContent, signIn.inviteWrong)
  assert.is(readItem('inviteCode'), null)
  type(byRole('textbox', signIn.inviteCode), ' ALICE42 ')
  tap(byRole('button', signIn.inviteKeep))
  assert.is(readItem('inviteCode'), 'ALICE42')
  cleanup()
  try {
    render(<Login />)
    await until(() => document.body.textContent?.includes(signIn.invite.replace('{{code}}', 'ALICE42')))
    tap(byRole('button', signIn.inviteChange))
    type(byRole('textbox', signIn.inviteCode), 'BOB7')
    tap(byRole('button', signIn.inviteKeep))
    assert.is(readItem('inviteCode'), 'BOB7')
  } finally {
    writeItem('inviteCode', null)
  }
})

test('a refused signature: clear words, and the button is free again', async () => {
  render(<Login />)
  failWith(new AppError('rejected'))
  await until(() => /You declined in the wallet/.test(document.body.textContent ?? ''))
  assert.is(byRole('button', 'Log in with wallet').getAttribute('aria-busy'), 'false')
})

test('a wrong chain offers the switch', async () => {
  render(<Login />)
  failWith(new AppError('wrongChain', { chain: 'Sandbox' }))
  await until(() => /Switch it to Sandbox/.test(document.body.textContent ?? ''))
  await until(() => byRole('button', 'Switch to Sandbox'))
})

test('without a wallet it offers the way into one, and a look at what is wrong', async () => {
  render(<Login />)
  failWith(new AppError('installWallet'))
  await until(() => byRole('region', 'Open this page in your wallet'))
  assert.is(byRole('link', 'Check wallet and network').getAttribute('href'), '/doctor/?lang=en')
})

test('what the player decided or mistyped is nothing for the doctor', async () => {
  render(<Login />)
  failWith(new AppError('rejected'))
  await until(() => /You declined in the wallet/.test(document.body.textContent ?? ''))
  assert.equal(
    allByRole('link').filter(({ textContent }) => textContent === 'Check wallet and network'),
    [],
  )
})

const ask = (question: Partial<WalletQuestion>) =>
  change(() => {
    loginStage.value = 'wallet'
    walletQuestion.value = { topic: 'link', since: Date.now(), isBusy: false, ...question }
  })

test('P15: while the wallet is asked there is a way out beside the words, and the form is free', async () => {
  render(<Login />)
  ask({})
  await until(() => byRole('button', 'Cancel'))
  tap(byRole('button', 'Log in with mobile'))
  await until(() => byRole('button', 'Log in'))
  assert.is(byRole('button', 'Log in').getAttribute('aria-busy'), 'false')
  byRole('button', 'Cancel')
})

test('the form says its own failure, and the wallet’s button stays free', async () => {
  await openForm()
  change(() => {
    passwordLoginError.value = new AppError('puzzleFirst')
  })
  await until(() => /Please solve the puzzle first/.test(document.querySelector('form')?.textContent ?? ''))
  assert.is(byRole('button', 'Log in with wallet').getAttribute('aria-busy'), 'false')
})

test('P1: a wallet that comes after all takes the place of “install the wallet”', async () => {
  render(<Login />)
  failWith(new AppError('installWallet'))
  await until(() => /Install the wallet first/.test(document.body.textContent ?? ''))
  change(() => {
    walletState.value = 'locked'
  })
  assert.match(document.body.textContent ?? '', /Your wallet is ready now/)
  assert.not.match(document.body.textContent ?? '', /Install the wallet first/)
})

test('P19: TokenPocket without a provider: which wallet to choose, and the reload', async () => {
  render(<Login />)
  failWith(new AppError('walletWithoutBsc'))
  await until(() => /Choose your BNB Chain wallet in TokenPocket/.test(document.body.textContent ?? ''))
  byRole('button', 'Reload the page')
})

test('P1: a wallet’s browser without a provider offers the reload once, then another way', async () => {
  render(<Login />)
  failWith(new AppError('walletAbsent'))
  await until(() => byRole('button', 'Reload the page'))
  cleanup()
  history.replaceState({ isReloaded: true }, '')
  render(<Login />)
  await until(() => /Open this page again in the wallet/.test(document.body.textContent ?? ''))
  assert.is(allByRole('button', 'Reload the page').length, 0)
  history.replaceState(null, '')
})

test('P1: the waiting names the wallet whose browser this is', async () => {
  render(<Login />)
  change(() => {
    walletName.value = 'tokenpocket'
    loginStage.value = 'find'
  })
  await until(() => /Waiting for TokenPocket…/.test(document.body.textContent ?? ''))
})

/** The form of somebody who has logged in with Indonesia's area code before, once it is chosen. */
async function openFormAgain(): Promise<HTMLSelectElement> {
  writeItem('areaCode', '62')
  await openForm()
  const field = byRole('combobox', 'Area code') as HTMLSelectElement
  await until(() => field.value === '62')
  return field
}

for (const isKept of [true, false])
  test(`a login that is ${isKept ? '' : 'not '}to be remembered ${isKept ? 'keeps' : 'leaves'} the area code`, async () => {
    fakeProvider({ '/api/auth/login/email': { token: 't', must_change_password: false } })
    rememberMe.value = isKept
    try {
      type(await openFormAgain(), '886')
      type(byRole('textbox', 'Mobile number'), '912345678')
      type(document.querySelector('input[name=password]') as HTMLElement, 'alice-pass-1')
      await submit()
      await answerPuzzle()
      await until(() => !isPasswordLoginBusy.value)
      assert.is(readItem('areaCode'), isKept ? '886' : '62')
    } finally {
      rememberMe.value = true
      writeItem('areaCode', null)
    }
  })

test('an empty form says what is missing only when it is sent, and asks nobody', async () => {
  const asked = fakeProvider({})
  type(await openFormAgain(), '')
  writeItem('areaCode', null)
  assert.is(allByRole('alert').length, 0)
  tap(byRole('button', 'Log in'))
  await settle()
  assert.equal(
    allByRole('alert').map(({ textContent }) => textContent),
    ['Select the area code.', 'Please fill this in.', 'Please fill this in.'],
  )
  assert.equal(asked, [])
})

/** Sends the form; what logs in is loaded by then. */
async function submit(): Promise<void> {
  tap(byRole('button', 'Log in'))
  await import('../../src/actions/session/logInByPassword')
  await settle()
}

test('number and password go to the provider as they are meant', async () => {
  let sent: unknown
  fakeProvider({
    '/api/auth/login/email': (_: URL, body: unknown) => {
      sent = body
      return { token: 't' }
    },
  })
  await openForm()
  type(byRole('combobox', 'Area code'), '886')
  type(byRole('textbox', 'Mobile number'), '0912 345-678')
  const password = document.querySelector<HTMLElement>('input[name=password]')
  assert.ok(password)
  type(password, 'alice-pass-1')
  await submit()
  await answerPuzzle(false)
  assert.is(sent, undefined)
  await until(() => /Please solve the puzzle first/.test(document.body.textContent ?? ''))
  await submit()
  await answerPuzzle()
  await until(() => sent)
  const { area, account, password: word } = sent as Record<string, string>
  assert.equal([area, account, word], ['886', '912345678', 'alice-pass-1'])
})

test('an e-mail address does in place of a number', async () => {
  await openForm()
  tap(byRole('button', 'E-mail'))
  type(byRole('textbox', 'E-mail'), 'dave@')
  tap(byRole('button', 'Log in'))
  await settle()
  assert.is(allByRole('alert')[0]?.textContent, 'Incorrect email address.')
  assert.is(allByRole('combobox').length, 0)
})

test('the password can be looked at', async () => {
  await openForm()
  const typeOf = () => document.querySelector('input[name=password]')?.getAttribute('type')
  assert.is(typeOf(), 'password')
  tap(byRole('button', 'Show password'))
  assert.is(typeOf(), 'text')
  byRole('button', 'Hide password')
})

test('the guide opens in its place and leads through five steps', async () => {
  render(<Login />)
  const open = document.getElementById('guide-next')
  assert.ok(open)
  tap(open)
  await until(() => byRole('heading', guide.title1))
  const [last, ...before] = [guide.title5, guide.title1, guide.title2, guide.title3, guide.title4]
  for (const title of before) {
    assert.is(byRole('heading', title).tagName, 'H3')
    tap(byRole('button', 'Next'))
  }
  assert.is(byRole('heading', last).tagName, 'H3')
  assert.equal(allByRole('button', 'Next'), [], 'the fifth is the last')
  tap(byRole('button', 'Back'))
  byRole('heading', guide.title4)
  tap(byRole('button', 'Next'))
  tap(byRole('button', 'From the start'))
  byRole('heading', guide.title1)
})

test('a state that cannot be drawn leaves the ways to log in, and says so', async () => {
  const { error } = console
  const reported: unknown[] = []
  console.error = (cause: unknown) => reported.push(cause)
  try {
    render(<Login />)
    const fault = new AppError('server')
    Object.defineProperty(fault, 'params', { get: () => JSON.parse('{') })
    failWith(fault)
    await until(() => byRole('button', 'Try again'))
    byRole('button', 'Log in with wallet')
    byRole('button', 'Log in with mobile')
    assert.is(reported.length, 1)
  } finally {
    console.error = error
  }
})

test.run()

import '../../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { canSavePicture, savePicture } from '../../../src/ui/device/savePicture'
import { sendLink } from '../../../src/ui/device/sendLink'
import { copyText } from '../../../src/ui/text/copyText'

const test = suite('ui/device')
const page = window as unknown as Record<string, unknown>
const LINK = { title: 'Dragon Market', text: 'Join me', url: 'https://game.example/login?invite_code=A' }
const PICTURE = 'data:image/png;base64,AA=='

/** What the phone was asked for, in order. */
let asked: unknown[][] = []
const note = (...what: unknown[]) => void asked.push(what)

interface Phone {
  clipboard?: ((text: string) => Promise<void>) | undefined
  selection?: boolean
  share?: (what: object) => Promise<void>
}

/** The web's own ways on this phone; those left out are not there. */
function usePhone({ clipboard, selection = false, share }: Phone): void {
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, writable: true, value })
  define(navigator, 'clipboard', clipboard && { writeText: clipboard })
  define(navigator, 'share', share)
  define(document, 'execCommand', (name: string) => {
    note(name, (document.activeElement as HTMLTextAreaElement).value)
    return selection
  })
}

const takes = async (text: string) => note('clipboard', text)
const refuses = () => Promise.reject(new Error('NotAllowedError'))
const hangs = () => new Promise<void>(() => {})

/** Runs with a clock that is a hundred times as fast. */
async function fast<T>(run: () => Promise<T>): Promise<T> {
  const slow = globalThis.setTimeout
  globalThis.setTimeout = ((act: () => void, ms: number, ...rest: unknown[]) =>
    Reflect.apply(slow, globalThis, [act, ms / 100, ...rest])) as typeof setTimeout
  try {
    return await run()
  } finally {
    globalThis.setTimeout = slow
  }
}

test.before.each(() => {
  asked = []
  for (const name of ['imToken', 'TPJSBrigeClient', 'webkit']) delete page[name]
})

test('P28: the clipboard takes the text; nothing else is asked', async () => {
  usePhone({ clipboard: takes })
  assert.ok(await copyText('abc'))
  assert.equal(asked, [['clipboard', 'abc']])
})

for (const [what, clipboard] of [
  ['is not there', undefined],
  ['refuses', refuses],
  ['never answers', hangs],
] as const) {
  test(`P28: a clipboard that ${what}: the selection is copied, and whether it was is the truth`, async () => {
    usePhone({ clipboard, selection: true })
    assert.is(await fast(() => copyText('abc')), true)
    usePhone({ clipboard, selection: false })
    assert.is(await fast(() => copyText('abc')), false)
    assert.equal(asked, [
      ['copy', 'abc'],
      ['copy', 'abc'],
    ])
    assert.is(document.querySelector('textarea'), null)
  })
}

test('P28: the focus is where it was after a copy by selection', async () => {
  usePhone({ selection: true })
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  await copyText('abc')
  assert.is(document.activeElement, button)
  button.remove()
})

test('P28: in imToken the app copies; one that fails leaves it to the clipboard', async () => {
  usePhone({ clipboard: takes })
  page.imToken = { callAPI: note }
  assert.ok(await copyText('abc'))
  page.imToken = {
    callAPI: () => {
      throw new Error('no such call')
    },
  }
  assert.ok(await copyText('def'))
  page.imToken = { callAPI: note, isSimulated: true }
  assert.ok(await copyText('ghi'))
  assert.equal(asked, [
    ['native.setClipboard', 'abc'],
    ['clipboard', 'def'],
    ['clipboard', 'ghi'],
  ])
})

test('P28: TokenPocket on Android is handed the link as text of an object, without a callback', async () => {
  usePhone({ clipboard: takes })
  page.TPJSBrigeClient = { callMessage: note }
  assert.is(await sendLink(LINK), 'handed')
  const [[name, params, callback] = []] = asked
  assert.equal([name, callback], ['shareNewsToSNS', ''])
  assert.equal(JSON.parse(String(params)), {
    title: LINK.title,
    description: LINK.text,
    url: LINK.url,
    previewImage: '',
  })
})

test('P28: TokenPocket on iOS is handed it by the handler of the call’s name', async () => {
  usePhone({ clipboard: takes })
  const handler = (name: string) => ({ postMessage: (message: unknown) => note(name, message) })
  page.webkit = { messageHandlers: { getNodeUrl: handler('getNodeUrl'), saveImage: handler('saveImage') } }
  assert.ok(canSavePicture())
  assert.ok(savePicture('Dragon Market', PICTURE))
  assert.equal(asked, [['saveImage', { body: { params: JSON.stringify({ url: PICTURE }), callback: '' } }]])
  // Another app's web view has handlers too.
  page.webkit = { messageHandlers: { saveImage: handler('saveImage') } }
  assert.not(canSavePicture())
})

test('P28: imToken is handed link and picture in its own words', async () => {
  usePhone({ clipboard: takes })
  page.imToken = { callAPI: note }
  assert.is(await sendLink(LINK), 'handed')
  assert.ok(savePicture(LINK.title, PICTURE))
  assert.equal(
    asked.map(([name, what, answer]) => [name, what, typeof answer]),
    [
      ['native.share', { title: LINK.title, message: LINK.text, url: LINK.url }, 'function'],
      ['native.share', { title: LINK.title, url: PICTURE, type: 'image/png' }, 'function'],
    ],
  )
})

test('P28: elsewhere the system’s own list; one that is put away copies nothing', async () => {
  usePhone({ clipboard: takes, share: async (what) => note('share', what) })
  assert.is(await sendLink(LINK), 'handed')
  usePhone({ clipboard: takes, share: () => Promise.reject(new DOMException('', 'AbortError')) })
  assert.is(await sendLink(LINK), 'handed')
  assert.equal(asked, [['share', LINK]])
})

test('P28: without a list, or one that refuses, the link is copied; the result is the truth', async () => {
  usePhone({ clipboard: takes })
  assert.is(await sendLink(LINK), 'copied')
  usePhone({ clipboard: takes, share: refuses })
  assert.is(await sendLink(LINK), 'copied')
  usePhone({ clipboard: refuses })
  assert.is(await sendLink(LINK), 'notCopied')
  assert.equal(asked.slice(0, 2), [
    ['clipboard', LINK.url],
    ['clipboard', LINK.url],
  ])
})

test('P27: without an app around the page nothing is asked to save a picture', () => {
  usePhone({})
  assert.not(canSavePicture())
  assert.not(savePicture('x', PICTURE))
  assert.equal(asked, [])
})

test.run()

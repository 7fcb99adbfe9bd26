import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { ErrorKey } from '../../../src/errors'

/** A reply of a provider in some bad shape, and what it must come to: an error, or data. */
export interface BadReply {
  name: string
  send: (response: ServerResponse) => void
  expected: { error: ErrorKey; message?: string; code?: number } | { data: unknown }
}

type Content = string | Buffer

const reply =
  (status: number, content: Content, headers: Record<string, string> = {}, statusText?: string) =>
  (response: ServerResponse): void => {
    const type = { 'content-type': 'application/json', ...headers }
    if (statusText === undefined) response.writeHead(status, type)
    else response.writeHead(status, statusText, type)
    response.end(content)
  }

const json = (value: unknown, status = 200) => reply(status, JSON.stringify(value))

const bad = (name: string, content: Content, headers: Record<string, string> = {}): BadReply => ({
  name,
  send: reply(200, content, headers),
  expected: { error: 'badAnswer' },
})
const data = (name: string, content: Content, expected: unknown, headers: Record<string, string> = {}): BadReply => ({
  name,
  send: reply(200, content, headers),
  expected: { data: expected },
})
const api = (name: string, body: unknown, message: string, code: number, status = 200): BadReply => ({
  name,
  send: json(body, status),
  expected: { error: 'api', message, code },
})
const http = (name: string, status: number, content: Content, message: string, code: number): BadReply => ({
  name,
  send: reply(status, content, { 'content-type': 'text/html' }),
  expected: { error: 'api', message, code },
})
const is = (name: string, error: ErrorKey, send: BadReply['send']): BadReply => ({ name, send, expected: { error } })

const utf16 = (text: string): Buffer => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const HTML = '<!doctype html><title>502</title><h1>Bad gateway</h1>'
const LONG = 'x'.repeat(5000)

const noEnvelope: BadReply[] = [
  bad('HTML with status 200', HTML, { 'content-type': 'text/html' }),
  bad('a login page of a hotel', '<html><body>Accept the terms</body></html>', { 'content-type': 'text/html' }),
  bad('nothing at all', ''),
  is('204', 'badAnswer', (response) => response.writeHead(204).end()),
  is('205', 'badAnswer', (response) => response.writeHead(205).end()),
  bad('only spaces', '   \n'),
  bad('truncated JSON', '{"code":200,"data":{"a":1'),
  bad('truncated in a string', '{"code":200,"data":"abc'),
  bad('truncated after a backslash', '{"code":200,"data":"abc\\'),
  bad('an array', '[]'),
  bad('an array with an envelope in it', '[{"code":200,"data":1}]'),
  bad('a number', '200'),
  bad('a text', '"200"'),
  bad('null', 'null'),
  bad('true', 'true'),
  bad('NaN as code', '{"code":NaN,"data":1}'),
  bad('JSONP', 'callback({"code":200,"data":1})'),
  bad('NDJSON', '{"code":200,"data":1}\n{"code":200,"data":2}\n'),
  bad('a comment in it', '{"code":200,/* ok */"data":1}'),
  bad('single quotes', "{'code':200}"),
  bad('a trailing comma', '{"code":200,"data":1,}'),
  bad('a guard prefix', ')]}\',\n{"code":200,"data":1}'),
  bad('UTF-16', utf16('{"code":200,"data":"é"}'), { 'content-type': 'application/json; charset=utf-16' }),
  bad('Latin 1', Buffer.from('{"code":200,"data":"é"}', 'latin1')),
  bad('Big5', Buffer.from([0x7b, 0x22, 0xa4, 0xa4, 0xa4, 0xe5, 0x22, 0x7d])),
  bad('cut inside a character', Buffer.from('{"code":200,"data":"龍').subarray(0, -1)),
  bad('gzip that is not said to be', gzipSync('{"code":200,"data":1}')),
  bad('more than 2 MB', `{"code":200,"data":"${'x'.repeat(2 * 1024 * 1024)}"}`),
  bad('a gzip bomb', gzipSync(`{"code":200,"data":"${'x'.repeat(20 * 1024 * 1024)}"}`), { 'content-encoding': 'gzip' }),
  bad('100 000 open brackets', '['.repeat(100_000)),
  bad('100 000 nested lists', '['.repeat(100_000) + ']'.repeat(100_000)),
  bad('2 MB of escaped quotes that never end', '"\\'.repeat(1_000_000)),
  bad('2 MB of digits', '1'.repeat(2_000_000)),
  bad('leading zeros in a long number', '{"code":200,"data":0012345678901234567}'),
  bad('a long number as a key', '{"code":200,12345678901234567:1}'),
  bad('zero bytes', Buffer.alloc(64)),
]

const noCode: BadReply[] = [
  bad('code missing', '{"data":1}'),
  bad('code null', '{"code":null,"data":1}'),
  bad('code true', '{"code":true,"data":1}'),
  bad('code an object', '{"code":{},"data":1}'),
  bad('code an object that prints as 200', '{"code":{"toString":200},"data":1}'),
  bad('code a list of 200', '{"code":[200],"data":1}'),
  bad('code 1e400', '{"code":1e400,"data":1}'),
  bad('code 200.5', '{"code":200.5,"data":1}'),
  bad('code "200 "', '{"code":"200 ","data":1}'),
  bad('code a word', '{"code":"OK","data":1}'),
  bad('code empty', '{"code":"","data":1}'),
  bad('code of 20 digits', '{"code":20000000000000000000,"data":1}'),
  bad('code in the prototype only', '{"__proto__":{"code":200,"data":1}}'),
  bad('CODE in capitals', '{"CODE":200,"data":1}'),
]

const good: BadReply[] = [
  data('code as text', '{"code":"200","data":1}', 1),
  data('code 200.0', '{"code":200.0,"data":1}', 1),
  data('code 2e2', '{"code":2e2,"data":1}', 1),
  data('no data', '{"code":200}', null),
  data('data null', '{"code":200,"data":null,"msg":"ok"}', null),
  data('data false', '{"code":200,"data":false}', false),
  data('a byte order mark', '\ufeff{"code":200,"data":1}', 1),
  data('HTML as its type', '{"code":200,"data":1}', 1, { 'content-type': 'text/html' }),
  data('code twice: the last counts', '{"code":500,"code":200,"data":1}', 1),
  data('20 digits', '{"code":200,"data":12345678901234567890}', '12345678901234567890'),
  { name: '201', send: json({ code: 200, data: 1 }, 201), expected: { data: 1 } },
]

const refused: BadReply[] = [
  api('another code', { code: 1001, msg: 'Too late' }, 'Too late', 1001),
  api('another code as text', { code: '1001', msg: 'Too late' }, 'Too late', 1001),
  api('code 0', { code: 0, msg: 'ok?' }, 'ok?', 0),
  api('a negative code', { code: -1, msg: 'no' }, 'no', -1),
  api('no message: the status text', { code: 500 }, 'OK', 500),
  api('message null', { code: 500, msg: null }, 'OK', 500),
  api('message an object', { code: 500, msg: { text: 'x' } }, 'OK', 500),
  api('message a list', { code: 500, msg: ['x'] }, 'OK', 500),
  api('message a number', { code: 500, msg: 7 }, '7', 500),
  api('message only spaces', { code: 500, msg: ' \n\t' }, 'OK', 500),
  api('message of 5 000 characters', { code: 500, msg: LONG }, LONG.slice(0, 200), 500),
  api('message with marks that turn it around', { code: 500, msg: 'a\u202eb\u200bc\u0000d' }, 'a b c d', 500),
  api('message with a lone surrogate', { code: 500, msg: 'a\ud800b' }, 'a b', 500),
  api('message with markup stays text', { code: 500, msg: '<img src=x>' }, '<img src=x>', 500),
  {
    name: 'no message and no status text',
    send: reply(200, '{"code":9}', {}, ''),
    expected: { error: 'api', message: 'Error', code: 9 },
  },
  http('500 with HTML', 500, HTML, 'Internal Server Error', 500),
  http('404 with nothing', 404, '', 'Not Found', 404),
  http('403 with a list', 403, '[1]', 'Forbidden', 403),
  http('400 with a message', 400, '{"code":1002,"msg":"Wrong"}', 'Wrong', 1002),
  http('400 without a code', 400, '{"msg":"Wrong"}', 'Wrong', 400),
  http('500 that claims success', 500, '{"code":200,"data":1}', 'Internal Server Error', 500),
  http('502', 502, HTML, 'Bad Gateway', 502),
  http('503 with more than 2 MB', 503, 'x'.repeat(3_000_000), 'Service Unavailable', 503),
  http('504 not UTF-8', 504, '\xff', 'Gateway Timeout', 504),
  http('300 without a location', 300, '', 'Multiple Choices', 300),
]

const known: BadReply[] = [
  is('envelope 401', 'unauthorised', json({ code: 401 })),
  is('envelope "401"', 'unauthorised', json({ code: '401', msg: 'gone' })),
  is('HTTP 401 with nothing', 'unauthorised', reply(401, '')),
  is('HTTP 401 with HTML', 'unauthorised', reply(401, HTML)),
  is('HTTP 401 that claims success', 'unauthorised', json({ code: 200, data: 1 }, 401)),
  is('HTTP 500 with envelope 401', 'unauthorised', json({ code: 401 }, 500)),
  is('envelope 429', 'tooManyRequests', json({ code: 429 })),
  is('HTTP 429 with HTML', 'tooManyRequests', reply(429, HTML)),
  is('HTTP 429 to be repeated in a day', 'tooManyRequests', reply(429, '', { 'retry-after': '86400' })),
  is('HTTP 429 with a word', 'tooManyRequests', reply(429, '', { 'retry-after': 'soon' })),
  is('envelope 425', 'notYet', json({ code: 425, msg: 'not on chain yet' })),
  is('HTTP 425', 'notYet', reply(425, '')),
]

/** Bytes after an honest head, then `after`. */
const part =
  (content: string, headers: Record<string, string>, after: (response: ServerResponse) => void) =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers })
    response.write(content)
    setTimeout(() => after(response), 5)
  }

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 10)
  response.on('close', () => clearInterval(timer))
}

const broken: BadReply[] = [
  is('connection reset', 'server', (response) => response.socket?.resetAndDestroy()),
  is('closed without a word', 'server', (response) => response.socket?.destroy()),
  is('not HTTP', 'server', (response) => response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n\r\n')),
  is(
    'a body cut by its length',
    'server',
    part('{"code":200,"data":1}', { 'content-length': '500' }, (response) => response.socket?.destroy()),
  ),
  is(
    'a body cut between chunks',
    'server',
    part('{"code":200,', {}, (response) => response.socket?.destroy()),
  ),
  is(
    'a body cut inside a character',
    'server',
    part('{"code":200,"data":"', {}, (response) => {
      response.write(Buffer.from('龍').subarray(0, 1))
      setTimeout(() => response.socket?.destroy(), 5)
    }),
  ),
  is('bad gzip', 'server', reply(200, '{"code":200,"data":1}', { 'content-encoding': 'gzip' })),
  is('301', 'server', reply(301, '', { location: '/api/elsewhere' })),
  is('302 to another origin', 'server', reply(302, '', { location: 'https://example.invalid/' })),
  is('307', 'server', reply(307, '', { location: '/api/elsewhere' })),
  is('hangs', 'server', () => {}),
  is('hangs after the headers', 'server', (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.flushHeaders()
  }),
  is(
    'hangs in the body',
    'server',
    part('{"code":200,', {}, () => {}),
  ),
  is('drips', 'server', drip),
]

/** Every kind of malformed reply we know of. */
export const BAD_REPLIES: readonly BadReply[] = [...noEnvelope, ...noCode, ...good, ...refused, ...known, ...broken]

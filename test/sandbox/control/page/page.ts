import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Provider } from '../../api/provider'
import { NODE_ADDRESSES, SILENCES } from '../../nodes/nodes'
import { REORG_WAYS } from '../../nodes/reorg'
import { accountOf, PEOPLE } from '../../people'
import { FAULT_KINDS } from '../faults'
import { form, options } from './form'
import { PAGE_SCRIPT } from './script'
import { PAGE_STYLE } from './style'

const YES_NO = options(['true', 'false'])
const NO_YES = options(['false', 'true'])
const ADDRESS = `<label>Address <select name="address"><option value="">both of the site</option>${options(NODE_ADDRESSES)}</select></label>`
const PEOPLE_OPTIONS = options(PEOPLE.map(({ name }) => name))

/** A page for people to press the controls. */
export function sandboxPage(app: Hono, provider: Provider): void {
  app.get('/sandbox', async (context) => {
    const block = await provider.chain.blockNumber()
    const time = new Date(provider.clock.now() * 1000).toISOString().replace('T', ' ').slice(0, 19)
    return context.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Sandbox</title>
          <style>
            ${raw(PAGE_STYLE)}
          </style>
        </head>
        <body>
          <h1>Sandbox</h1>
          <p>Block ${String(block)}, ${time} UTC. <a href="/">The site</a> · <a href="/sandbox/api">Its API</a></p>
          <main>${sections().map((section) => raw(section))}</main>
          <section><h2>People</h2>${peopleTable()}</section>
          <section><h2>Answer</h2><pre id="answer" role="status">Nothing was asked yet.</pre></section>
          <script>
            ${raw(PAGE_SCRIPT)}
          </script>
        </body>
      </html>`)
  })
}

function sections(): string[] {
  return [
    form('Time forward', '/sandbox/time', '<label>Seconds <input name="seconds" type="number" value="86400"></label>'),
    form('Hold blocks', '/sandbox/blocks', '<input type="hidden" name="hold" value="true" data-is="flag">'),
    form('Let blocks come', '/sandbox/blocks', '<input type="hidden" name="resume" value="true" data-is="flag">'),
    form('Mine', '/sandbox/blocks', '<label>Blocks <input name="mine" type="number" value="1"></label>'),
    form('Codes sent', '/sandbox/codes', '', 'get'),
    form('Back to the seed', '/sandbox/reset', ''),
    form(
      'Game online',
      '/sandbox/online',
      `<label>Who <select name="userid">${PEOPLE_OPTIONS}</select></label>
       <label>Online <select name="on" data-is="flag">${YES_NO}</select></label>`,
    ),
    form('Withdrawals', '/sandbox/withdrawals', '', 'get'),
    form(
      'Review a withdrawal',
      '/sandbox/withdrawals',
      `<label>Id <input name="id" type="number" value="1"></label>
       <label>Do <select name="action">${options(['approve', 'reject'])}</select></label>`,
    ),
    form(
      'Give an asset',
      '/sandbox/give',
      `<label>Whom <select name="userid">${PEOPLE_OPTIONS}</select></label>
       <label>Kind <select name="kind">${options(['hero', 'equip', 'pet', 'lingshi', 'dragon'])}</select></label>
       <label>Place <select name="place">${options(['wallet', 'game', 'contract'])}</select></label>
       <label>Price <input name="price" placeholder="none"></label>`,
    ),
    form(
      'Have the provider believe otherwise than the chain',
      '/sandbox/asset',
      `<label>Asset <input name="id"></label>
       <label>Status <input name="status" type="number" value="3"></label>`,
    ),
    form(
      'Give coins',
      '/sandbox/give/coins',
      `<label>Whom <select name="userid">${PEOPLE_OPTIONS}</select></label>
       <label>Coin <select name="coin">${options(['MDS', 'MDV', 'HFH', 'ENFT', 'USDT', 'BNB'])}</select></label>
       <label>Amount <input name="amount" value="100"></label>
       <label>Place <select name="place">${options(['wallet', 'game'])}</select></label>`,
    ),
    form(
      'Add a fault',
      '/sandbox/faults',
      `<label>Kind <select name="kind">${options(FAULT_KINDS)}</select></label>
       <label>Method <select name="method"><option value="">both</option>${options(['GET', 'POST'])}</select></label>
       <label>Path <input name="path" value="/api/*"></label>
       <label>From call <input name="nth" type="number" value="1"></label>
       <label>Times <input name="times" type="number" value="1"></label>
       <label>Status <input name="status" type="number" value="500"></label>
       <label>Delay, ms <input name="delayMs" type="number" value="1000"></label>`,
    ),
    form('Faults', '/sandbox/faults', '', 'get'),
    form('Clear faults', '/sandbox/faults/clear', ''),
    form(
      'Open or close a call',
      '/sandbox/open',
      `<label>Path <input name="path" value="/api/user/summon"></label>
       <label>Open <select name="open" data-is="flag">${NO_YES}</select></label>`,
    ),
    form('Line to the chain', '/sandbox/node', `<label>Up <select name="up" data-is="flag">${YES_NO}</select></label>`),
    form(
      'Bringing in of blocks',
      '/sandbox/sync',
      `<label>Works <select name="works" data-is="flag">${YES_NO}</select></label>`,
    ),
    form('Nodes behind the RPC addresses', '/sandbox/nodes', '', 'get'),
    form(
      'Have an address lag or be silent',
      '/sandbox/nodes',
      `${ADDRESS}
       <label>Blocks behind <input name="lag" type="number" value="0" min="0" max="600"></label>
       <label>Never catches up <select name="stuck" data-is="flag">${NO_YES}</select></label>
       <label>Answers <select name="silence"><option value="">yes</option>${options(SILENCES)}</select></label>`,
    ),
    form(
      'Split nodes: each request is drawn one of them',
      '/sandbox/nodes/split',
      `${ADDRESS}
       <label>Nodes <input name="nodes" data-is="json" value='[{"lag":0},{"lag":300}]'></label>
       <label>Seed <input name="seed" value="1"></label>`,
    ),
    form(
      'States a node keeps',
      '/sandbox/nodes/states',
      '<label>Blocks, 0 for all <input name="kept" type="number" value="128"></label>',
    ),
    form(
      'Fast finality',
      '/sandbox/finality',
      `<label>Works <select name="works" data-is="flag">${NO_YES}</select></label>`,
    ),
    form(
      'Replace the newest blocks',
      '/sandbox/reorg',
      `<label>Blocks <input name="depth" type="number" value="1"></label>
       <label>Transactions <select name="transactions">${options(REORG_WAYS)}</select></label>`,
    ),
    form(
      'Gas prices, in gwei',
      '/sandbox/gas',
      `<label>Suggested <input name="price" value="0.05"></label>
       <label>Refused below <input name="floor" value="0.05"></label>`,
    ),
    form('Fee of the relayer, in USDT', '/sandbox/relayer', '<label>For each <input name="fee" value="0.02"></label>'),
    form('Ledger', '/sandbox/ledger', '<label>Key <input name="key" placeholder="all"></label>', 'get'),
    form('Provider against chain', '/sandbox/check', '', 'get'),
  ]
}

function peopleTable() {
  const rows = PEOPLE.map(
    (person) => html`<tr>
      <td>${person.nickname}</td>
      <td>${person.mobile === null ? (person.email ?? '') : `+${person.area} ${person.mobile}`}</td>
      <td>${person.password ?? ''}</td>
      <td>${person.fundPassword ?? ''}</td>
      <td><code>${accountOf(person).address}</code></td>
    </tr>`,
  )
  return html`<table>
    <thead>
      <tr>
        <th>Name</th>
        <th>Login</th>
        <th>Password</th>
        <th>Fund password</th>
        <th>Wallet</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

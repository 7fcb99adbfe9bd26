/** One deliberate fault in the journal: a text that occurs once, and its replacement. */
export interface Mutant {
  name: string
  file: string
  find: string
  replace: string
  /** Why no test can notice a fault that is known to survive. */
  survives?: string
}

const inFile =
  (file: string) =>
  (name: string, find: string, replace: string, survives?: string): Mutant => ({
    name,
    file: `src/${file}`,
    find,
    replace,
    ...(survives === undefined ? {} : { survives }),
  })

const run = inFile('actions/money/drive.ts')
const look = inFile('actions/money/advance.ts')
const final = inFile('actions/money/finalView.ts')
const verdict = inFile('domain/verdict.ts')
const goOn = inFile('actions/money/goOn.ts')
const giveUp = inFile('actions/money/giveUp.ts')
const page = inFile('actions/money/journalOfPage.ts')
const login = inFile('actions/session/keptPlayer.ts')
const begin = inFile('actions/money/begin.ts')
const entry = inFile('actions/money/newEntry.ts')
const allow = inFile('actions/money/allow.ts')
const able = inFile('actions/money/assertAble.ts')
const said = inFile('actions/money/assertPromised.ts')
const bytes = inFile('actions/money/prepareCall.ts')
const block = inFile('actions/money/look.ts')
const store = inFile('storage/journalStore.ts')
const database = inFile('storage/indexedDb.ts')
const backends = inFile('storage/journalBackend.ts')
const entries = inFile('domain/journal.ts')
const read = inFile('storage/toEntry.ts')
const canGiveUp = inFile('domain/canGiveUp.ts')
const passing = inFile('domain/isPassing.ts')
const effect = inFile('chain/findEffect.ts')
const gate = inFile('wallet/send.ts')
const trial = inFile('wallet/tryOut.ts')
const chain = inFile('wallet/assertChain.ts')
const signIn = inFile('wallet/signInMessage.ts')

export const MUTANTS: readonly Mutant[] = [
  run('the wallet opens on an entry that is only ready', 'await move({ step: Step.asked })', ''),
  run('the wallet opens while the disk still writes', 'await move({ step: Step.asked', 'void move({ step: Step.asked'),
  run('a faster tab is not noticed', "if (!next) throw new AppError('alreadyOpen')", 'if (!next) return'),
  run('the wallet opens though the login has ended', "if (!isOwn(entry)) throw new AppError('loginFirst')", ''),
  run('a run goes on though the login has ended', 'isLatest() && isOwn(entry)', 'isLatest()'),
  run('an older run goes on beside a later one', 'isWanted = () => isLatest() && ', 'isWanted = () => '),
  run(
    'the provider prepares though the login has ended',
    'assertWanted()\n      await move({ order',
    'await move({ order',
  ),
  run(
    'an unknown outcome ends the entry',
    "isRejected ? { step: Step.dead, error: 'rejected' } : { error: 'unknownOutcome' }",
    "{ step: Step.dead, error: 'rejected' }",
  ),
  run(
    'a rejection leaves the entry open',
    "const isRejected = toAppError(cause).key === 'rejected'",
    'const isRejected = false',
  ),
  run('a lost reply ends the entry', '!isPassing(key)', 'true'),
  run('a refusal leaves the entry open', '!isPassing(key)', 'false'),
  run('an entry that was written as asked, and was not, stays so', 'entry.step === Step.asked || ', ''),
  run('the hash is not kept', 'if (hash) await note({ step: Step.sent, hash })', ''),
  run('an older run fails the sheet of a later one', 'if (!isLatest() && entry.step < Step.asked) return entry', ''),
  run('a claim waits for the wallet', 'if (hasChainStep) await world.link(entry)', 'await world.link(entry)'),

  look(
    'an effect that is only seen is reported',
    'const block = Math.max(0, ...(await world.readSeen(entry)).filter(Number.isSafeInteger))',
    'const block = Math.max(0, ...(await world.readSeen(entry)).filter(Number.isSafeInteger))\n  if (block) return { step: Step.mined }',
  ),
  look('a lost hash stays lost', "verdict.is === 'effective'", "verdict.is === 'effective' && hash"),
  look('the ref is not looked at', "verdict.is === 'effective'", "verdict.is === 'effective' && !verdict"),
  look(
    'what failed and what was replaced are one',
    '(await world.hasSucceeded(hash)) === false',
    '(await world.hasSucceeded(hash)) !== null',
  ),
  look(
    "another's hash is believed for its sender",
    'sent.from === account ? { nonce: sent.nonce } : null',
    '{ nonce: sent.nonce }',
  ),
  look("another's hash is believed for its bytes", 'if (!sent.data.includes(id.slice(2))) return { hash: null }', ''),
  look("another's hash is kept", 'return { hash: null }', 'return null'),
  look("another's hash ends it", 'return { hash: null }', "return { step: Step.dead, error: 'chainFailure' }"),
  look("a relayer's hash is dropped", '{ nonce: sent.nonce } : null', '{ nonce: sent.nonce } : { hash: null }'),
  look(
    'the hash that the wallet told is reported, whatever took effect',
    'await world.findHash(entry, verdict.block).catch(() => null)',
    'hash',
  ),
  look('a transaction that cannot be found holds up the report', 'verdict.block).catch(() => null)', 'verdict.block)'),
  look('what one node has seen overtakes the answer of the wallet', 'if (step === Step.asked) return null\n', ''),
  look('an effect that was undone stays seen', '{ seen: null } : null', 'null : null'),
  look(
    'the bytes that one node tells are believed',
    'agreedOf(await world.readSent(hash))',
    '(await world.readSent(hash)).find(Boolean)',
  ),
  verdict('one node is enough', 'const LEAST_NODES = 2', 'const LEAST_NODES = 1'),
  verdict('three nodes are needed', 'const LEAST_NODES = 2', 'const LEAST_NODES = 3'),
  verdict('a node that denies an effect is not heard', 'one.done > 0 && other.done !== one.done', 'false'),
  verdict(
    'a node that denies a death is not heard',
    'nonce !== null && one.nonce > nonce && other.nonce <= nonce',
    'false',
  ),
  verdict(
    'one effect is not enough against a death',
    'if (first) return',
    'if (first && others.length + 1 >= LEAST_NODES) return',
  ),
  verdict('the next nonce counts as used', 'view.nonce > nonce)', 'view.nonce >= nonce)'),
  final('read at latest', 'let told = await node.readFinalized()', 'let told = await node.readLatest()'),
  final(
    'not by number: each read takes the newest block there is',
    "persist(() => node.readView(entry, final, 'number'))",
    "persist(async () => node.readView(entry, await node.readLatest(), 'number'))",
  ),
  final('a machine that lags takes the final block back', '!memory.final || number > memory.final.number', 'true'),
  final('a machine without the block ends the look', 'const ATTEMPTS = 4', 'const ATTEMPTS = 1'),
  final('without fast finality a block counts at once', '>= FINAL_DEPTH ? kept.view', '>= 0 ? kept.view'),
  final(
    'without fast finality nothing is ever final',
    'final !== null && Math.abs(now - movedAt) >= STALLED_MS',
    'now < 0',
  ),
  final('a block that was replaced counts', 'return now?.hash === kept.block.hash && ', 'return '),
  effect("another transaction of the block is taken for the action's", 'data.includes(ref.slice(2)) ?', 'data ?'),
  effect(
    'a copy that failed is taken for the one that took effect',
    'receipt?.succeeded && receipt',
    'receipt?.blockNumber && receipt',
  ),
  effect('a stranger with the same bytes is taken for it', '(from === account || receipt.logs.some(tells))', 'true'),
  effect('any event of ours counts', '&& [ref, account].every(', '&& [].every('),
  effect('a transaction of another block is taken for it', 'receipt.blockNumber === BigInt(block) && ', ''),
  effect('what the wallet told is not looked at', 'if (told && (await isIt(told))) return hash', ''),
  effect(
    'only what the wallet told is looked at',
    '(await readTransactionsOf(reader, BigInt(block))) ?? []',
    '[] as Transaction[]',
  ),
  passing('a wallet on another chain ends an entry that was prepared', "wrongChain: 'mendable',", ''),
  passing('a refusal by the player may be tried again', 'key in PASSING', "key in PASSING || key === 'rejected'"),

  look(
    'what is lost in the network ends by age',
    'const views = await world.readFinal(entry)',
    "const views = await world.readFinal(entry)\n  if (hash && world.now() - Number(entry.times[Step.asked]) > 3600_000) return { step: Step.dead, error: 'chainFailure' }",
  ),
  look(
    'a question without an answer ends by age',
    'const views = await world.readFinal(entry)',
    "const views = await world.readFinal(entry)\n  if (!hash && world.now() - Number(entry.times[Step.asked]) > 60_000) return { step: Step.dead, error: 'chainFailure' }",
  ),
  look(
    'an unanswered callback counts as told',
    'return {\n      tries: entry.tries + 1',
    'if (entry.tries > 0) return { step: Step.done }\n    return {\n      tries: entry.tries + 1',
  ),
  look(
    'a refused callback ends it',
    'return {\n      tries: entry.tries + 1',
    "if (toAppError(cause).key === 'api') return { step: Step.dead }\n    return {\n      tries: entry.tries + 1",
  ),
  look('the waits never end', 'Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS)', 'FIRST_WAIT_MS * 2 ** tries'),
  look('a callback is repeated without a pause', 'nextTryAt: retryAt(world.now(), entry.tries)', 'nextTryAt: 0'),

  goOn('an entry acts for whoever is logged in', '!world.isOwn(entry) || ', ''),
  goOn('a clock that was set back holds everything up', 'waitMs > 0 && waitMs < CLOCK_WENT_BACK_MS', 'waitMs > 0'),
  goOn('nothing waits for its time', 'waitMs > 0 && waitMs < CLOCK_WENT_BACK_MS', 'false'),
  goOn(
    'a silent chain ends the look with an error',
    'advance(entry, world).catch(() => null)',
    'advance(entry, world)',
  ),
  goOn(
    'what was found is written though the login has ended',
    'change && world.isOwn(entry) && ',
    'change && ',
    'The provider was told under the right login, so that writing it down is as good as telling it again.',
  ),

  giveUp('an effect is given up', 'if ([...seen, ...views.map(({ done }) => done)].some(Boolean)) return false', ''),
  giveUp(
    'a transaction that the network knows is given up',
    'if (entry.hash && (await canStillHappen(entry.hash, world))) return false',
    '',
  ),
  giveUp('anything is given up at any time', '!canGiveUp(entry, world.now()) || ', ''),
  giveUp("another player's entry is given up", ' || !world.isOwn(entry)', ''),

  login('an entry is shown to whoever is logged in', 'owner.userid === player.userid', 'true'),
  login('an entry is shown to any login, before it is known whose', 'isChainSigned(owner)', 'true'),
  login('who another tab has logged in counts', 'isOwnStorage() ? toPlayer', 'true ? toPlayer'),
  page('what another tab wrote is not read', 'else await showJournal()', 'else await 0'),
  page('a failing disk is not named', "throw toAppError(cause, 'storageOff')", 'throw toAppError(cause)'),
  begin('two taps begin two actions', 'if (shown && !RESTING.includes(shown.stage)) return\n', ''),
  entry('top-ups of one coin do not wait for each other', 'payload.coin', 'Math.random()'),
  begin('what the player may do is not asked again', '    assertAble(kind, asset)\n', ''),
  able('a withdrawal that the chain shows is refused', 'if (kind === recoveries.value[asset.id]?.action) return\n', ''),
  able('whatever was found for an asset lets it do anything', 'kind === recoveries', 'recoveries'),
  said('another amount is signed', 'amount: price,', 'amount: call.amount,'),
  said('another price is signed', '    price,\n    expectedPrice', '    price: call.price,\n    expectedPrice'),
  said('another token is signed', '    tokenId,\n    kind', '    tokenId: call.tokenId,\n    kind'),
  said('more BNB goes along', "value: coin === 'BNB' ? price : 0", 'value: call.value'),
  said('another spender is approved', 'spender: contract', 'spender: call.spender'),
  said('another coin is approved', 'call.tokenId === undefined ? coin : collection', 'call.target'),
  said('another mark is signed', 'ref: id', 'ref: call.ref'),
  said('another function is signed', 'name: action.functionName(entry)', 'name: call.name'),
  bytes('the sheet does not show what is signed', '  showCall(entry.id, said)\n', ''),
  bytes(
    'what is signed is not held to the review',
    '  assertPromised(said, entry)\n',
    '',
    'Our own encoders say what was promised, so that there is nothing to refuse; the check has its own test.',
  ),
  block('a block from before a slow answer will do', 'const isFresh = found && ', 'const isFresh = found || '),
  block('the block before the approval will do', 'present = readerAtHead()\n      return', 'return'),
  allow(
    'a larger approval than needed counts as none',
    '  if (await allowance.isGiven(reader)) return\n  enterStage',
    '  enterStage',
  ),
  allow('a lowered approval is enough', 'if (looksLeft <= 0) throw end', 'if (looksLeft <= 0) return'),
  allow('a node that lags is a lowered approval', 'LOOKS_AFTER_RECEIPT = 3', 'LOOKS_AFTER_RECEIPT = 1'),

  store('two open entries of one resource', 'isHeld || ', ''),
  store('an ended entry holds its resource', 'readable(all).filter(isOpen)', 'readable(all)'),
  store('accounts hold up each other', '[resource, account, chainId]', '[resource, chainId]'),
  store('a write on an older state goes through', ' && other.revision === revision', ''),
  store('a step goes back', ' || next.step < present.step', ''),
  store('an ended entry changes', '!isOpen(present) || ', ''),
  store('a write does not count', 'revision: revision + 1', 'revision'),
  store('what is on disk wins over the change', '...present, ...change,', '...change, ...present,'),
  store('open entries leave by age', 'isOpen(entry) || now() -', 'now() -'),
  store('ended entries leave after an hour', '604_800_000', '3600_000'),
  store('what cannot be read is thrown away', 'unreadable.push(value)', 'writer.delete((value as { id: string }).id)'),

  database(
    'a write is reported before it is on disk',
    'transaction.oncomplete = () => resolve(result)',
    'resolve(result)',
  ),
  database(
    'a failed write is reported as one that went through',
    'transaction.onabort = reject',
    'transaction.onabort = () => resolve(undefined as never)',
  ),
  database('it holds up a page that changes the database', 'database.close()', ''),
  database('it waits for a database that never answers', 'OPEN_MS = 2000', 'OPEN_MS = 1e9'),
  backends('localStorage keeps the older copy too', '.id !== id', '.id !== 0'),
  backends('localStorage forgets the others', '.id !== id', '.id === 0'),

  entries(
    'an entry that the wallet was asked for can be discarded',
    'entry.step < Step.asked',
    'entry.step <= Step.asked',
  ),
  canGiveUp(
    'an open question of the wallet can be given up',
    "if (step === Step.asked && error === 'unknownOutcome') return 0",
    'if (step === Step.asked) return 0',
  ),
  canGiveUp('a clock that was set back keeps what nobody knows', 'if (now < askedAt) return 0\n', ''),
  read('an entry of another version is believed', 'entry.version === 1 &&', ''),
  read('a damaged entry is believed', 'MONEY_KINDS.includes(entry.kind) &&', ''),

  gate('any function may be called', 'selectorsOf(target).includes(selector) && ', ''),
  gate('any gas is asked for', "if (!send.isCredibleGas(estimate)) throw new AppError('gasOdd')", ''),
  gate('anybody may be approved', '(selector !== APPROVE || isOwnSpender(data))', 'true'),
  gate('any call may carry BNB', ' || (value > 0n && selector !== MINT_WITH_NATIVE)', ''),
  gate('another account may sign', 'from?.toLowerCase() !== send.from', '!from'),
  chain('another chain will do', 'chainId === config.chainId', 'chainId !== null'),
  chain('an unknown chain will do', 'chainId === null && isSigned', 'chainId === null'),
  trial('nothing is tried out first', '  await trial\n', '  trial.catch(Boolean)\n'),
  gate('one check is good for many questions', 'isAsked = true', 'isAsked = false'),
  gate(
    'an error of the wallet says that nothing was sent',
    "isRejected(cause) ? 'rejected' : 'unknownOutcome'",
    "'rejected'",
  ),
  signIn('a message for another page is signed', ' &&\n    domain === location.host', ''),
  signIn('a message that leads elsewhere is signed', "uri?.replace(/\\/$/, '') === location.origin", 'uri'),
  signIn("another account's message is signed", 'address?.toLowerCase() === account.toLowerCase() &&\n', ''),
  signIn('a message for another chain is signed', 'chainId === config.chainId', 'chainId'),
  signIn('what viem leaves unread is signed', 'WHOLE.test(text) &&\n', ''),
  signIn('an old message is signed', "Math.abs(toTime(text, 'Issued At', issuedAt) - now) <= FRESH_MS &&\n", ''),
  signIn('a message that is over is signed', " &&\n    toTime(text, 'Expiration Time', expirationTime) > now", ''),
  signIn('a day that no calendar has is signed', ' ? time : 0', ' || true ? time : 0'),
]

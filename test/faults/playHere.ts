import '../actions/support/page'
import { CELLS } from './support/cells'
import { playCell } from './support/play'

/** Plays the cells that are named as arguments in this process, and prints a line of JSON for each. */
console.warn = () => {}
const [names = '', without = ''] = process.argv.slice(2)
const deny = () => {
  throw new DOMException('denied', 'SecurityError')
}
if (without === 'noDatabase' || without === 'noStorage') IDBFactory.prototype.open = deny
if (without === 'noStorage') {
  for (const name of ['getItem', 'setItem', 'removeItem', 'journal'])
    Object.defineProperty(localStorage, name, { get: deny, set: deny })
}
for (const name of names.split(',')) {
  const cell = CELLS.find((other) => other.name === name)
  const started = performance.now()
  const failure = cell
    ? await playCell(cell).then(
        () => null,
        (cause: Error) => `${cause.message}\n${(cause.cause as Error | undefined)?.stack ?? cause.stack}`,
      )
    : 'there is no such cell'
  console.log(JSON.stringify({ name, failure, ms: Math.round(performance.now() - started) }))
}
process.exit()

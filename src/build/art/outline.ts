const NUMBER = /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/
const FLAG = /^[\s,]*([01])/

/** How many numbers one step of a command takes. */
export const STEP: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 }

type Point = [x: number, y: number]

/** The numbers of one command. The flags of an arc need no space around them, so they are read one by one. */
function readNumbers(text: string, command: string): number[] {
  const numbers: number[] = []
  let rest = text
  while (rest.trim()) {
    const place = numbers.length % 7
    const match = rest.match(command === 'a' && (place === 3 || place === 4) ? FLAG : NUMBER)
    if (!match?.[1]) throw new Error(`unreadable path: ${rest.slice(0, 20)}`)
    numbers.push(Number(match[1]))
    rest = rest.slice(match[0].length)
  }
  return numbers
}

/** Joins whole numbers with as few separators as the grammar allows. */
const join = (numbers: readonly number[]): string =>
  numbers.map((number, index) => (index && number >= 0 ? ` ${number}` : number)).join('')

/**
 * Rewrites a path in whole, relative numbers: precise enough for a picture a third of the icon's size, and a third
 * shorter. Each step is rounded from where the pen really is, so errors do not add up.
 */
export function shortenOutline(path: string): string {
  let exact: Point = [0, 0]
  let pen: Point = [0, 0]
  let start: [Point, Point] = [exact, pen]

  /** Rounds one step of a command, and moves both pens to its end. */
  function round(command: string, numbers: readonly number[], relative: boolean): number[] {
    const from = exact
    const towards = (value: number, axis: 0 | 1): number =>
      Math.round((relative ? from[axis] + value : value) - pen[axis])
    const axis = (index: number): 0 | 1 => (command === 'v' ? 1 : command === 'h' ? 0 : ((index % 2) as 0 | 1))
    const fixed = command === 'a' ? 5 : 0
    const rounded = numbers.map((value, index) => {
      if (index < fixed) return Math.round(value)
      return towards(value, axis(index - fixed))
    })
    const move = (point: Point, values: readonly number[], add: boolean): Point => {
      const next: Point = [...point]
      const last = values.slice(command === 'h' || command === 'v' ? -1 : -2)
      last.forEach((value, index) => {
        const at = axis(index)
        next[at] = add ? point[at] + value : value
      })
      return next
    }
    exact = move(exact, numbers, relative)
    pen = move(pen, rounded, true)
    return rounded
  }

  return path.replace(/([a-z])([^a-z]*)/gi, (_, letter: string, text: string) => {
    const command = letter.toLowerCase()
    if (command === 'z') {
      ;[exact, pen] = start
      return 'z'
    }
    const size = STEP[command]
    if (!size) throw new Error(`unreadable path: ${letter}`)
    const numbers = readNumbers(text, command)
    let steps = ''
    for (let index = 0; index < numbers.length; index += size) {
      const rounded = round(command, numbers.slice(index, index + size), letter === command)
      if (command === 'm' && index === 0) start = [exact, pen]
      steps += (steps && (rounded[0] ?? 0) >= 0 ? ' ' : '') + join(rounded)
    }
    return command + steps
  })
}

/** A script with the map that leads from it to our sources; the map is empty where there is none. */
export interface MappedScript {
  code: string
  map: string
}

/** Replaces what stands from `start` to `end` in the code by a text without line breaks. */
export interface Edit {
  start: number
  end: number
  text: string
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Changes a script in some places, in their order, and moves the columns of its map along. */
export function editScript({ code, map }: MappedScript, edits: readonly Edit[]): MappedScript {
  if (edits.length === 0) return { code, map }
  let changed = ''
  let done = 0
  for (const { start, end, text } of edits) {
    changed += code.slice(done, start) + text
    done = end
  }
  changed += code.slice(done)
  if (!map) return { code: changed, map }
  const content = JSON.parse(map) as { mappings: string }
  let lineStart = 0
  const lines = content.mappings.split(';')
  code.split('\n').forEach((line, index) => {
    const own = edits
      .filter(({ start }) => start >= lineStart && start <= lineStart + line.length)
      .map(({ start, end, text }) => ({ start: start - lineStart, end: end - lineStart, text }))
    const mappings = lines[index]
    if (mappings && own.length > 0) lines[index] = moveColumns(mappings, own)
    lineStart += line.length + 1
  })
  return { code: changed, map: JSON.stringify({ ...content, mappings: lines.join(';') }) }
}

/** The mappings of one line after the edits. Of each segment only the first number is a column of the script. */
function moveColumns(mappings: string, edits: readonly Edit[]): string {
  let column = 0
  let moved = 0
  return mappings
    .split(',')
    .map((segment) => {
      const [delta, rest] = readNumber(segment)
      column += delta
      const before = moved
      moved = newColumn(column, edits)
      return writeNumber(moved - before) + rest
    })
    .join(',')
}

function newColumn(column: number, edits: readonly Edit[]): number {
  let shift = 0
  for (const { start, end, text } of edits) {
    if (column <= start) break
    if (column < end) return start + shift + Math.min(column - start, text.length)
    shift += text.length - (end - start)
  }
  return column + shift
}

/** The base64 VLQ number that a segment begins with, and what follows it. https://tc39.es/ecma426/ */
function readNumber(segment: string): [number, string] {
  let value = 0
  let length = 0
  for (let digit = 32; digit & 32; length++) {
    digit = DIGITS.indexOf(segment.charAt(length))
    value += (digit & 31) << (5 * length)
  }
  return [value & 1 ? -(value >> 1) : value >> 1, segment.slice(length)]
}

function writeNumber(number: number): string {
  let left = number < 0 ? (-number << 1) | 1 : number << 1
  let text = ''
  do {
    text += DIGITS.charAt((left & 31) | (left > 31 ? 32 : 0))
    left >>= 5
  } while (left > 0)
  return text
}

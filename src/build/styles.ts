/** The class name of each `css` template, by its file and its number in that file. */
export type StyleNames = Record<string, string>

const TAGGED = /\b(css|keyframes|glob)`/g
/** The folders that contain styles. */
export const STYLED = /^src\/(ui|screens)\//

/** Index just after a template literal that opens at `from` (the character after the back-tick). */
function endOfTemplate(source: string, from: number): number {
  let depth = 0
  for (let index = from; index < source.length; index++) {
    const character = source[index]
    if (character === '\\') index++
    else if (depth === 0 && character === '`') return index + 1
    else if (character === '$' && source[index + 1] === '{') {
      depth++
      index++
    } else if (depth > 0 && character === '}') depth--
    else if (depth > 0 && character === '`') index = endOfTemplate(source, index + 1) - 1
  }
  throw new Error('a template literal does not end')
}

/** Replaces each `css`, `keyframes` and `glob` template of a source text. */
export function replaceTagged(
  source: string,
  replace: (tag: string, template: string, number: number) => string,
): string {
  let result = ''
  let position = 0
  let number = 0
  for (const match of source.matchAll(TAGGED)) {
    if (match.index < position) continue
    const start = match.index + match[0].length
    const end = endOfTemplate(source, start)
    result += source.slice(position, match.index) + replace(match[1] ?? '', source.slice(start - 1, end), number++)
    position = end
  }
  return result + source.slice(position)
}

/** For the run at build time: each style records in `globalThis.styleNames` the class name goober gave it. */
export function recordStyles(source: string, file: string): string {
  return STYLED.test(file)
    ? replaceTagged(source, (tag, template, number) => {
        const name = JSON.stringify(`${file}#${number}`)
        return `(globalThis.styleNames[${name}]=${tag}${template})`
      })
    : source
}

/**
 * For the site: replaces styles of the first view with their class names, because the page already contains their text.
 * Later styles keep goober.
 */
export function inlineStyleNames(names: StyleNames) {
  return (source: string, file: string): string =>
    `${file}#0` in names
      ? // Even unused, the import would stay, because loading goober might have an effect.
        replaceTagged(source, (_, __, number) => JSON.stringify(names[`${file}#${number}`] ?? '')).replace(
          /import \{[^}]*\} from 'goober'/,
          '',
        )
      : source
}

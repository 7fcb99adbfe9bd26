import type { SourceChange } from './sources'
import { replaceTagged, STYLED } from './styles'

/** Comments, whose apostrophes begin no string, and what stays unchanged: strings, addresses, what a template inserts. */
const COMMENT_OR_KEPT = /\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"|url\([^)]*\)|\$\{[^{}]*\}/g

/** A rule's selector, or an at-rule up to its block. */
const minifyPrelude = (text: string): string =>
  text.startsWith('@')
    ? text.replace(/^(@media|@supports) \(/, '$1(').replace(/\s*([:,])\s*/g, '$1')
    : text.replace(/\s*([>,])\s*/g, '$1')

const minifyDeclaration = (text: string): string =>
  text
    .replace(/\s*:\s*/, ':')
    .replace(/\s*([,/])\s*/g, '$1')
    .replace(/\( | \)/g, (bracket) => bracket.trim())
    .replace(/ !important$/, '!important')
    .replace(/([(\s:,-])0(\.\d)/g, '$1$2')

/**
 * Removes from CSS what only its readers need. Each block keeps its last `;`: goober drops a declaration without one.
 */
export function minifyCss(css: string): string {
  const kept: string[] = []
  const keep = (text: string) => (text.startsWith('/*') ? '' : `\uE000${kept.push(text) - 1}\uE001`)
  return (
    css
      // A word as an attribute's value needs no quotes.
      .replace(/=(['"])([a-z_][\w-]*)\1\]/gi, '=$2]')
      .replace(COMMENT_OR_KEPT, keep)
      .replace(/\s+/g, ' ')
      .replace(/ ?([^{};]*)([{};]) ?/g, (_, text: string, end: string) => {
        const part = text.trim()
        return (end === '{' ? minifyPrelude(part) : minifyDeclaration(part)) + end
      })
      .trim()
      .replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? '')
  )
}

/** Shortens the styles of a source text. */
export const minifyStyles: SourceChange = (source, file) =>
  STYLED.test(file) ? replaceTagged(source, (tag, template) => `${tag}\`${minifyCss(template.slice(1, -1))}\``) : source

/**
 * An answer as text. IndexedDB would take it as it is, but not every engine with bigint can also clone one, and a text's
 * length is its size. Each string gets a sign, so that no answer's words can be read as an amount.
 */
export const toAnswerText = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'bigint' ? `n${value}` : typeof value === 'string' ? `s${value}` : value,
  )

/** The answer again. @throws {SyntaxError} for a text that `toAnswerText` has not written */
export const toAnswer = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => {
    if (typeof value !== 'string') return value
    if (value[0] === 's') return value.slice(1)
    if (value[0] === 'n' && value.length > 1) return BigInt(value.slice(1))
    throw new SyntaxError('not an answer')
  })

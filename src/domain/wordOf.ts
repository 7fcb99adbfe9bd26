/** The word for a number from outside, by a table of those we know; null for another. */
export const wordOf = <Word>(words: Readonly<Record<number, Word>>, code: number): Word | null => words[code] ?? null

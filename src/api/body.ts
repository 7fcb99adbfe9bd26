const LONGEST_BODY = 2 * 1024 * 1024

/** The text of a reply; null when it is longer than 2 MB or not UTF-8. Rejects when the stream breaks off. */
export async function readBody(stream: ReadableStream<Uint8Array> | null): Promise<string | null> {
  if (!stream) return ''
  const reader = stream.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text: string | null = ''
  let left = LONGEST_BODY
  for (;;) {
    const { done, value } = await reader.read()
    if (value) left -= value.length
    if (left < 0) return null
    try {
      // Chrome up to 88 throws a TypeError for `decode(undefined, …)`: the end is flushed without arguments.
      if (text !== null) text += done ? decoder.decode() : decoder.decode(value, { stream: true })
    } catch {
      // Read on: only the end tells a wrong charset from a body that broke off inside a character.
      text = null
    }
    if (done) return text
  }
}

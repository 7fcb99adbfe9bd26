const LONGEST_BODY = 2 * 1024 * 1024

/**
 * The text of a reply; null when it is longer than 2 MB or not UTF-8. A body that breaks off rejects, as the stream
 * does.
 */
export async function readBody(stream: ReadableStream<Uint8Array> | null): Promise<string | null> {
  if (!stream) return ''
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > LONGEST_BODY) return null
    chunks.push(value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

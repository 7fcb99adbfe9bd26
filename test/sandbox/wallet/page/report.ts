/**
 * Tells the sandbox what the page asked for before anything is done about it, and waits until that is known: a test that
 * kills the browser has then seen every request there was.
 */
export function report([asked]: readonly unknown[]): void {
  const { from, to, data } = asked as { from: string; to: string; data: string }
  const request = new XMLHttpRequest()
  request.open('POST', '/sandbox/asked', false)
  request.setRequestHeader('content-type', 'application/json')
  request.send(JSON.stringify({ from, to, data }))
}

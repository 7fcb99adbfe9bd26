/**
 * Reports the page's request to the sandbox before acting on it, and waits until it arrived: a test that kills the
 * browser has then seen every request.
 */
export function report([asked]: readonly unknown[]): void {
  const { from, to, data } = asked as { from: string; to: string; data: string }
  const request = new XMLHttpRequest()
  request.open('POST', '/sandbox/asked', false)
  request.setRequestHeader('content-type', 'application/json')
  request.send(JSON.stringify({ from, to, data }))
}

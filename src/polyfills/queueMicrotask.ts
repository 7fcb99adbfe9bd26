/**
 * `queueMicrotask` for Chrome 67 to 70; Preact draws by it. An error of the callback reaches `window.onerror`, not a
 * promise.
 * @throws {TypeError} for what cannot be called
 */
export function queueMicrotask(callback: () => void): void {
  if (typeof callback !== 'function') throw new TypeError('queueMicrotask: the callback is not a function')
  Promise.resolve()
    .then(() => {
      callback()
    })
    .catch((error) => {
      setTimeout(() => {
        throw error
      })
    })
}

import { queueMicrotask } from './polyfills/queueMicrotask'

// An entry of its own: the page loads it ahead of main.tsx where a name of `polyfills/names` is missing.
self.queueMicrotask ??= queueMicrotask

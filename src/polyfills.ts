import { queueMicrotask } from './polyfills/queueMicrotask'

// An entry of its own: the page loads it ahead of main.tsx where a name of `polyfills/names` is missing.
// To be loaded by import() alone: the build drops imports without names from finished chunks (finishChunks.ts).
self.queueMicrotask ??= queueMicrotask

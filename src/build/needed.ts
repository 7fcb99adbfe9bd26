/**
 * What the app cannot do without and no polyfill provides, as names of the global object. Every engine had modules and
 * import() before BigInt. Storage is not listed: without it a session lives in memory.
 */
export const NEEDED = [
  'BigInt',
  'Promise',
  'fetch',
  'AbortController',
  'ReadableStream',
  'TextDecoder',
  'ResizeObserver',
  'crypto',
  'CSS',
] as const

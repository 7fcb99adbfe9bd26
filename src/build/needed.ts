/**
 * What the app cannot do without and no script gives, as names of the global object. Modules and import() came before
 * BigInt in every engine; storage is not among it, for without any a session lives in memory.
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

/**
 * What the shipped scripts use of what Chrome 67 or iOS 14.5 lacks, by its path from the global object. The page asks
 * for each of them, and loads `polyfills.ts` only where one is missing.
 */
export const POLYFILLED = ['queueMicrotask'] as const

/**
 * What the shipped scripts use that Chrome 67 or iOS 14.5 lacks, by path from the global object. The page tests for
 * each of them, and loads `polyfills.ts` only if one is missing.
 */
export const POLYFILLED = ['queueMicrotask'] as const

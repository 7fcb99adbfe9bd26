/**
 * Characters a text can contain without showing them: controls, direction and format marks, lone surrogates, line
 * separators, blank fillers. Spec 8.
 */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800]/gu

/*
 * The limits of what comes from outside, in one place. They are far beyond anything the game has, and within what every
 * formatter, engine and layout of ours can show. What is over them is a fault of whoever sent it.
 */

/**
 * 9999-12-31, in Unix seconds. `Date` ends only 270,000 years later, but this also finds milliseconds that were sent for
 * seconds, and "never" written as a row of nines.
 */
export const LATEST_SECONDS = 253_402_300_799
/** Nine digits are more than any list has, and fit into the narrowest column. */
export const MOST_OF_ANYTHING = 999_999_999
/** Of levels, and of the provider's codes: those we do not know are shown as their number. */
export const HIGHEST_LEVEL = 99_999
/** The game has seven; more of them are drawn as seven. */
export const MOST_STARS = 99
/** Basis points: a share cannot be more than all of it. */
export const WHOLE_SHARE = 10_000

/** Characters of a sentence of the provider's. */
export const LONGEST_TEXT = 200
/** A name may be a nickname in any script, but not a page. */
export const LONGEST_NAME = 80
/** What browsers, servers and QR codes all take. */
export const LONGEST_URL = 2048
/** Of what is sent back or signed to the letter. */
export const LONGEST_EXACT = 4096

export const PATTERNS = {
  /** May enter a path. */
  id: /^[\w-]{1,64}$/,
  /** In whole coins: on either side of the point more digits than 256 bits can have with 18 decimals. */
  decimal: /^\d{1,60}(\.\d{1,60})?$/,
  signed: /^-?\d{1,60}(\.\d{1,60})?$/,
  /** A token on chain is a `uint256`. */
  token: /^\d{1,78}$/,
  /** What proves a login. It goes into a header, which takes neither lines, nor other letters, nor spaces at its ends. */
  credential: /^[!-~]([ -~]{0,4094}[!-~])?$/,
  /** 32 bytes. */
  key: /^0x[0-9a-f]{64}$/i,
}

/** Whether these Unix seconds are a moment that can be shown. */
export const isMoment = (seconds: number): boolean => seconds >= 0 && seconds <= LATEST_SECONDS

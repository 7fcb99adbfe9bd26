export interface Pitfall {
  /** What goes wrong in wallets' browsers. */
  what: string
  /** What the site does about it. */
  answer: string
}

/** The ways in which wallets' browsers are known to fail a page. Tests of a row begin their title with `P<number>:`. */
export const PITFALLS: Readonly<Record<number, Pitfall>> = {
  1: { what: 'The provider comes late, after a reload, or never', answer: 'Looks again and again, and at each tap' },
  2: { what: 'EIP-6963 is absent, or names another wallet', answer: 'Means window.ethereum; 6963 only fills a gap' },
  3: { what: 'Flags lie about which wallet it is', answer: 'Flags choose words and links, never behaviour' },
  4: { what: 'The chain id has any shape, or none', answer: 'Reads every shape; unknown is not wrong' },
  5: { what: 'Switching fails, lies, or never answers', answer: 'Reads the chain, adds it once, tells the steps' },
  6: { what: 'accountsChanged is missing, doubled or stale', answer: 'Events are hints; believes two equal readings' },
  7: { what: 'The wallet signs as another account', answer: 'Recovers the signer before anything is posted' },
  8: { what: 'personal_sign is picky, or answers in part', answer: 'Hex, message first; only a whole signature' },
  9: { what: 'A refusal has many faces', answer: 'Knows them all; anything else is an unknown outcome' },
  10: { what: 'A failed send is tried again behind the player', answer: 'One request for one tap' },
  11: { what: "The wallet's node is slow, limited or down", answer: 'Own nodes first; a dash and never a zero' },
  12: {
    what: 'A receipt is late, dropped or replaced',
    answer: 'Watches the effect, says what is known, never blocks',
  },
  13: { what: 'The page is killed in the background', answer: 'The journal is on disk before the wallet opens' },
  14: { what: 'localStorage throws, empties or is full', answer: 'Goes on in memory and asks to log in again' },
  15: { what: 'An earlier question waits, or one never ends', answer: 'One question at a time, limits, a way out' },
  16: { what: "The transaction's chain id is refused", answer: 'Reads the chain again; a new tap tries again' },
  17: { what: 'Fees set by a page are refused, gas is forgotten', answer: 'Sets gas, never fees; explains a low fee' },
  18: { what: 'No removeListener, permission calls hang', answer: 'Does without both' },
  19: { what: 'TokenPocket injects only on an EVM account', answer: 'Says which wallet to choose there' },
  20: { what: 'wallet_watchAsset works in few wallets', answer: 'Is never asked for' },
  21: { what: 'The host takes touches at the edges and the top', answer: 'The document scrolls; a bar at the bottom' },
  22: { what: "The phone's back key leaves the site", answer: 'Back closes the topmost layer first' },
  23: { what: 'The keyboard covers sheets', answer: 'The field in use stays in sight' },
  24: { what: '100vh is not what is seen, insets are missing', answer: 'Every height has a fallback; fits 320 × 480' },
  25: { what: 'New windows open elsewhere or not at all', answer: 'Plain links, each with a button to copy it' },
  26: { what: 'A deep link inside a wallet wrecks the tab', answer: 'Links into wallets outside of them only' },
  27: { what: 'Downloads reload or crash the host', answer: 'A picture to hold, or the host saves it' },
  28: { what: 'No share, no clipboard, no permissions', answer: 'A ladder of ways, and the truth about the result' },
  29: { what: 'alert and confirm depend on the host', answer: 'Own dialogs only' },
  30: { what: 'The host darkens pages by force', answer: 'color-scheme, and every colour with its ground' },
  31: { what: 'An old page stays in the cache', answer: 'Hashed files, and a look at the version on return' },
  32: { what: "A narrow policy blocks the wallet's own reads", answer: 'connect-src is wide, and says why' },
  33: { what: 'WebViews from Chrome 67 on', answer: 'Built for them; below that the page says so' },
  34: { what: 'Decimal commas and full-width digits', answer: 'One parser; two meanings are asked about' },
  35: { what: "The phone's clock is wrong", answer: "Waiting times run on the server's clock" },
  36: { what: 'TokenPocket crashes while a page fingerprints it', answer: 'Canvas only for the poster, no audio' },
}

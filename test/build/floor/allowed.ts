/**
 * Names that the scan of the shipped scripts finds, and why each does no harm in the engines of the floor. An entry
 * that nothing ships any longer fails the scan.
 */
export const ALLOWED: Readonly<Record<string, string>> = {
  '.address': 'of our own players and contracts',
  '.adoptedStyleSheets': 'ui/adoptStyles asks for it first; goober makes a style element where it is missing',
  '.at': 'when something of ours was refreshed',
  '.bytes': 'of viem’s own cursor',
  '.cause': 'of our own errors: undefined where the engine keeps none',
  '.check': 'a step of our money actions',
  '.displayName': 'of Preact’s components',
  '.external': 'a prop of our links',
  '.font': 'of the invitation’s canvas: only a newer way to write it is new to iOS',
  '.moveBefore': 'Preact asks for it first',
  '.nonce': 'of our journal; goober sets it on its style element, where it stays without effect',
  '.part': 'a prop of our menu',
  '.replaceSync': 'ui/adoptStyles calls it only where there is adoptedStyleSheets, which came with it',
  '.retry': 'of our own lists',
  '.role': 'of our own players',
  '.share': 'of an auction’s outcome',
  '.stats': 'a prop of our bars',
  '.toHex': 'noble asks for it first',
  '.when': 'of a chart’s points',
  'Intl.DisplayNames': 'ui/AreaSelect catches its absence and shows the letters of the country',
  'Symbol.dispose': 'the signals set it on what they return; nothing reads it',
  'Uint8Array.fromHex': 'noble asks for it first',
}

/** The same for what the styles need: what the page is without it. */
export const ALLOWED_STYLES: Readonly<Record<string, string>> = {
  ':focus-visible': 'only to take an outline away: old engines drop the rule and keep the outline',
  '@media(forced-colors)': 'old engines have no forced colours of this kind',
  '@media(prefers-reduced-motion)': 'old engines cannot be asked',
  'accent-color': 'a checkbox in the system’s own colour',
  appearance: 'beside -webkit-appearance, which old engines have',
  'color-scheme': 'scroll bars in light colours',
  contain: 'the same, drawn more slowly',
  cursor: 'a phone shows none',
  'font-family:ui-monospace': 'the next font of its list',
  'forced-color-adjust': 'with forced colours alone',
  'min()': 'a grid of one column, as on every phone',
  outline: 'new is only that it follows rounded corners',
  'overflow-wrap:anywhere': 'words break by break-word, which all inherit from the body',
  'overscroll-behavior': 'the page scrolls on behind what is scrolled to its end',
  'overscroll-behavior-y': 'pulling down may reload, as the wallet has it',
  'rect()': 'of clip, which is as old as the engines',
  'scroll-padding': 'where the focus goes may be under a bar, until it is scrolled',
  'scroll-padding-bottom': 'the same',
  'text-underline-offset': 'an underline at the usual place',
  'text-wrap': 'lines of unequal lengths',
  'user-select': 'a press selects a word instead of the whole code',
}

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

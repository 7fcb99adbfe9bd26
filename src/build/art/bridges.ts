/** What joins a limb to its body where an outline leaves sky between them, as path data. */
const BRIDGES: Readonly<Record<string, string>> = {
  seahorse: 'M181 175l36 47-22 33 44 16 8-34-44-68Z',
}

export const bridgeOf = (icon: string): string => BRIDGES[icon] ?? ''

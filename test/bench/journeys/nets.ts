import type { Net } from './playJourney'

/** `rtt` holds each request for a second and slows nothing else: its seconds are requests that waited for each other. */
export const NETS = {
  rtt: { delayMs: 1000, downKbits: null, upKbits: null },
  slow4g: { delayMs: 150, downKbits: 1600, upKbits: 750 },
  reg3g: { delayMs: 400, downKbits: 400, upKbits: 400 },
  '4g': { delayMs: 60, downKbits: 9000, upKbits: 9000 },
} as const satisfies Record<string, Net>

export type NetName = keyof typeof NETS

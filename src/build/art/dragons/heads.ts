/** A head that looks to the right, with the joint of its neck at 0 0; about 170 long with its horns. */
export interface Head {
  skull: string
  jaw: string
  teeth: string
  eye: string
  /** Brow, cheek and nostril, engraved. */
  lines: string
}

export const HEADS = {
  /** Strong brow, straight snout. */
  drake: {
    skull:
      'M-26-20C-16-44 6-56 32-52l30 10 10 14c18-2 30 0 42 4l14-12c2 8 6 10 10 14 6 10 4 22-4 28-6 4-14 2-20 0l-46 6c-12 2-20 8-26 18-18 10-46 4-62-8Z',
    jaw: 'M-18 26C10 22 30 34 52 34l44-4c6-2 10 0 8 4l-10 14-8 0-8 8-8-8C42 56 6 56-20 40Z',
    teeth: 'M122 6l-4 17-9-14ZM102 10l-5 13-7-12ZM80 12l-5 11-6-10ZM94 34l-4-12-6 13ZM76 36l-4-10-6 11Z',
    eye: 'M26-20l40 2q-10 16-24 12-10-2-16-14Z',
    lines: 'M18-36l52 14M122-10q6 2 6 8M14 8q-12 10-26 8M102-12l-28 0',
  },
  /** Long and flat, with barbels. */
  serpent: {
    skull:
      'M-24-18C-10-40 16-46 40-36l22 10c28 0 54-4 72-16 12-2 16 12 12 24-4 14-14 22-28 22l-58 4c-14 2-24 10-30 20-18 6-42 2-58-10Z',
    jaw: 'M-18 24C12 22 34 34 56 34l58-8c6 0 8 4 4 8-8 12-24 18-42 18C44 56 6 54-18 38Z',
    teeth: 'M130 2l-2 18-10-14ZM104 6l-4 12-8-11ZM82 8l-4 10-7-9ZM110 28l-4-12-6 13ZM86 32l-4-9-6 9Z',
    eye: 'M22-16l40 4q-10 14-24 10-10-4-16-14Z',
    lines: 'M14-30l52 14M134-30q6 4 4 10M130-2c24 2 34 20 30 46M108 6c18 8 22 26 14 48',
  },
  /** Short, heavy jaw, hooked nose. */
  brute: {
    skull:
      'M-30-26C-14-54 20-60 48-50l14 16c20-2 36 0 48 10 12 8 14 24 8 42-12-4-18-8-24-8l-28 4c-12 4-20 10-24 18-22 10-54 4-70-12Z',
    jaw: 'M-24 28C8 24 26 40 48 42l46-8c8 0 10 6 6 10-6 14-20 20-38 20C32 70 0 64-26 46Z',
    teeth: 'M92 10l-4 14-9-12ZM70 14l-5 12-7-10ZM84 36l-2-18-10 19ZM60 40l-5-10-5 10Z',
    eye: 'M24-24l40 4q-10 16-24 12-10-4-16-16Z',
    lines: 'M16-40l52 16M104-12q6 4 6 10M10 8q-14 12-30 10M84-6l-22-6',
  },
} as const satisfies Record<string, Head>

export type HeadName = keyof typeof HEADS

/** By skill: horns and what else is at the back of a head; those of fire, ice, wind, light, dark. */
export const CRESTS = [
  'M26-48C8-86-40-112-106-98-62-86-30-62-10-28ZM-6-30C-34-48-70-50-100-32-66-30-42-16-24 6ZM-14 8l-48 2 34 24Z',
  'M26-46-14-112-14-34ZM0-38-76-96-34-20ZM-18-18-96-42-32 8ZM-20 10l-52 14 44 14Z',
  'M34-46C0-92-54-96-84-70c22-4 34 2 42 10-22-8-44 0-54 18 20-6 34 0 40 10-18-2-30 8-34 24 24-10 44-6 64 4Z',
  'M20-46c-20-18-38-34-72-42l-10-34-6 32-40-8 36 20c-14 4-26 10-34 20 24-8 50-6 66 6 14 10 26 20 36 22ZM-18-10c-26-8-46-4-64 12 24 0 36 8 44 22Z',
  'M24-46C22-92-16-126-64-122c34 14 50 40 46 80ZM-6-32c-20-34-56-46-88-28 36 6 50 26 58 52ZM-18 4l-54-10 38 36Z',
] as const

/** The colours of a picture, as "#rrggbb". */
export interface Colours {
  /** Edge of the scene, its middle, and the light behind the subject. */
  deep: string
  mid: string
  /** A second colour in the sky, so that it is not a single colour from dark to light. */
  far: string
  glow: string
  /** The subject from its lit to its dark side. */
  lit: string
  body: string
  dark: string
  /** A second light from below, of another hue. */
  rim: string
}

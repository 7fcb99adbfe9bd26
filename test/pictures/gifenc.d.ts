declare module 'gifenc' {
  /** Red, green and blue of each colour. */
  type Palette = number[][]
  interface Encoder {
    writeFrame(indexes: Uint8Array, width: number, height: number, options: { palette: Palette; delay: number }): void
    finish(): void
    bytes(): Uint8Array
  }
  const gifenc: {
    GIFEncoder(): Encoder
    quantize(pixels: Uint8Array, colours: number): Palette
    applyPalette(pixels: Uint8Array, palette: Palette): Uint8Array
  }
  export default gifenc
}

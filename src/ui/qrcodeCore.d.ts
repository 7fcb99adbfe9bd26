/** The encoder alone, without the drawing parts. The published types lack it, and bring Node's into the browser's code. */
declare module 'qrcode/lib/core/qrcode.js' {
  export interface QrCode {
    version: number
    modules: {
      /** Side in modules. */
      size: number
      /** Row by row: 1 is dark. */
      data: Uint8Array
    }
  }
  export function create(
    segments: readonly { data: Uint8Array; mode: 'byte' }[],
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): QrCode
}

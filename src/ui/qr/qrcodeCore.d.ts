/** The encoder alone, without the drawing parts; the types package declares it only under the main name. */
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

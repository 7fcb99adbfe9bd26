import { create } from 'qrcode/lib/core/qrcode.js'

/** Light modules around a code, without which scanners do not find it. */
const QUIET = 4

export interface QrPath {
  /** Side in modules, quiet zone and all. */
  size: number
  /** The dark modules as one path, a run a rectangle. */
  path: string
}

/** A text as a QR code that bears a scratch or a thumb. */
export function qrPath(text: string): QrPath {
  // As bytes: addresses are in mixed case, for which there is nothing shorter. The build leaves the other ways out.
  const { size, data } = create([{ data: new TextEncoder().encode(text), mode: 'byte' }], {
    errorCorrectionLevel: 'M',
  }).modules
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!data[row * size + column]) continue
      const start = column
      while (column + 1 < size && data[row * size + column + 1]) column++
      const width = column - start + 1
      path += `M${start + QUIET} ${row + QUIET}h${width}v1h-${width}z`
    }
  }
  return { size: size + 2 * QUIET, path }
}

import { create } from 'qrcode/lib/core/qrcode.js'

/** Light modules around a code, without which scanners do not find it. */
const QUIET = 4

export interface QrPath {
  /** Side in modules, quiet zone and all. */
  size: number
  /** The dark modules as one path, a rectangle per run. */
  path: string
}

/** A text as a QR code that survives a scratch or a thumb. */
export function qrPath(text: string): QrPath {
  // As bytes: for the mixed case of addresses no mode is shorter. The build leaves out the other modes.
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

import type { QrPath } from './qrPath'

export interface QrSquareProps {
  code: QrPath
  /** Spoken name. */
  label: string
}

/** A QR code, black on white whatever the colours of the page: many scanners read nothing else. */
export function QrSquare({ code: { size, path }, label }: QrSquareProps) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges" role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}

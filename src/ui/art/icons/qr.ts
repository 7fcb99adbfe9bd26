/** The corners of a QR code. */
export const qrIcon =
  'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM7 7v.1M17 7v.1M7 17v.1M14 14h2.5v2.5M20 14v2.5M14 20h1.5M18.5 20H20v-1'

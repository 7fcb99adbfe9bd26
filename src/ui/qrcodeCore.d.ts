/** The encoder alone, without the drawing parts; the types package knows it only under the main name. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode'
}

import { useEffect, useState } from 'react'
import type { QrPath } from './qrPath'

/** A text as the path of a QR code; null while the encoder loads, which is fetched only now. */
export function useQrPath(text: string): QrPath | 'failed' | null {
  const [code, setCode] = useState<QrPath | 'failed' | null>(null)
  useEffect(() => {
    let isOver = false
    const show = (next: QrPath | 'failed') => {
      if (!isOver) setCode(next)
    }
    import('./qrPath').then(({ qrPath }) => show(qrPath(text))).catch(() => show('failed'))
    return () => {
      isOver = true
    }
  }, [text])
  return code
}

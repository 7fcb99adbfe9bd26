import { css } from 'goober'
import { useEffect, useState } from 'preact/hooks'
import { Button } from './Button'
import { drawPoster } from './drawPoster'
import type { QrPath } from './qrPath'
import { Skeleton } from './Skeleton'

const qrCode = css`
  width: 13rem;
  max-width: 100%;
  margin: 0 auto;
  & > svg,
  & > img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: var(--round);
  }
  & > p {
    color: var(--soft);
    text-align: center;
  }
  & > button {
    margin-top: 12px;
  }
`

export type QrCodeProps = {
  /** What it says to who scans it. */
  text: string
  /** Spoken name. */
  label: string
  /** In its place when the part that draws it does not come. */
  failedText: string
  /** Makes it a picture that can be pressed and held, with these lines under the code. */
  words?: readonly string[]
  /** A button under that picture, where the phone can save it otherwise than by hand. */
  save?: { text: string; onSave: (url: string) => void } | undefined
}

/** A text as a QR code, drawn here; what encodes it is fetched only now. */
export function QrCode({ text, label, failedText, words, save }: QrCodeProps) {
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
  const poster = words && code && code !== 'failed' ? drawPoster(code, words) : null
  return (
    <div class={qrCode} aria-busy={code === null}>
      {code === 'failed' ? (
        <p>{failedText}</p>
      ) : poster ? (
        <>
          <img src={poster} alt={label} />
          {save && (
            <Button wide onClick={() => save.onSave(poster)}>
              {save.text}
            </Button>
          )}
        </>
      ) : code ? (
        // Black on white whatever the colours of the page: many scanners read nothing else.
        <svg viewBox={`0 0 ${code.size} ${code.size}`} shape-rendering="crispEdges" role="img" aria-label={label}>
          <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
          <path fill="#000" d={code.path} />
        </svg>
      ) : (
        <Skeleton height="13rem" />
      )}
    </div>
  )
}

import { css } from 'goober'
import { useEffect, useState } from 'react'
import { Button } from '../inputs/Button'
import { Skeleton } from '../states/Skeleton'
import { drawPoster } from './drawPoster'
import type { QrPath } from './qrPath'
import { useImage } from './useImage'

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
  &[data-poster='true'] {
    width: var(--poster, 10.5rem);
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
  /** The text that scanning it gives. */
  text: string
  /** Spoken name. */
  label: string
  /** Shown in its place if the code that draws it fails to load. */
  failedText: string
  /** Makes it a picture to press and hold, with these lines over the code. */
  words?: readonly string[]
  /** Address of a card of this site, which then stands beside the words. */
  card?: string | undefined
  /** A button under that picture, if the phone can save it in another way. */
  save?: { text: string; onSave: (url: string) => void } | undefined
}

/** A text as a QR code, drawn in the page; the encoder is fetched only now. */
export function QrCode({ text, label, failedText, words, card, save }: QrCodeProps) {
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
  const image = useImage(card)
  const poster = words && code && code !== 'failed' ? drawPoster(code, words, image) : null
  return (
    <div class={qrCode} data-poster={!!words} aria-busy={code === null}>
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
        <Skeleton height={words ? 'calc(var(--poster, 10.5rem) * 1.47)' : '13rem'} />
      )}
    </div>
  )
}

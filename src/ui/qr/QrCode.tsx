import { css } from 'goober'
import { Skeleton } from '../states/Skeleton'
import { useQrPath } from './useQrPath'

const qrCode = css`
  width: 13rem;
  max-width: 100%;
  margin: 0 auto;
  & > svg {
    display: block;
    width: 100%;
    height: auto;
    border-radius: var(--round);
  }
  & > p {
    color: var(--soft);
    text-align: center;
  }
`

export type QrCodeProps = {
  /** The text that scanning it gives. */
  text: string
  /** Spoken name. */
  label: string
  /** Shown in its place if the code that draws it fails to load. */
  failedText: string
}

/** A text as a QR code, drawn in the page. */
export function QrCode({ text, label, failedText }: QrCodeProps) {
  const code = useQrPath(text)
  return (
    <div class={qrCode} aria-busy={code === null}>
      {code === 'failed' ? (
        <p>{failedText}</p>
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

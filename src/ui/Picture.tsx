import { useState } from 'preact/hooks'

export type PictureProps = {
  src: string
  /** Shown when `src` does not load: the drawn picture. */
  fallback?: string | undefined
  /** Empty where the words beside it say it all. */
  alt: string
  width: number
  height: number
}

/** A picture with a place kept for it, that falls back to the drawn one. */
export function Picture({ src, fallback, alt, width, height }: PictureProps) {
  const [failed, setFailed] = useState('')
  return (
    <img
      loading="lazy"
      decoding="async"
      referrerpolicy="no-referrer"
      src={failed === src && fallback ? fallback : src}
      alt={alt}
      width={width}
      height={height}
      onError={() => setFailed(src)}
    />
  )
}

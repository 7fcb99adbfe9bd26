import { useState } from 'preact/hooks'

export type PictureProps = {
  src: string
  /** The drawn picture, shown when `src` does not load. */
  fallback?: string | undefined
  /** Empty if the words next to it say it all. */
  alt: string
  width: number
  height: number
}

/** A picture with its space reserved, which falls back to the drawn one. */
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

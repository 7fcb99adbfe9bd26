import { useState } from 'react'

export type PictureProps = {
  src: string
  /** The drawn picture, shown when `src` does not load. */
  fallback?: string | undefined
  /** Empty if the words next to it say it all. */
  alt: string
  width: number
  height: number
  /** It is in view as soon as it is drawn. */
  eager?: boolean | undefined
}

/** A picture with its space reserved, which falls back to the drawn one. */
export function Picture({ src, fallback, alt, width, height, eager = false }: PictureProps) {
  const [failed, setFailed] = useState('')
  return (
    <img
      loading={eager ? 'eager' : 'lazy'}
      fetchpriority={eager ? 'high' : 'auto'}
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

import { useEffect, useState } from 'react'

/** A picture of this site once it is loaded; until then, and if it never is: null. */
export function useImage(address: string | undefined): HTMLImageElement | null {
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  useEffect(() => {
    if (!address) return
    const next = new Image()
    next.onload = () => setImage(next)
    next.src = address
    return () => {
      next.onload = null
    }
  }, [address])
  return image
}

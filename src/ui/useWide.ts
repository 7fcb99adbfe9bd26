import { useSignal } from '@preact/signals'
import { useEffect } from 'react'

/** Whether the page has at least this width, in rem: for what only wide screens show, and others need not load. */
export function useWide(rem: number): boolean {
  const isWide = useSignal(false)
  useEffect(() => {
    const query = matchMedia(`(min-width:${rem}rem)`)
    const look = () => {
      isWide.value = query.matches
    }
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [])
  return isWide.value
}

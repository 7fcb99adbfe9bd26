import { drowsy, waking } from './LoginArt.style'

/** Half closes the eye of the login's emblem until the first tap. @returns a function that ends it */
export function wakeEmblem(): () => void {
  const classes = document.querySelector('main header')?.classList
  const wake = () => {
    classes?.remove(drowsy)
    classes?.add(waking)
  }
  classes?.add(drowsy)
  addEventListener('click', wake, { once: true })
  return () => {
    removeEventListener('click', wake)
    classes?.remove(drowsy, waking)
  }
}

/** Opens the eye of the login's emblem at the first tap. @returns a function that ends it */
export function wakeEmblem(): () => void {
  const wake = () => document.querySelector<HTMLElement>('main header')?.parentElement?.setAttribute('data-awake', '')
  addEventListener('click', wake, { once: true })
  return () => removeEventListener('click', wake)
}

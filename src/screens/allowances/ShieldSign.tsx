const SHIELD = 'M24 3c6 3.5 12 5 18 5v14c0 12-8 19-18 23C14 41 6 34 6 22V8c6 0 12-1.5 18-5Z'
const SHADOW = 'M24 3c6 3.5 12 5 18 5v14c0 12-8 19-18 23Z'
const INNER = 'M24 7.5c4.5 2.5 9.5 3.5 14 4V22c0 10-6.5 15.5-14 18.5C16.5 37.5 10 32 10 22V11.5c4.5-.5 9.5-1.5 14-4Z'

/** On a grid of 48: a tick, a padlock, and a hand that reaches in. */
const BEARINGS = {
  closed: 'M16 23.5l6 6L33 18',
  unknown: 'M17.5 22h13v10h-13ZM20 22v-3.5a4 4 0 0 1 8 0V22M24 26v2.5',
  open: 'M24 15v11M24 31v.5',
} as const

/** A shield of metal that shows whether anybody may reach behind it; decoration, so the verdict belongs next to it. */
export function ShieldSign({ state }: { state: keyof typeof BEARINGS }) {
  return (
    <svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">
      <path d={SHIELD} />
      <path d={SHADOW} fill="var(--ink)" fill-opacity=".4" />
      <path d={INNER} fill="var(--ink)" />
      <path d={INNER} fill-opacity=".16" />
      <path
        d={BEARINGS[state]}
        fill="none"
        stroke="currentColor"
        stroke-width="3"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  )
}

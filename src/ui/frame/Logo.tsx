import { css } from 'goober'

const logo = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--text);
  font: 600 1.0625rem / 1.1 var(--display);
  letter-spacing: 0.02em;
  text-decoration: none;
  & > svg {
    flex: none;
    margin-right: 10px;
  }
  @media (max-width: 22rem) {
    & {
      font-size: 0.875rem;
    }
  }
`

/** The emblem: a dragon's eye in a gold rhombus. */
export function Emblem({ size = 34 }: { size?: number }) {
  return (
    <svg viewBox="0 0 34 34" width={size} height={size} fill="none" stroke="#ecca84" aria-hidden="true">
      <path fill="#1d1930" stroke-width="1.5" d="M17 1.5 32.5 17 17 32.5 1.5 17Z" />
      <path fill="#ecca84" stroke="none" d="M6.5 17C10 12 13.5 10 17 10s7 2 10.5 7C24 22 20.5 24 17 24S10 22 6.5 17Z" />
      <path fill="#1d1930" stroke="#5fd9c8" d="M17 11c2.3 3.7 2.3 8.3 0 12-2.3-3.7-2.3-8.3 0-12Z" />
    </svg>
  )
}

export type LogoProps = { href: string; name: string }

/** Emblem and name, as the way home. */
export function Logo({ href, name }: LogoProps) {
  return (
    <a class={logo} href={href}>
      <Emblem />
      {name}
    </a>
  )
}

import { css } from 'goober'
import type { ComponentChildren } from 'preact'

const panel = css`
  position: relative;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 18px;
  background:
    radial-gradient(26rem 8rem at 50% 0, var(--mist), transparent) no-repeat,
    var(--night);
  box-shadow:
    var(--drop),
    inset 0 0 0 3px var(--night),
    inset 0 0 0 4px var(--veil);
  &[data-tone='gold'] {
    border-color: var(--amber);
  }
  & [data-soft='true'] {
    font-size: 0.9375rem;
    color: var(--soft);
  }
  & > h2 {
    margin-bottom: 14px;
    font-size: 1.1875rem;
  }
  & > :not(h2):not(:last-child) {
    margin-bottom: 16px;
  }
`

export type PanelProps = {
  title?: string
  children: ComponentChildren
  /** `gold` for the one panel that matters most. */
  tone?: 'neutral' | 'gold'
  busy?: boolean
}

/** A framed part of a screen; its children are 16 px apart. */
export function Panel({ title, children, tone, busy }: PanelProps) {
  return (
    <section class={panel} data-tone={tone} aria-label={title} aria-busy={busy}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  )
}

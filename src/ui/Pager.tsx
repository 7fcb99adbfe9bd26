import { css } from 'goober'
import { Button } from './Button'

const pager = css`
display:flex;align-items:center;justify-content:center;flex-wrap:wrap;
& > span{min-width:7rem;text-align:center;color:var(--soft);}
`

export type PagerProps = {
  label: string
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  previousText: string
  nextText: string
  /** "Page 2 of 7" */
  text: string
}

/** Back and forth through the pages of a list. */
export function Pager({ label, page, pages, onPage, previousText, nextText, text }: PagerProps) {
  return (
    <nav class={pager} aria-label={label}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {previousText}
      </Button>
      <span role="status">{text}</span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {nextText}
      </Button>
    </nav>
  )
}

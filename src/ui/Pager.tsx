import { css } from 'goober'
import { IconButton } from './IconButton'
import { backIcon } from './icons/back'
import { nextIcon } from './icons/next'

const pager = css`
display:flex;align-items:center;justify-content:center;
& > span{min-width:7rem;text-align:center;color:var(--soft);}
`

export type PagerProps = {
  label: string
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  previousLabel: string
  nextLabel: string
  /** "Page 2 of 7" */
  text: string
}

/** Back and forth through the pages of a list. */
export function Pager({ label, page, pages, onPage, previousLabel, nextLabel, text }: PagerProps) {
  return (
    <nav class={pager} aria-label={label}>
      <IconButton icon={backIcon} label={previousLabel} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <span role="status">{text}</span>
      <IconButton icon={nextIcon} label={nextLabel} disabled={page >= pages} onClick={() => onPage(page + 1)} />
    </nav>
  )
}

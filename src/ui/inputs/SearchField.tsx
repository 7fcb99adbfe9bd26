import { css } from 'goober'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../i18n'
import { Icon } from '../art/Icon'
import { closeIcon } from '../art/icons/close'
import { searchIcon } from '../art/icons/search'
import { Field } from './Field'

/**
 * The sign keeps its own direction; a select's arrow in this place is turned. Where there is something to delete, there
 * is a button for it instead, also in the engines that have no sign for that.
 */
const searchField = css`
  && svg {
    transform: none;
  }
  & input::-webkit-search-cancel-button {
    display: none;
  }
  & button {
    width: 44px;
    min-height: 44px;
    padding: 0;
    border: 1px solid transparent;
    background: none;
    color: var(--soft);
    cursor: pointer;
  }
  && button > svg {
    margin: 0 auto;
  }
`

/** After so long without a key the player has typed what they are looking for. */
const PAUSE_MS = 600

export interface SearchFieldProps {
  /** Stem of the field's name. */
  name: string
  /** What is searched for now. */
  search: string
  onSearch: (search: string) => void
}

/** A field for a part of a name or a token id. It searches after a pause, or on leaving the field. */
export function SearchField({ name, search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search)
  const wanted = typed.trim()
  const apply = () => {
    if (wanted !== search) onSearch(wanted)
  }
  useEffect(() => setTyped((now) => (now.trim() === search ? now : search)), [search])
  useEffect(() => {
    const timer = setTimeout(apply, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const box = useRef<HTMLDivElement>(null)
  const clear = () => {
    setTyped('')
    onSearch('')
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div class={searchField} ref={box}>
      <Field
        label={t('market.search')}
        name={`${name}-search`}
        type="search"
        inputMode="search"
        autocomplete="off"
        maxLength={80}
        value={typed}
        onInput={setTyped}
        onBlur={apply}
        suffix={
          typed ? (
            <button
              type="button"
              aria-label={`${typed}: ${t('market.resetAll')}`}
              // The field keeps the focus: losing it would begin the search that is about to be cleared.
              onMouseDown={(event) => event.preventDefault()}
              onClick={clear}
            >
              <Icon path={closeIcon} size={18} />
            </button>
          ) : (
            <Icon path={searchIcon} size={20} />
          )
        }
      />
    </div>
  )
}

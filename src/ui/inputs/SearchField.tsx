import { css } from 'goober'
import { useEffect, useState } from 'react'
import { t } from '../../i18n'
import { Icon } from '../art/Icon'
import { searchIcon } from '../art/icons/search'
import { Field } from './Field'

/** The sign keeps its own direction; a select's arrow in this place is turned. */
const upright = css`
  && svg {
    transform: none;
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
  return (
    <div class={upright}>
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
        // Where there is something to delete, the browser has its own sign.
        suffix={!typed && <Icon path={searchIcon} size={20} />}
      />
    </div>
  )
}

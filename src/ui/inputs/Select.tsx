import type { ComponentChildren } from 'preact'
import { Icon } from '../art/Icon'
import { nextIcon } from '../art/icons/next'
import { field } from './Field.style'

export type Option<Value extends string = string> = { value: Value; text: string; disabled?: boolean }

export type SelectProps<Value extends string> = {
  label: string
  /** Also the id's stem: unique on the page. */
  name: string
  value: Value
  options: ReadonlyArray<Option<Value>>
  onSelect: (value: Value) => void
  hint?: ComponentChildren
  error?: string | null | false | undefined
  autocomplete?: string
  disabled?: boolean
}

/** The platform's own select in the look of a field: old WebViews draw their native picker for it. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, name, value, options, onSelect, hint, error, autocomplete, disabled } = props
  const noteId = `${name}-note`
  return (
    <div class={field} data-invalid={!!error}>
      <div>
        <label>
          {label}
          <select
            name={name}
            value={value}
            autocomplete={autocomplete}
            disabled={disabled}
            aria-invalid={!!error}
            aria-describedby={error || hint ? noteId : undefined}
            onInput={(event) => onSelect(event.currentTarget.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.text}
              </option>
            ))}
          </select>
        </label>
        <Icon path={nextIcon} />
      </div>
      {error ? (
        <p id={noteId} role="alert">
          {error}
        </p>
      ) : (
        hint && <p id={noteId}>{hint}</p>
      )}
    </div>
  )
}

import type { ComponentChildren } from 'preact'
import { useEffect } from 'react'
import { field } from './Field.style'
import { followKeyboard } from './followKeyboard'

export type FieldProps = {
  label: string
  /** Also the id's stem: unique on the page. */
  name: string
  value: string
  onInput: (text: string) => void
  type?: 'text' | 'password' | 'tel' | 'email' | 'search'
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'search'
  autocomplete?: string
  placeholder?: string
  hint?: ComponentChildren
  /** A whole sentence; it marks the field invalid and is announced. */
  error?: string | null | false | undefined
  /** Shown at the right end of the box: a unit, or a button. */
  suffix?: ComponentChildren
  maxLength?: number
  disabled?: boolean
  onBlur?: () => void
}

/** A text field with its label inside the box, a hint, and an error tied to it. */
export function Field({ label, name, value, onInput, type = 'text', hint, error, suffix, ...rest }: FieldProps) {
  const { inputMode, autocomplete, placeholder, maxLength, disabled, onBlur } = rest
  const noteId = `${name}-note`
  useEffect(followKeyboard, [])
  return (
    <div class={field} data-invalid={!!error}>
      <div>
        <label>
          {label}
          <input
            type={type as 'text'} // the DOM types split the element by type; ours all take the same attributes
            name={name}
            value={value}
            inputMode={inputMode}
            autocomplete={autocomplete}
            autocapitalize="none"
            placeholder={placeholder}
            maxLength={maxLength}
            disabled={disabled}
            aria-invalid={!!error}
            aria-describedby={error || hint ? noteId : undefined}
            onInput={(event) => onInput(event.currentTarget.value)}
            onBlur={onBlur}
          />
        </label>
        {suffix}
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

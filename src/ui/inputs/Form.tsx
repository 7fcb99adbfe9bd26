import type { ComponentChildren } from 'preact'
import type { AppError } from '../../errors'
import { stack } from '../lists/Stack'
import { Refusal } from '../states/Refusal'
import { Button } from './Button'

export type FormProps = {
  /** The fields. */
  children: ComponentChildren
  /** Class, in place of an even distance. */
  shape?: string
  submitText: string
  busy?: boolean
  /** Why the provider refused it. Its text needs the table `error`. */
  error: AppError | null
  onSubmit: () => void
}

/** Fields, the refusal if there was one, and the button that sends them; the fields' own checks speak for themselves. */
export function Form({ children, shape = stack, submitText, busy, error, onSubmit }: FormProps) {
  return (
    <form
      class={shape}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      {error && <Refusal error={error} />}
      <Button kind="primary" type="submit" wide busy={busy}>
        {submitText}
      </Button>
    </form>
  )
}

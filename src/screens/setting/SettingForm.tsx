import type { ComponentChildren } from 'preact'
import type { AppError } from '../../errors'
import { t } from '../../i18n'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { stack } from '../../ui/Stack'

export interface SettingFormProps {
  children: ComponentChildren
  submitText: string
  busy: boolean
  /** Why the provider refused the change. */
  error: AppError | null
  onSubmit: () => void
}

/** A form of one setting: its fields, the refusal if there was one, and the button. */
export function SettingForm({ children, submitText, busy, error, onSubmit }: SettingFormProps) {
  return (
    <form
      class={stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      {error && (
        <Notice tone="bad" live>
          {t(`error.${error.key}`, error.params)}
        </Notice>
      )}
      <Button kind="primary" type="submit" wide busy={busy}>
        {submitText}
      </Button>
    </form>
  )
}

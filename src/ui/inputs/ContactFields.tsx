import { AreaSelect } from './AreaSelect'
import { contactRow } from './ContactFields.style'
import { Field } from './Field'

/** How a player can be reached. */
export type ContactWay = 'mobile' | 'email'

export type ContactFieldsProps = {
  way: ContactWay
  labels: { area: string; chooseArea: string; mobile: string; email: string }
  /** What is typed. `area`: calling code without the plus sign; '' before one is chosen. */
  area: string
  mobile: string
  email: string
  onArea: (area: string) => void
  onMobile: (mobile: string) => void
  onEmail: (email: string) => void
  errors: { area: string | false | null; account: string | false | null }
  /** What a password manager fills in for an e-mail address. */
  autocompleteEmail?: 'email' | 'username'
}

/** A mobile number beside its area code, or an e-mail address. */
export function ContactFields(props: ContactFieldsProps) {
  const { way, labels, errors, autocompleteEmail = 'email' } = props
  if (way === 'email') {
    return (
      <Field
        key="email"
        label={labels.email}
        name="email"
        type="email"
        inputMode="email"
        autocomplete={autocompleteEmail}
        value={props.email}
        onInput={props.onEmail}
        error={errors.account}
      />
    )
  }
  return (
    <div class={contactRow}>
      <AreaSelect
        label={labels.area}
        chooseText={labels.chooseArea}
        area={props.area}
        onSelect={props.onArea}
        error={errors.area}
      />
      <Field
        key="mobile"
        label={labels.mobile}
        name="mobile"
        type="tel"
        inputMode="tel"
        autocomplete="tel-national"
        value={props.mobile}
        onInput={props.onMobile}
        error={errors.account}
      />
    </div>
  )
}

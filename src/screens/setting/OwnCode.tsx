import { useState } from 'react'
import { contactsOf } from '../../domain/contact'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { Chips } from '../../ui/inputs/Chips'
import { CodePart, type CodePartProps, contactText } from './CodePart'

/** A code to one of the player's own contacts: the only one, or the chosen one. */
export function OwnCode(props: Omit<CodePartProps, 'contact'>) {
  const [chosen, setChosen] = useState(0)
  const contacts = user.value ? contactsOf(user.value) : []
  return (
    <>
      <Chips
        label={t('setting.sendTo')}
        name="contact"
        items={contacts.map((contact, index) => ({ value: index, text: contactText(contact) }))}
        current={chosen}
        onSelect={setChosen}
      />
      <CodePart key={chosen} {...props} contact={() => contacts[chosen] ?? null} />
    </>
  )
}

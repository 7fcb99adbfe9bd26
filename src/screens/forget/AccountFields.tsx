import { t } from '../../i18n'
import { ContactFields, type ContactWay } from '../../ui/inputs/ContactFields'
import { TabPanel, Tabs } from './Tabs'
import type { Typed } from './useResetForm'

const WAYS: readonly ContactWay[] = ['mobile', 'email']

export interface AccountFieldsProps {
  typed: Typed
  onType: (change: Partial<Typed>) => void
  areaError: string | null
  accountError: string | null
}

/** Mobile number with its area code, or e-mail. */
export function AccountFields({ typed, onType, areaError, accountError }: AccountFieldsProps) {
  const { way } = typed
  return (
    <>
      <Tabs
        label={t('forget.by')}
        items={WAYS.map((id) => ({ id, text: t(`forget.by_${id}`) }))}
        current={way}
        onSelect={(next) => onType({ way: next, code: '' })}
      />
      <TabPanel id={way}>
        <ContactFields
          way={way}
          labels={{
            area: t('forget.area'),
            chooseArea: t('forget.chooseArea'),
            mobile: t('forget.mobile'),
            email: t('forget.email'),
          }}
          area={typed.area}
          mobile={typed.mobile}
          email={typed.email}
          onArea={(area) => onType({ area })}
          onMobile={(mobile) => onType({ mobile })}
          onEmail={(email) => onType({ email })}
          errors={{ area: areaError, account: accountError }}
        />
      </TabPanel>
    </>
  )
}

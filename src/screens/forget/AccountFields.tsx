import { t } from '../../i18n'
import { AreaSelect } from '../../ui/AreaSelect'
import { Field } from '../../ui/Field'
import { TabPanel, Tabs } from '../../ui/Tabs'
import type { Typed, Way } from './useResetForm'

const WAYS: readonly Way[] = ['mobile', 'email']

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
        {way === 'mobile' ? (
          <>
            <AreaSelect
              label={t('forget.area')}
              chooseText={t('forget.chooseArea')}
              area={typed.area}
              onSelect={(area) => onType({ area })}
              error={areaError}
            />
            <Field
              label={t('forget.mobile')}
              name="mobile"
              type="tel"
              inputMode="tel"
              autocomplete="tel-national"
              value={typed.mobile}
              onInput={(mobile) => onType({ mobile })}
              error={accountError}
            />
          </>
        ) : (
          <Field
            label={t('forget.email')}
            name="email"
            type="email"
            inputMode="email"
            autocomplete="email"
            value={typed.email}
            onInput={(email) => onType({ email })}
            error={accountError}
          />
        )}
      </TabPanel>
    </>
  )
}

import { t } from '../../i18n'
import { rememberMe } from '../../state/rememberMe'
import { Checkbox } from '../../ui/inputs/Checkbox'
import { setTo } from './setTo'

/** The choice whether a login outlives the page. Spec 2. */
export function RememberMe() {
  return (
    <Checkbox checked={rememberMe.value} onCheck={setTo(rememberMe)}>
      {t('signIn.remember')}
    </Checkbox>
  )
}

import { t } from '../../i18n'
import { Notice } from '../../ui/states/Notice'

export interface WhyLoginProps {
  /** Where the visitor was going. */
  wanted: string
}

/** Why a visitor was led here, and that the login leads back to what they tapped. Spec 2. */
export default function WhyLogin({ wanted }: WhyLoginProps) {
  const isAsset = /^\/(cardDetail|dragonDetail|gun\/)/.test(wanted)
  return <Notice live>{t(isAsset ? 'signIn.whyAsset' : 'signIn.whyPage')}</Notice>
}

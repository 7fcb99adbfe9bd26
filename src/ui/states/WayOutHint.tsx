import { isProviderSilent } from '../../domain/isProviderSilent'
import { wayOutHref } from '../../domain/wayOutHref'
import type { AppError } from '../../errors'
import { locale, t } from '../../i18n'
import { LinkButton } from '../inputs/LinkButton'

/** Under an error: while the provider is silent, what a wallet can do without it. Needs the table `menu`. */
export default function WayOutHint({ error }: { error: AppError }) {
  if (!isProviderSilent(error)) return null
  return (
    <p style="text-align:center">
      <LinkButton href={wayOutHref(locale.value)} kind="quiet">
        {t('menu.wayOut')}
      </LinkButton>
    </p>
  )
}

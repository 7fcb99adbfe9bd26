import { closeFlow } from '../../../actions/money/closeFlow'
import { reviewMoney } from '../../../actions/money/reviewMoney'
import { reviewedAbilities, standingOf } from '../../../domain/abilities'
import type { Asset, AssetDetail } from '../../../domain/asset'
import { t } from '../../../i18n'
import { roles, user } from '../../../state/session'
import { Button } from '../../../ui/inputs/Button'
import { LinkButton } from '../../../ui/inputs/LinkButton'
import type { StaleProps } from './StaleProps'

/** The way on once it is known what has happened: never the same again where that cannot help. */
export default function StaleActions(props: StaleProps) {
  return (
    <footer>
      <Ways {...props} />
    </footer>
  )
}

function Ways({ flow: { kind, change }, asset }: StaleProps) {
  const close = <Button onClick={closeFlow}>{t('money.close')}</Button>
  const assets = (isFirst: boolean) => (
    <LinkButton href="/accountAccount" kind={isFirst ? 'primary' : 'secondary'} onClick={closeFlow}>
      {t('money.toAssets')}
    </LinkButton>
  )
  switch (change?.is) {
    case 'sold':
    case 'lost':
      return (
        <>
          {assets(false)}
          <LinkButton href="/activity" kind="primary" onClick={closeFlow}>
            {t('stale.toActivity')}
          </LinkButton>
        </>
      )
    case 'taken':
    case 'withdrawn':
      return (
        <>
          {close}
          <LinkButton href="/marketplace" kind="primary" onClick={closeFlow}>
            {t('stale.toMarket')}
          </LinkButton>
        </>
      )
    case 'repriced':
      return (
        <>
          {close}
          <Button kind="primary" onClick={() => reviewMoney(kind, asset)}>
            {t('money.reload')}
          </Button>
        </>
      )
    default: {
      const next = nextOf(asset)
      if (!next)
        return (
          <>
            {close}
            {assets(true)}
          </>
        )
      return (
        <>
          {close}
          <Button kind="primary" onClick={() => reviewMoney(next, asset)}>
            {t(`asset.do_${next}`)}
          </Button>
        </>
      )
    }
  }
}

/** What the player can do with the asset as it is now. */
const nextOf = (asset: Asset | AssetDetail) =>
  reviewedAbilities(
    asset,
    standingOf(user.value, roles.value),
    'auction' in asset ? (asset.auction?.state ?? null) : null,
  ).find(({ whyNot }) => whyNot === null)?.action

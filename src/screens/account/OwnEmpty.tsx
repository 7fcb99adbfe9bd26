import { t } from '../../i18n'
import { assetsIcon } from '../../ui/art/icons/assets'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { EmptyState } from '../../ui/states/EmptyState'
import { type OwnFilter, ownPath } from './ownQuery'

/** No assets: none at all, or none of a kind in a place; each has its own next step. */
export function OwnEmpty({ filter: { kind, place } }: { filter: OwnFilter }) {
  if (kind || place) {
    return (
      <EmptyState
        icon={assetsIcon}
        title={t(`account.none_${kind ?? 'all'}`)}
        text={t(`account.noneText_${place ?? 'all'}`)}
        action={<LinkButton href={ownPath({ kind: null, place: null })}>{t('account.showAll')}</LinkButton>}
      />
    )
  }
  return (
    <EmptyState
      icon={assetsIcon}
      title={t('account.empty')}
      text={t('account.noneText_all')}
      action={
        <>
          <LinkButton href="/marketplace" kind="primary">
            {t('asset.toMarket')}
          </LinkButton>{' '}
          <LinkButton href="/practice" kind="quiet">
            {t('account.practice')}
          </LinkButton>
        </>
      }
    />
  )
}

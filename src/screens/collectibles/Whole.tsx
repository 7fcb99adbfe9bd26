import type { ComponentChildren } from 'preact'
import type { Asset } from '../../domain/asset'
import type { MarketTab } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { assetsIcon } from '../../ui/art/icons/assets'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { EmptyState } from '../../ui/states/EmptyState'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { Unread } from '../../ui/states/Unread'
import type { WholeList } from './useWholeList'

export interface WholeProps {
  list: WholeList
  /** The shape of the content while it loads. */
  skeleton: ComponentChildren
  /** What it is a list of, as the market names it. */
  tab: MarketTab
  children: (items: readonly Asset[]) => ComponentChildren
}

/** A list that is loading, loaded, loaded in part, empty or failed. */
export function Whole({ list: { items, unread, isWhole, error, busy, retry }, skeleton, tab, children }: WholeProps) {
  return (
    <>
      <Unread count={unread} />
      {items && items.length > 0 && children(items)}
      {items?.length === 0 && isWhole && !unread && (
        <EmptyState
          icon={assetsIcon}
          title={t('collectibles.empty')}
          text={t(tab === 'dragon' ? 'collectibles.emptyDragonText' : 'collectibles.emptyText')}
          action={
            <LinkButton kind="primary" href={tab === 'dragon' ? '/hatch' : `/marketplace?val6=${tab}`}>
              {t(tab === 'dragon' ? 'collectibles.hatch' : 'asset.toMarket')}
            </LinkButton>
          }
        />
      )}
      {error ? <NotLoaded error={error} onRetry={retry} busy={busy} /> : !items && <Loading>{skeleton}</Loading>}
    </>
  )
}

/** What failed to load, with a retry. */
export const NotLoaded = (props: Omit<Parameters<typeof LoadError>[0], 'title'>) => (
  <LoadError title={t('collectibles.notLoaded')} {...props} />
)

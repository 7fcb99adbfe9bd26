import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { loadComparison } from '../../actions/load/loadComparison'
import { toCompared } from '../../domain/compareHref'
import { t, wishedLocale } from '../../i18n'
import { comparison } from '../../state/comparison'
import { marketIcon } from '../../ui/art/icons/market'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { PageTitle } from '../../ui/lists/PageTitle'
import { Stack } from '../../ui/lists/Stack'
import { EmptyState } from '../../ui/states/EmptyState'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { compare } from './Compare.style'
import { SideBySide } from './SideBySide'

/** Two cards or dragons side by side, the better value of each pair marked. */
export default function Compare() {
  const search = useSearch()
  const named = toCompared(search)
  const read = () => {
    if (named) void loadComparison(named.one, named.other)
  }
  useEffect(read, [search, wishedLocale.value])
  const { data, busy, error } = comparison.value
  return (
    <div class={compare}>
      <PageTitle title={t('compare.title')} />
      <Stack>
        {!named ? (
          <EmptyState
            icon={marketIcon}
            title={t('compare.empty')}
            text={t('compare.emptyText')}
            action={<LinkButton href="/marketplace">{t('compare.toMarket')}</LinkButton>}
          />
        ) : data ? (
          <SideBySide one={data[0]} other={data[1]} />
        ) : error ? (
          <LoadError title={t('compare.notLoaded')} error={error} onRetry={read} busy={busy} />
        ) : (
          <Loading height="32rem" />
        )}
      </Stack>
    </div>
  )
}

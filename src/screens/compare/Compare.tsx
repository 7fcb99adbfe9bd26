import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { loadComparison } from '../../actions/load/loadComparison'
import { oneOf, toCompared } from '../../domain/compareHref'
import { t, wishedLocale } from '../../i18n'
import { comparison } from '../../state/comparison'
import { PageTitle } from '../../ui/lists/PageTitle'
import { Stack } from '../../ui/lists/Stack'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { compare } from './Compare.style'
import { SideBySide } from './SideBySide'
import { Slots } from './Slots'
import { Ways } from './Ways'

/** Two cards or dragons side by side, the better value of each pair marked. */
export default function Compare() {
  const search = useSearch()
  const named = toCompared(search)
  const one = oneOf(search)
  const read = () => {
    if (named) void loadComparison(named.one, named.other)
  }
  useEffect(read, [search, wishedLocale.value])
  const { data, busy, error } = comparison.value
  return (
    <div class={compare}>
      <PageTitle title={t('compare.title')} text={!named && t(one ? 'compare.secondOne' : 'compare.emptyText')} />
      <Stack>
        {!named ? (
          <Slots one={one} />
        ) : data ? (
          <SideBySide one={data[0]} other={data[1]} />
        ) : error ? (
          <>
            <LoadError title={t('compare.notLoaded')} error={error} onRetry={read} busy={busy} />
            <Ways one={null} />
          </>
        ) : (
          <Loading height="32rem" />
        )}
      </Stack>
    </div>
  )
}

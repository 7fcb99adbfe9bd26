import { useEffect, useRef } from 'react'
import { loadBook, loadMoreBook } from '../../actions/load/loadBook'
import { bookedLines } from '../../domain/book'
import { t } from '../../i18n'
import { bookLines } from '../../state/book'
import { bookIcon } from '../../ui/art/icons/book'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { PageTitle } from '../../ui/lists/PageTitle'
import { Panel } from '../../ui/lists/Panel'
import { Stack } from '../../ui/lists/Stack'
import { EmptyState } from '../../ui/states/EmptyState'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { Unread } from '../../ui/states/Unread'
import { book } from './Book.style'
import { Reckoning } from './Reckoning'

/** What the player's assets cost and brought, reckoned from their whole feed. */
export default function Book() {
  const isShown = useRef(true)
  const isWanted = () => isShown.current
  const read = () => void loadBook(isWanted)
  useEffect(() => {
    read()
    return () => {
      isShown.current = false
    }
  }, [])
  const { data, busy, error } = bookLines.value
  const booked = data ? bookedLines(data.items) : []
  return (
    <div class={book}>
      <Stack>
        <PageTitle title={t('book.title')} text={t('book.lead')} />
        {data && <Unread count={data.unread} />}
        {data && <Progress onMore={() => void loadMoreBook(isWanted)} />}
        {booked.length > 0 && <Reckoning records={booked} />}
        {data && booked.length === 0 && !busy && !error && !data.next && (
          <EmptyState
            icon={bookIcon}
            title={t('book.empty')}
            text={t('book.emptyText')}
            action={<LinkButton href="/marketplace">{t('book.toMarket')}</LinkButton>}
          />
        )}
        {!data &&
          (error ? (
            <LoadError title={t('book.notLoaded')} error={error} onRetry={read} busy={busy} />
          ) : (
            <Loading height="24rem" />
          ))}
      </Stack>
    </div>
  )
}

/** How far the feed was read, unless to its end. */
function Progress({ onMore }: { onMore: () => void }) {
  const { data, busy, error } = bookLines.value
  if (error) return <LoadError title={t('book.notWhole')} error={error} onRetry={onMore} busy={busy} />
  if (busy) return <p role="status">{t('book.reading', { count: data?.items.length ?? 0 })}</p>
  if (!data?.next) return null
  return (
    <Panel>
      <p>{t('book.partly')}</p>
      <Button onClick={onMore}>{t('book.readOn')}</Button>
    </Panel>
  )
}

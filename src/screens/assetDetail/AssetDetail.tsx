import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useLayoutEffect } from 'react'
import { useSearch } from 'wouter'
import { loadAsset } from '../../actions/load/loadAsset'
import { loadFees } from '../../actions/load/loadFees'
import { isSparing } from '../../actions/page/isSparing'
import { t, wishedLocale } from '../../i18n'
import { fees, openAsset } from '../../state/assets'
import { knownPlayer } from '../../state/knownPlayer'
import { place } from '../../state/place'
import { isLoggedIn, token, user } from '../../state/session'
import { DragonValues } from '../../ui/art/DragonValues'
import { marketIcon } from '../../ui/art/icons/market'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { stack } from '../../ui/lists/Stack'
import { AsOf } from '../../ui/states/AsOf'
import { EmptyState } from '../../ui/states/EmptyState'
import { ErrorState } from '../../ui/states/ErrorState'
import { Unread } from '../../ui/states/Unread'
import { errorText } from '../../ui/text/errorText'
import { ActivationNotice } from './ActivationNotice'
import { AssetActions } from './AssetActions'
import { actions } from './AssetActions.style'
import { AssetActivity } from './AssetActivity'
import { AssetAttributes } from './AssetAttributes'
import { columns } from './AssetDetail.style'
import { AssetFacts } from './AssetFacts'
import { AssetHead } from './AssetHead'
import { AssetPayouts } from './AssetPayouts'
import { AssetShares } from './AssetShares'
import { AssetSkeleton } from './AssetSkeleton'
import { AssetTrades } from './AssetTrades'
import { CompareButton } from './CompareButton'
import { ownAsset } from './OwnAsset.style'
import { toAbilities } from './toAbilities'
import { WishButton } from './WishButton'

/** The asset a path names: /cardDetail?id=, /dragonDetail?id=, /gun/equip/{index_id} and its like. Spec 2. */
function readAddress(search: string): { kind: 'card' | 'dragon'; id: string } {
  const { pathname } = location
  const id = new URLSearchParams(search).get('id') ?? /^\/gun\/\w+\/([^/]+)/.exec(pathname)?.[1] ?? ''
  return { kind: pathname.toLowerCase() === '/dragondetail' ? 'dragon' : 'card', id }
}

type Details = NonNullable<typeof openAsset.value.data>

const LOOK_AGAIN_MS = 10_000

/** Reloads the asset while it waits for the chain, because what is shown soon goes stale. */
function useFreshWhileConfirming(load: () => void): void {
  const status = openAsset.value.data?.status
  const isConfirming = status === 'confirming' || status === 'saleConfirming'
  useEffect(() => {
    if (!isConfirming) return
    const timer = setInterval(() => document.visibilityState === 'visible' && load(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isConfirming, load])
}

/** One asset: what it is, what it did, and what the player can do with it. Spec 2, 3, 4. */
export default function AssetDetail() {
  const { kind, id } = readAddress(useSearch())
  const load = useCallback(() => {
    if (id) void loadAsset(kind, id)
  }, [kind, id])
  // Before the paint, because until then the previous asset is shown. The answer is the same before the player is known.
  useLayoutEffect(load, [load, token.value, wishedLocale.value])
  useFreshWhileConfirming(load)
  useEffect(() => {
    if (isLoggedIn.value && !fees.value.data) void loadFees()
  }, [])
  const { data, busy, error } = openAsset.value
  const player = knownPlayer.value
  // The bars mark the account for what the player holds. Not before the read has dropped the previous asset.
  useLayoutEffect(() => {
    const holder = openAsset.value.data?.ownerId
    if (holder !== undefined && player) place.value = holder === player.userid ? 'assets' : 'market'
  }, [data, player])
  if (!id) {
    const action = <LinkButton href="/marketplace">{t('asset.toMarket')}</LinkButton>
    return <EmptyState icon={marketIcon} title={t('asset.notFound')} text={t('asset.notFoundText')} action={action} />
  }
  if (!data) {
    if (!error) return <AssetSkeleton />
    const text = (
      <>
        {errorText(error)}
        <br />
        <a href="/marketplace">{t('asset.toMarket')}</a>
      </>
    )
    return (
      <ErrorState title={t('asset.notLoaded')} text={text} onRetry={load} retryText={t('common.retry')} busy={busy} />
    )
  }
  return (
    <>
      <AsOf key={id} of={openAsset.value} onRetry={load} />
      <Columns asset={data} busy={busy} />
    </>
  )
}

function Columns({ asset: data, busy }: { asset: Details; busy: boolean }) {
  const count = isLoggedIn.value ? toAbilities(data).length : 0
  // Beside the actions, the button that compares makes their rows whole.
  const isShared = count > (data.market ? 1 : 0)
  const isOwn = isShared && !data.market
  // The bar has room for a pair, or for one beside a price.
  return (
    <article
      class={`${columns} ${ownAsset}`}
      aria-busy={busy}
      data-many={count > (data.price === null ? 2 : 1)}
      data-own={isOwn}
      data-worth={isOwn && data.attributes.length > 0 && !isSparing()}
    >
      <AssetHead asset={data} />
      <div data-part="actions">
        <Unread count={data.unread} />
        <AssetActions asset={data} beside={isShared && <CompareButton asset={data} />} />
      </div>
      <Part name="able">
        <AssetAttributes asset={data} />
      </Part>
      {data.market === 'auction' && (
        <Part name="shares">
          <AssetShares asset={data} />
        </Part>
      )}
      {'skills' in data && (
        <Part name="team">
          <DragonValues dragon={data} />
        </Part>
      )}
      <Part name="trades">
        <AssetTrades asset={data} />
      </Part>
      <div class={actions} data-part="keep">
        {!isShared && <CompareButton asset={data} />}
        {isLoggedIn.value && user.value?.userid !== data.ownerId && <WishButton asset={data} />}
      </div>
      <Part name="facts">
        <AssetFacts asset={data} />
      </Part>
      <Part name="past">
        <ActivationNotice asset={data} />
        <AssetPayouts asset={data} />
        <AssetActivity key={data.id} asset={data} />
      </Part>
    </article>
  )
}

type PartName = 'able' | 'shares' | 'team' | 'trades' | 'facts' | 'past'

/** What stands together in a column of a wide screen, or in a row under its columns. */
function Part({ name, children }: { name: PartName; children: ComponentChildren }) {
  return (
    <div class={stack} data-part={name}>
      {children}
    </div>
  )
}

import type { ComponentChildren, TargetedMouseEvent } from 'preact'
import { useEffect } from 'react'
import { loadFirstHero } from '../../actions/load/loadFirstHero'
import { reviewMoney } from '../../actions/money/reviewMoney'
import { toastCopied } from '../../actions/page/toast'
import { PRICE_COIN } from '../../domain/coin'
import type { HeroOffer } from '../../domain/firstHero'
import { t } from '../../i18n'
import { heldCoins, ownAssets } from '../../state/assets'
import { firstHero } from '../../state/firstHero'
import { isTrayOpen } from '../../state/isTrayOpen'
import { openEntries } from '../../state/journal'
import { user } from '../../state/session'
import { assetPath } from '../../ui/art/AssetCard'
import { bandColour } from '../../ui/art/Grade'
import { gradeBand } from '../../ui/art/gradeBand'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { amountText } from '../../ui/money/amountText'
import { Skeleton } from '../../ui/states/Skeleton'
import { copyText } from '../../ui/text/copyText'
import { firstHeroBanner } from './FirstHero.style'

/** Heroes, from the cheapest on. */
const ALL_HEROES = '/marketplace?val3=priceLow'

/** For a player without any asset: the cheapest hero on offer, and one button that leads to buying it. */
export function FirstHero() {
  // Again with each list of the player's own, as after a refresh.
  useEffect(() => void loadFirstHero(), [ownAssets.value.data])
  const { data, error } = firstHero.value
  if (data?.offer) return <Offer offer={data.offer} />
  if (data || error) {
    return (
      <Banner title={t('firstHero.plainTitle')} text={t(data ? 'firstHero.none' : 'firstHero.notRead')}>
        <LinkButton href="/marketplace" kind="primary">
          {t('asset.toMarket')}
        </LinkButton>
        <Practice />
      </Banner>
    )
  }
  return (
    <section class={firstHeroBanner} aria-busy="true">
      <i />
      <div>
        <Skeleton height="3.5rem" />
      </div>
      <footer>
        <Skeleton height="96px" />
      </footer>
    </section>
  )
}

/**
 * The offer, with the way to buy it; or that it is being bought already, or what is missing for that, in the wallet or
 * altogether.
 */
function Offer({ offer: { asset, price } }: { offer: HeroOffer }) {
  const amount = money(price)
  const held = heldCoins.value?.[PRICE_COIN]
  const address = user.value?.address
  const look = <LinkButton href={assetPath(asset)}>{t('firstHero.look')}</LinkButton>
  if (openEntries.value.some(({ resource }) => resource === `asset:${asset.id}`)) {
    return (
      <Banner asset={asset} title={t('firstHero.plainTitle')} text={t('asset.underWay')}>
        <Button kind="primary" onClick={seeProgress}>
          {t('asset.seeProgress')}
        </Button>
        {look}
      </Banner>
    )
  }
  if (address === '') {
    return (
      <Banner asset={asset} title={t('firstHero.title', { price: amount })} text={t('firstHero.noWallet')}>
        {look}
        <Practice />
      </Banner>
    )
  }
  if (address && held !== undefined && held < price) {
    const text = t('firstHero.tooLittle', { held: money(held), coin: PRICE_COIN })
    return (
      <Banner asset={asset} title={t('firstHero.plainTitleFrom', { price: amount })} text={text}>
        <Button kind="primary" onClick={() => void copyText(address).then((done) => toastCopied(done, address))}>
          {t('account.copyAddress')}
        </Button>
        {look}
        <Practice />
      </Banner>
    )
  }
  const buy = (event: TargetedMouseEvent<HTMLAnchorElement>) => {
    // The link opens the hero's page, over which the review lies; in another tab there is the page alone.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) reviewMoney('buy', asset)
  }
  return (
    <Banner
      asset={asset}
      title={t('firstHero.title', { price: amount })}
      text={t('firstHero.text', { name: asset.name })}
    >
      <LinkButton href={assetPath(asset)} kind="primary" onClick={buy}>
        {t('firstHero.buy')}
      </LinkButton>
      <LinkButton href={ALL_HEROES} kind="quiet">
        {t('firstHero.all')}
      </LinkButton>
    </Banner>
  )
}

const seeProgress = () => {
  isTrayOpen.value = true
}

const money = (units: bigint): string => `${amountText(units)} ${PRICE_COIN}`

const Practice = () => (
  <LinkButton href="/practice" kind="quiet">
    {t('account.practice')}
  </LinkButton>
)

interface BannerProps {
  asset?: HeroOffer['asset']
  title: string
  text: string
  /** The buttons. */
  children: ComponentChildren
}

function Banner({ asset, title, text, children }: BannerProps) {
  const art = asset && pictureOf(asset)
  return (
    <section
      class={`${firstHeroBanner} ${bandColour}`}
      data-band={asset && gradeBand(asset.grade)}
      aria-labelledby="first-hero"
    >
      {art && <Picture src={art.picture} fallback={art.fallback} alt="" width={168} height={224} eager />}
      <div>
        <h2 id="first-hero">{title}</h2>
        <p>{text}</p>
      </div>
      <footer>{children}</footer>
    </section>
  )
}

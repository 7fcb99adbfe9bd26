import { ASSET_KINDS } from '../../../domain/asset'
import { type Coin, isCoin, PRICE_COIN } from '../../../domain/coin'
import { t } from '../../../i18n'
import type { Flow } from '../../../state/flow'
import { type Fact, Facts } from '../../../ui/lists/Facts'
import { amountText } from '../../../ui/money/amountText'
import { Price } from '../../../ui/money/Price'
import { Notice } from '../../../ui/states/Notice'

type Call = NonNullable<Flow['call']>

const RECEIVING: readonly Call['name'][] = ['buy', 'bid', 'withdraw']

/** What may be taken, and by which contract. */
function allowanceOf({ target, spender, amount, tokenId }: Call): string {
  const contract = spender ? t(`money.contract_${spender}`) : ''
  if (amount === undefined || !isCoin(target)) return t('money.allowedToken', { contract, number: String(tokenId) })
  return t('money.allowed', { contract, amount: amountText(amount, target), coin: target })
}

function factsOf({
  name,
  value,
  amount,
  expectedPrice,
  price,
  coin = PRICE_COIN,
  kind,
  tokenId,
  tokenIds,
}: Call): Fact[] {
  const money = (units: bigint, of: Coin) => <Price amount={amountText(units, of)} coin={of} />
  const paid = value > 0n ? value : (amount ?? expectedPrice)
  const born = kind === undefined ? undefined : ASSET_KINDS[kind]
  const facts: (Fact | false)[] = [
    paid !== undefined && { label: t('money.payAtMost'), value: money(paid, value > 0n ? 'BNB' : coin) },
    price !== undefined && { label: t('money.price'), value: money(price, PRICE_COIN) },
    tokenId !== undefined && {
      label: t(RECEIVING.includes(name) ? 'money.receive' : 'money.nft'),
      value: t('money.number', { number: String(tokenId) }),
    },
    born !== undefined && { label: t('money.receive'), value: t(`asset.kind_${born}`) },
    tokenIds !== undefined && { label: t('money.receive'), value: t('money.collects', { count: tokenIds.length }) },
    name === 'activateAccount' && { label: t('money.receive'), value: t('money.receiveActivation') },
  ]
  return facts.filter((fact): fact is Fact => fact !== false)
}

/**
 * What the wallet is asked to sign, read from the bytes and not from the form, to compare with what the wallet shows.
 */
export function Statement({ call }: { call: Call }) {
  const title = t('money.toSign')
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {call.name === 'approve' ? <Notice>{allowanceOf(call)}</Notice> : <Facts items={factsOf(call)} />}
    </section>
  )
}

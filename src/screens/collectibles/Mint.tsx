import { reviewMoney } from '../../actions/money/reviewMoney'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { CollectionPage } from './CollectionPage'
import { Forge } from './Forge'
import { Sample } from './Sample'
import { kindText } from './words'

const KINDS = ['hero', 'equip', 'pet', 'lingshi'] as const

/** Minting a card of a kind; the review asks for the coin, and the journal carries the mint out. Spec 2, 4. */
export function Mint() {
  return (
    <CollectionPage current="mint">
      <Forge
        making="mint"
        gallery={KINDS.map((kind, index) => (
          <li key={kind}>
            <button
              type="button"
              aria-label={t('collectibles.mintKind', { kind: kindText(kind) })}
              onClick={() => reviewMoney('mint', null, { assetKind: kind })}
            >
              <Sample kind={kind} element={index + 1} />
              {kindText(kind)}
            </button>
          </li>
        ))}
        action={
          <Button kind="primary" wide onClick={() => reviewMoney('mint', null)}>
            {t('collectibles.mint')}
          </Button>
        }
      />
    </CollectionPage>
  )
}

import { useState } from 'react'
import { reviewMoney } from '../../actions/money/reviewMoney'
import { t } from '../../i18n'
import { Sample } from '../../ui/art/Sample'
import { CollectionPage } from './CollectionPage'
import { Forge } from './Forge'
import { tiltOf } from './tiltOf'
import { kindText } from './words'

const KINDS = ['hero', 'equip', 'pet', 'lingshi'] as const

/** Minting a card of the chosen kind; the review shows the terms, and the journal carries the mint out. Spec 2, 4. */
export function Mint() {
  const [chosen, setChosen] = useState<(typeof KINDS)[number]>('hero')
  return (
    <CollectionPage current="mint">
      <Forge
        making="mint"
        gallery={KINDS.map((kind, index) => (
          <li key={kind} data-on={kind === chosen} style={tiltOf(index, KINDS.length)}>
            <button
              type="button"
              aria-label={t('collectibles.mintKind', { kind: kindText(kind) })}
              aria-pressed={kind === chosen}
              onClick={() => setChosen(kind)}
            >
              <Sample kind={kind} element={index + 1} />
              <b>{kindText(kind)}</b>
              {kind === chosen && (
                <span data-part="large">
                  <Sample kind={kind} element={index + 1} />
                </span>
              )}
            </button>
          </li>
        ))}
        onMake={(coin) => reviewMoney('mint', null, { assetKind: chosen, coin })}
      />
    </CollectionPage>
  )
}

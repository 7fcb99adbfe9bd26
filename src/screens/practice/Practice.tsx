import { useState } from 'react'
import { PRICE_COIN } from '../../domain/coin'
import { sharesFor } from '../../domain/practice'
import { lessonOf, type Move, NEW_PRACTICE, practise } from '../../domain/practise'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { Facts } from '../../ui/lists/Facts'
import { PageTitle } from '../../ui/lists/PageTitle'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { Price } from '../../ui/money/Price'
import { Guide } from './Guide'
import type { Opened } from './Opened'
import { practice as page, stage } from './Practice.style'
import { PracticeMark } from './PracticeMark'
import { PracticeSheet } from './PracticeSheet'
import { Shelf } from './Shelf'

/** A sale and a whole auction on a pretend market inside the page: without a wallet, a login, money, or any call. */
export default function Practice() {
  const [practice, setPractice] = useState(NEW_PRACTICE)
  const [opened, setOpened] = useState<Opened | null>(null)
  const move = (next: Move) => setPractice((before) => practise(before, next))
  const { world } = practice
  const lesson = lessonOf(practice)
  const isFree = practice.lesson === null
  const now = lesson && 'asset' in lesson ? lesson.asset : null
  const shares = sharesFor(world, 'you').reduce((sum, { units }) => sum + units, 0n)
  const hour = String(Math.floor(world.now / 3_600) % 24).padStart(2, '0')
  const shelf = { world, now, isFree, onOpen: setOpened }
  return (
    <div class={page}>
      <PracticeMark />
      <PageTitle title={t('practice.title')} text={practice.lesson === 0 && t('practice.lead')} />
      <div class={stage}>
        <div data-part="desk">
          <Guide
            practice={practice}
            onOpen={setOpened}
            onPass={(passing) => move({ pass: passing })}
            onLeave={() => move('leaveGuide')}
            onRestart={() => setPractice(NEW_PRACTICE)}
          />
          <Panel title={t('practice.yourWallet')}>
            <Facts
              items={[
                { label: PRICE_COIN, value: <Price amount={amountText(world.coins.you)} coin={PRICE_COIN} /> },
                { label: 'BNB', value: <Price amount={amountText(world.gas.you, 'BNB')} coin="BNB" /> },
                { label: t('practice.shares'), value: <Price amount={amountText(shares)} coin={PRICE_COIN} /> },
                {
                  label: t('practice.time'),
                  value: t('practice.clock', { day: Math.floor(world.now / 86_400) + 1, hour }),
                },
              ]}
            />
            <p data-soft="true">{t('practice.markText')}</p>
            {isFree && shares > 0n && (
              <Button onClick={() => setOpened({ kind: 'payout', asset: null })}>{t('money.title_payout')}</Button>
            )}
          </Panel>
        </div>
        <div data-part="shelves">
          <Shelf
            {...shelf}
            title={t('practice.yours')}
            assets={world.assets.filter(({ holder }) => holder === 'you')}
          />
          <Shelf
            {...shelf}
            title={t('practice.others')}
            assets={world.assets.filter(({ holder }) => holder !== 'you')}
          />
        </div>
      </div>
      {opened && (
        <PracticeSheet
          world={world}
          opened={opened}
          onAct={(event) => move({ act: event })}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

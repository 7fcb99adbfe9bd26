import { useEffect, useState } from 'react'
import { isSummonLost, type SummonOutcome, summonHero } from '../../actions/game/summonHero'
import { config } from '../../config'
import { NEEDS, unmetConditions } from '../../domain/conditions'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { playerFacts } from '../../state/standing'
import { Icon } from '../../ui/art/Icon'
import { summonIcon } from '../../ui/art/icons/summon'
import { Button } from '../../ui/inputs/Button'
import { Panel } from '../../ui/lists/Panel'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'
import { altar, circle } from './Altar.style'
import { Hero } from './Hero'
import { UnmetForSummon } from './UnmetForSummon'

/** Pictures of heroes who may come. */
const BEHIND = ['hero-1-5a', 'hero-5-4b']

/** Where heroes come from: the tickets in hand, the summon, and its result. */
export function Altar() {
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<SummonOutcome | null>(null)
  useEffect(() => {
    const look = async () => {
      if (await isSummonLost()) setOutcome((present) => present ?? { is: 'unknown' })
    }
    void look()
  }, [])
  const summon = async () => {
    setBusy(true)
    setOutcome(await summonHero())
    setBusy(false)
  }
  const tickets = user.value?.summonTickets ?? 0
  const unmet = unmetConditions(NEEDS.playGame, playerFacts.value)
  const hero = outcome?.is === 'summoned' && !isBusy ? outcome.hero : null
  const isLost = outcome?.is === 'unknown'
  return (
    <Panel tone="gold" busy={isBusy}>
      <div class={altar}>
        <p>
          <span>{t('summon.tickets')}</span> <strong>{tickets}</strong>
        </p>
        <div role="status">
          {hero ? (
            <Hero key={hero.id} hero={hero} />
          ) : (
            <>
              <div class={circle} data-open={isBusy} aria-hidden="true">
                {BEHIND.map((name) => (
                  <img key={name} src={`${config.artBase}/${name}.svg`} alt="" width={240} height={320} />
                ))}
                <i />
                <i data-part="gem" />
                <Icon path={summonIcon} size={64} />
              </div>
              {isBusy && <p>{t('summon.summoning')}</p>}
            </>
          )}
        </div>
        {isLost && !isBusy && (
          <Notice tone="warning" live>
            {t('summon.unknown')}
          </Notice>
        )}
        {outcome?.is === 'refused' && !isBusy && (
          <Notice tone="bad" live>
            <b>{t('summon.failed')}</b>
            <p>{errorText(outcome.error)}</p>
          </Notice>
        )}
        {unmet.length > 0 ? (
          <UnmetForSummon unmet={unmet} />
        ) : tickets > 0 || isLost || isBusy ? (
          <>
            <Button kind="primary" wide busy={isBusy} onClick={() => void summon()}>
              {t(isLost ? 'summon.askAgain' : hero ? 'summon.summonAgain' : 'summon.summon')}
            </Button>
            {!isLost && <small>{t('summon.costs')}</small>}
          </>
        ) : (
          <h2>{t('summon.empty')}</h2>
        )}
      </div>
    </Panel>
  )
}

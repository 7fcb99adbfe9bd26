import { useState } from 'preact/hooks'
import { isSummonLost, type SummonOutcome, summonHero } from '../../actions/summonHero'
import { config } from '../../config'
import { NEEDS, unmetConditions } from '../../domain/conditions'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { playerFacts } from '../../state/standing'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { summonIcon } from '../../ui/icons/summon'
import { Notice } from '../../ui/Notice'
import { Panel } from '../../ui/Panel'
import { Hero } from './Hero'
import { altar, circle } from './Summon.style'
import { Unmet } from './Unmet'

/** Pictures of heroes who may come. */
const BEHIND = ['hero-1-5a', 'hero-5-4b']

/** Where heroes come from: the tickets in hand, the summon, and its result. */
export function Altar() {
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<SummonOutcome | null>(isSummonLost() ? { is: 'unknown' } : null)
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
            <p>{t(`error.${outcome.error.key}`, outcome.error.params)}</p>
          </Notice>
        )}
        {unmet.length > 0 ? (
          <Unmet unmet={unmet} />
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

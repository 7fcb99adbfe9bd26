import { useEffect, useState } from 'react'
import { isSummonLost, type SummonOutcome, summonHero } from '../../actions/game/summonHero'
import { NEEDS, unmetConditions } from '../../domain/conditions'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { playerFacts } from '../../state/standing'
import { assetPath } from '../../ui/art/AssetCard'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Cluster } from '../../ui/lists/Cluster'
import { Panel } from '../../ui/lists/Panel'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { altar } from './Altar.style'
import { CampSigns } from './CampSigns'
import { Hero } from './Hero'
import { Scene } from './Scene'
import { UnmetForSummon } from './UnmetForSummon'

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
  const mayAsk = tickets > 0 || isLost || isBusy
  // While the next one is called, too, so that nothing changes its place.
  const isAfter = outcome?.is === 'summoned'
  const isPoor = !mayAsk && !isAfter && unmet.length === 0
  return (
    <Panel tone="gold" busy={isBusy}>
      <div class={altar} data-low={isPoor}>
        {!isAfter && (
          <p data-part="tickets">
            <span>{t('summon.tickets')}</span> <strong>{tickets}</strong>
          </p>
        )}
        <Scene isOpening={isBusy} isLarge={isAfter} isLow={isPoor} hero={hero} />
        <div role="status" data-after={isAfter}>
          {hero ? <Hero key={hero.id} hero={hero} /> : isBusy && <p class={visuallyHidden}>{t('summon.summoning')}</p>}
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
        ) : (
          <>
            {(mayAsk || hero) && (
              <div data-part="next">
                <Cluster fill>
                  {hero && <LinkButton href={assetPath(hero)}>{t('summon.see')}</LinkButton>}
                  {mayAsk && (
                    <Button kind="primary" busy={isBusy} onClick={() => void summon()}>
                      {t(isLost ? 'summon.askAgain' : hero ? 'summon.summonAgain' : 'summon.summon')}
                    </Button>
                  )}
                </Cluster>
                {mayAsk && !isAfter && <CampSigns />}
                {mayAsk && !isLost && (
                  <small aria-hidden={isBusy}>
                    {t(isBusy ? 'summon.summoning' : isAfter ? 'summon.left' : 'summon.secret', { count: tickets })}
                  </small>
                )}
              </div>
            )}
            {!mayAsk && <h2>{t('summon.empty')}</h2>}
          </>
        )}
      </div>
    </Panel>
  )
}

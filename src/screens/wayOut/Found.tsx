import { answerCode, codeAnswer } from '../../actions/wayOut/foreignCode'
import { loadWayOut } from '../../actions/wayOut/loadWayOut'
import { takeExit } from '../../actions/wayOut/takeExit'
import { config } from '../../config'
import { COINS } from '../../domain/coin'
import { missingOf } from '../../domain/holding'
import { t } from '../../i18n'
import type { WayOutFound } from '../../state/wayOut'
import { Panel } from '../../ui/lists/Panel'
import { Stack } from '../../ui/lists/Stack'
import { AllowanceList } from '../../ui/money/AllowanceList'
import { CoinMark } from '../../ui/money/CoinMark'
import { ForeignCode } from '../../ui/money/ForeignCode'
import { Assets } from './Assets'
import { busyTexts } from './busyTexts'
import { Digits } from './Digits'
import { Numbers } from './Numbers'
import { Save } from './Save'
import { Sums } from './Sums'
import { Take } from './Take'
import { sides } from './WayOut.style'

/** Whether the chain was asked about every token of the wallet. */
const isWhole = ({ holdings, unread, held }: WayOutFound): boolean =>
  unread.length === 0 &&
  missingOf(holdings, 'card', held.card) === 0n &&
  missingOf(holdings, 'dragon', held.dragon) === 0n

/** All that the chain knows of the wallet, what is urgent first. */
export function Found({ found }: { found: WayOutFound }) {
  const { account, code, allowances, unreadAllowances, balances } = found
  const sums = COINS.map((coin) => ({
    sign: <CoinMark coin={coin} size={34} />,
    label: coin,
    units: balances[coin],
    coin,
  }))
  return (
    <div class={sides}>
      <Stack>
        <ForeignCode code={code} answer={codeAnswer()} onAnswer={answerCode} />
        <Take found={found} />
        <Assets found={found} />
        <Numbers />
      </Stack>
      <Stack>
        <Panel title={t('wayOut.balances')}>
          <Digits of={sums} />
          <Sums items={sums} />
        </Panel>
        <Panel title={t('allowances.title')}>
          <p data-soft="true">{t('allowances.lead')}</p>
          <AllowanceList
            allowances={allowances}
            unread={unreadAllowances}
            isWhole={isWhole(found)}
            busy={busyTexts(account)}
            contracts={config.contracts}
            onZero={(allowance) => void takeExit({ is: 'zero', allowance }, account, loadWayOut)}
          />
        </Panel>
        <Save />
      </Stack>
    </div>
  )
}

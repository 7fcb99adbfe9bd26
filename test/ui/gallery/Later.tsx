import { useState } from 'preact/hooks'
import { Avatar } from '../../../src/ui/Avatar'
import { Button } from '../../../src/ui/Button'
import { Cluster } from '../../../src/ui/Cluster'
import { CoachMarks } from '../../../src/ui/CoachMarks'
import { CodeField } from '../../../src/ui/CodeField'
import { ElementMark } from '../../../src/ui/elements/ElementMark'
import { gameIcon } from '../../../src/ui/icons/game'
import { marketIcon } from '../../../src/ui/icons/market'
import { walletIcon } from '../../../src/ui/icons/wallet'
import { Podium } from '../../../src/ui/Podium'
import { PriceChart } from '../../../src/ui/PriceChart'
import { SlidePuzzle } from '../../../src/ui/SlidePuzzle'
import { Stack } from '../../../src/ui/Stack'
import { Tray } from '../../../src/ui/Tray'
import type { Texts } from './texts'

/** Camps and skills by sign, colour and word. */
export function Elements({ texts }: { texts: Texts }) {
  return (
    <Stack>
      {(['camp', 'skill'] as const).map((of) => (
        <Cluster key={of}>
          {(of === 'camp' ? texts.camps : texts.skills).map((text, index) => (
            <ElementMark key={text} of={of} value={index + 1} text={text} />
          ))}
        </Cluster>
      ))}
    </Stack>
  )
}

/** Prices, ranks, crests. */
export function Ranking({ texts }: { texts: Texts }) {
  return (
    <Stack>
      <Podium
        label={texts.ranking}
        places={[1, 2, 3].map((rank) => ({
          rank,
          seed: `0x${rank}7a3`,
          name: texts.names[rank] ?? '',
          text: `${(4 - rank) * 12_345}`,
        }))}
      />
      <PriceChart
        label={texts.price}
        points={[100, 111, 124, 124, 153, 170, 165].map((value, day) => ({
          value,
          text: `${value} MDS`,
          when: `11-${day + 10}`,
        }))}
      />
      <Cluster>
        {['0x5290', '0x1111', 'alice', 'bob', '0xdead', '0xbeef'].map((seed) => (
          <Avatar key={seed} seed={seed} />
        ))}
      </Cluster>
    </Stack>
  )
}

/** Puzzle, code, guide, journal. */
export function Account({ texts }: { texts: Texts }) {
  const [code, setCode] = useState('')
  const [waitUntil, setWaitUntil] = useState(0)
  const asked = new URLSearchParams(location.search)
  const [step, setStep] = useState<number | null>(
    asked.get('open') === 'guide' && asked.get('lang') === texts.lang ? 0 : null,
  )
  return (
    <Stack>
      <SlidePuzzle
        challenge={{ target: 64 }}
        label={texts.more}
        hint={texts.passwordHint}
        leftLabel="−"
        rightLabel="+"
        onSolved={() => {}}
      />
      <CodeField
        label={texts.mobile}
        name={`code-${texts.lang}`}
        value={code}
        onInput={setCode}
        onSend={() => setWaitUntil(Date.now() / 1000 + 60)}
        sendText={texts.retry}
        waitText={(seconds) => `${seconds} s`}
        waitUntil={waitUntil}
      />
      <Tray
        label={texts.panel}
        entries={[
          {
            id: '1',
            title: `${texts.panel}: ${texts.names[2]}`,
            step: texts.chain,
            tone: 'info',
            since: '12:04',
            usual: '5-10 min',
            explorer: { href: 'https://bscscan.com/tx/0x', text: '0x529…9EE7' },
          },
          {
            id: '2',
            title: texts.names[0],
            step: texts.failed,
            tone: 'bad',
            since: '11:58',
            note: texts.errorText,
            action: <Button>{texts.retry}</Button>,
          },
        ]}
      />
      <Button onClick={() => setStep(0)}>{texts.more}</Button>
      {step !== null && (
        <CoachMarks
          title={texts.brand}
          steps={[marketIcon, walletIcon, gameIcon].map((icon, index) => ({
            icon,
            title: texts.steps[index] ?? '',
            text: texts.logoutText,
          }))}
          step={step}
          onStep={setStep}
          onClose={() => setStep(null)}
          closeLabel={texts.close}
          backText={texts.stay}
          nextText={texts.more}
          doneText={texts.states.done}
          progress={`${step + 1} / 3`}
        />
      )}
    </Stack>
  )
}

import { useState } from 'react'
import { PriceChart } from '../../../src/screens/assetDetail/PriceChart'
import { Podium } from '../../../src/screens/legion/Podium'
import { TrayList } from '../../../src/screens/money/tray/TrayList'
import { SlidePuzzle } from '../../../src/screens/shell/SlidePuzzle'
import { Avatar } from '../../../src/ui/art/Avatar'
import { ElementMark } from '../../../src/ui/art/elements/ElementMark'
import { Button } from '../../../src/ui/inputs/Button'
import { CodeField } from '../../../src/ui/inputs/CodeField'
import { Cluster } from '../../../src/ui/lists/Cluster'
import { Stack } from '../../../src/ui/lists/Stack'
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

/** Puzzle, code, journal. */
export function Account({ texts }: { texts: Texts }) {
  const [code, setCode] = useState('')
  const [waitUntil, setWaitUntil] = useState(0)
  return (
    <Stack>
      <SlidePuzzle
        target={64}
        label={texts.more}
        hint={texts.passwordHint}
        leftLabel="−"
        rightLabel="+"
        missText={() => texts.passwordHint}
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
      <TrayList
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
    </Stack>
  )
}

import { Progress } from '../../../src/screens/collectibles/Progress'
import { eggIcon } from '../../../src/ui/art/icons/egg'
import { Button } from '../../../src/ui/inputs/Button'
import { LinkButton } from '../../../src/ui/inputs/LinkButton'
import { Facts } from '../../../src/ui/lists/Facts'
import { PageTitle } from '../../../src/ui/lists/PageTitle'
import { Panel } from '../../../src/ui/lists/Panel'
import { Stack } from '../../../src/ui/lists/Stack'
import { Stepper } from '../../../src/ui/lists/Stepper'
import { Table } from '../../../src/ui/lists/Table'
import { Countdown } from '../../../src/ui/money/Countdown'
import { Price } from '../../../src/ui/money/Price'
import { EmptyState } from '../../../src/ui/states/EmptyState'
import { ErrorState } from '../../../src/ui/states/ErrorState'
import { Notice } from '../../../src/ui/states/Notice'
import { Address } from '../../../src/ui/text/Address'
import type { Texts } from './texts'

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'

/** Title, panel, facts, notices, progress. */
export function Panels({ texts }: { texts: Texts }) {
  return (
    <Stack>
      <PageTitle title={texts.title} text={texts.titleText} />
      <Panel title={texts.panel} tone="gold">
        <Price amount="1,110.5" coin="MDS" size="large" />
        <Facts
          items={[
            {
              label: texts.owner,
              value: <Address value={ADDRESS} copyLabel={texts.copy} onCopy={() => {}} />,
            },
            {
              label: texts.timeLeft,
              value: <Countdown endsAt={Math.floor(Date.now() / 1000) + 93_784} endedText={texts.ended} />,
            },
            { label: texts.ended, value: <Countdown endsAt={0} endedText={texts.ended} /> },
          ]}
        />
        <Button kind="primary" wide>
          {texts.panel}
        </Button>
      </Panel>
      <Notice>{texts.minimum}</Notice>
      <Notice tone="warning" action={<Button kind="quiet">{texts.retry}</Button>}>
        {texts.warning}
      </Notice>
      <Notice tone="good">{texts.toasts[1]}</Notice>
      <Notice tone="bad">{texts.toasts[2]}</Notice>
      <Progress label={texts.levels} share={12 / 30} text={texts.levelsText} />
    </Stack>
  )
}

/** Waiting, steps, nothing, failure. */
export function States({ texts }: { texts: Texts }) {
  const states = ['done', 'now', 'todo', 'todo'] as const
  const failed = ['done', 'failed', 'todo', 'todo'] as const
  return (
    <Stack>
      <Panel title={texts.panel}>
        <Stepper
          label={texts.panel}
          words={texts.states}
          steps={texts.steps.map((text, index) => ({
            text,
            state: states[index] ?? 'todo',
            note: index === 1 && texts.stepNote,
          }))}
        />
      </Panel>
      <Stepper
        label={texts.panel}
        words={texts.states}
        steps={texts.steps.map((text, index) => ({
          text,
          state: failed[index] ?? 'todo',
          note: index === 1 && texts.errorText,
        }))}
      />
      <EmptyState
        icon={eggIcon}
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={<LinkButton href="#states">{texts.emptyAction}</LinkButton>}
      />
      <ErrorState title={texts.errorTitle} text={texts.errorText} retryText={texts.retry} onRetry={() => {}} />
    </Stack>
  )
}

/** A table with the player's own row. */
export function Tables({ texts }: { texts: Texts }) {
  return (
    <Table
      compact={texts.lang === 'id'}
      caption={texts.ranking}
      columns={texts.table.map((head, index) => ({ id: head, head, align: index > 1 ? 'end' : 'start' }))}
      rows={texts.names.map((name, index) => ({
        key: name,
        current: index === 2,
        cells: [index + 1, name, (9 - index) * 1234, <Price amount={String((9 - index) * 100)} coin="MDS" />],
      }))}
    />
  )
}

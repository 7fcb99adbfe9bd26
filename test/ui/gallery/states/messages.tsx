import { TrayList } from '../../../../src/screens/money/tray/TrayList'
import { BottomBar } from '../../../../src/screens/shell/frame/BottomBar'
import { DrawerBox } from '../../../../src/screens/shell/frame/DrawerBox'
import { ToastList } from '../../../../src/screens/shell/frame/ToastList'
import { eggIcon } from '../../../../src/ui/art/icons/egg'
import { gameIcon } from '../../../../src/ui/art/icons/game'
import { Dialog } from '../../../../src/ui/frame/Dialog'
import { Sheet } from '../../../../src/ui/frame/Sheet'
import { Button } from '../../../../src/ui/inputs/Button'
import { LinkButton } from '../../../../src/ui/inputs/LinkButton'
import { MenuList } from '../../../../src/ui/lists/MenuList'
import { PageTitle } from '../../../../src/ui/lists/PageTitle'
import { Panel } from '../../../../src/ui/lists/Panel'
import { Stack } from '../../../../src/ui/lists/Stack'
import { Stepper, type StepState } from '../../../../src/ui/lists/Stepper'
import { EmptyState } from '../../../../src/ui/states/EmptyState'
import { ErrorState } from '../../../../src/ui/states/ErrorState'
import { Notice } from '../../../../src/ui/states/Notice'
import { Skeleton } from '../../../../src/ui/states/Skeleton'
import type { Tone } from '../../../../src/ui/states/tone'
import type { Texts } from '../texts'
import type { Sample } from './sample'

const nothing = () => {}

const dialog = (texts: Texts, busy: boolean) => (
  <Dialog
    role="alertdialog"
    title={texts.logoutTitle}
    closeLabel={texts.close}
    onClose={nothing}
    actions={[
      <Button key="stay">{texts.stay}</Button>,
      <Button key="out" kind="danger" busy={busy}>
        {texts.logout}
      </Button>,
    ]}
  >
    <p>{texts.logoutText}</p>
  </Dialog>
)

const steps = (texts: Texts, ...states: StepState[]) => (
  <Stepper
    label={texts.panel}
    words={texts.states}
    steps={texts.steps.map((text, index) => ({
      text,
      state: states[index] ?? 'todo',
      note: states[index] === 'failed' ? texts.errorText : states[index] === 'now' && texts.stepNote,
    }))}
  />
)

const tray = (texts: Texts, tone: Tone, step: string) => (
  <TrayList
    label={texts.panel}
    entries={[
      {
        id: '1',
        title: `${texts.panel}: ${texts.names[2]}`,
        step,
        tone,
        since: '12:04',
        usual: '5-10 min',
        note: tone === 'bad' ? texts.errorText : undefined,
        explorer: { href: 'https://bscscan.com/tx/0x', text: '0x529…9EE7' },
        action: tone === 'bad' && <Button>{texts.retry}</Button>,
      },
    ]}
  />
)

const notice = (texts: Texts, tone: Tone) => (
  <Notice tone={tone} action={tone === 'warning' && <Button kind="quiet">{texts.retry}</Button>}>
    {texts.warning}
  </Notice>
)

const toast = (texts: Texts, index: 0 | 1 | 2) => (
  <ToastList
    dismissLabel={texts.close}
    onDismiss={nothing}
    items={[{ id: index, text: texts.toasts[index], tone: (['info', 'good', 'bad'] as const)[index] }]}
  />
)

const errorState = (texts: Texts, busy: boolean) => (
  <ErrorState title={texts.errorTitle} text={texts.errorText} retryText={texts.retry} onRetry={nothing} busy={busy} />
)

/** What says something, and what lies over the page. */
export const MESSAGES: readonly Sample[] = [
  {
    part: 'PageTitle',
    rest: (texts) => (
      <section>
        <PageTitle title={texts.title} text={texts.titleText} />
      </section>
    ),
  },
  {
    part: 'Panel',
    rest: (texts) => <Panel title={texts.panel}>{texts.minimum}</Panel>,
    more: {
      gold: (texts) => (
        <Panel title={texts.panel} tone="gold">
          {texts.minimum}
        </Panel>
      ),
      busy: (texts) => (
        <Panel title={texts.panel} busy>
          <Skeleton height="3rem" />
        </Panel>
      ),
    },
  },
  {
    part: 'Notice',
    rest: (texts) => notice(texts, 'info'),
    more: {
      good: (texts) => notice(texts, 'good'),
      warning: (texts) => notice(texts, 'warning'),
      error: (texts) => notice(texts, 'bad'),
    },
  },
  {
    part: 'Stepper',
    rest: (texts) => steps(texts, 'todo', 'todo'),
    more: {
      busy: (texts) => steps(texts, 'done', 'now'),
      error: (texts) => steps(texts, 'done', 'failed'),
      done: (texts) => steps(texts, 'done', 'done', 'done', 'done'),
    },
  },
  {
    part: 'Tray',
    touch: true,
    rest: (texts) => tray(texts, 'info', texts.chain),
    more: {
      error: (texts) => tray(texts, 'bad', texts.failed),
      done: (texts) => tray(texts, 'good', texts.states.done),
    },
  },
  {
    part: 'EmptyState',
    rest: (texts) => (
      <EmptyState
        icon={eggIcon}
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={<LinkButton href="#empty">{texts.emptyAction}</LinkButton>}
      />
    ),
  },
  {
    part: 'ErrorState',
    rest: (texts) => errorState(texts, false),
    more: { busy: (texts) => errorState(texts, true) },
  },
  {
    part: 'Skeleton',
    rest: () => (
      <Stack>
        <Skeleton width="60%" />
        <Skeleton height="4rem" />
      </Stack>
    ),
  },
  {
    part: 'ToastList',
    over: true,
    touch: true,
    rest: (texts) => toast(texts, 0),
    more: { good: (texts) => toast(texts, 1), error: (texts) => toast(texts, 2) },
  },
  {
    part: 'Dialog',
    over: true,
    rest: (texts) => dialog(texts, false),
    more: { busy: (texts) => dialog(texts, true) },
  },
  {
    part: 'Sheet',
    over: true,
    rest: (texts) => (
      <Sheet
        title={texts.title}
        closeLabel={texts.close}
        onClose={nothing}
        actions={<Button kind="primary">{texts.emptyAction}</Button>}
      >
        <p>{texts.titleText}</p>
      </Sheet>
    ),
  },
  {
    part: 'Drawer',
    over: true,
    rest: (texts, name) => (
      <DrawerBox title={texts.brand} closeLabel={texts.close} onClose={nothing}>
        <MenuList
          label={`${texts.title} ${name}`}
          items={texts.bottom.map((text, index) => ({
            href: `#${index}`,
            text,
            icon: gameIcon,
            current: index === 1,
          }))}
        />
      </DrawerBox>
    ),
  },
  {
    part: 'BottomBar',
    over: true,
    touch: true,
    rest: (texts, name) => (
      <BottomBar
        label={`${texts.title} ${name}`}
        items={texts.bottom.map((text, index) => ({ href: `#${index}`, text, icon: gameIcon, current: index === 0 }))}
      />
    ),
  },
]

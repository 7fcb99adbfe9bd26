import { TabPanel, Tabs } from '../../../../src/screens/forget/Tabs'
import { Footer } from '../../../../src/screens/shell/frame/Footer'
import { SlidePuzzle } from '../../../../src/screens/shell/SlidePuzzle'
import { gameIcon } from '../../../../src/ui/art/icons/game'
import { refreshIcon } from '../../../../src/ui/art/icons/refresh'
import { Logo } from '../../../../src/ui/frame/Logo'
import { NavTabs } from '../../../../src/ui/frame/NavTabs'
import { Button, type ButtonKind } from '../../../../src/ui/inputs/Button'
import { Checkbox } from '../../../../src/ui/inputs/Checkbox'
import { Chips } from '../../../../src/ui/inputs/Chips'
import { CodeField } from '../../../../src/ui/inputs/CodeField'
import { Field } from '../../../../src/ui/inputs/Field'
import { IconButton } from '../../../../src/ui/inputs/IconButton'
import { LinkButton } from '../../../../src/ui/inputs/LinkButton'
import { Select } from '../../../../src/ui/inputs/Select'
import { Cluster } from '../../../../src/ui/lists/Cluster'
import { MenuList } from '../../../../src/ui/lists/MenuList'
import { Stack } from '../../../../src/ui/lists/Stack'
import type { Texts } from '../texts'
import type { Sample } from './sample'

const KINDS: readonly ButtonKind[] = ['primary', 'secondary', 'quiet', 'danger']
const nothing = () => {}

const buttons = (texts: Texts, props: { busy?: boolean; disabled?: boolean } = {}) => (
  <Cluster>
    {KINDS.map((kind) => (
      <Button key={kind} kind={kind} {...props}>
        {kind === 'danger' ? texts.cancel : texts.wallet}
      </Button>
    ))}
  </Cluster>
)

const options = (texts: Texts) => texts.sorts.map((text, index) => ({ value: String(index), text }))

const select = (texts: Texts, name: string, props: { error?: string; disabled?: boolean } = {}) => (
  <Select label={texts.sort} name={name} value="0" options={options(texts)} onSelect={nothing} {...props} />
)

const field = (texts: Texts, name: string, props: Partial<Parameters<typeof Field>[0]> = {}) => (
  <Field label={texts.mobile} name={name} type="tel" value="912 345 678" onInput={nothing} {...props} />
)

const codeField = (texts: Texts, name: string, props: Partial<Parameters<typeof CodeField>[0]> = {}) => (
  <CodeField
    label={texts.mobile}
    name={name}
    value="1234"
    onInput={nothing}
    onSend={nothing}
    sendText={texts.retry}
    waitText={(seconds) => `${seconds} s`}
    {...props}
  />
)

const puzzle = (texts: Texts) => (
  <SlidePuzzle
    target={64}
    label={texts.more}
    hint={texts.passwordHint}
    leftLabel="−"
    rightLabel="+"
    missText={() => texts.passwordHint}
    onSolved={nothing}
  />
)

/** What is pressed, typed in or chosen from. */
export const CONTROLS: readonly Sample[] = [
  {
    part: 'Button',
    touch: true,
    rest: (texts) => buttons(texts),
    more: {
      busy: (texts) => buttons(texts, { busy: true }),
      disabled: (texts) => buttons(texts, { disabled: true }),
    },
  },
  {
    part: 'LinkButton',
    touch: true,
    rest: (texts) => <LinkButton href="#link">{texts.emptyAction}</LinkButton>,
  },
  {
    part: 'IconButton',
    touch: true,
    rest: (texts) => <IconButton icon={refreshIcon} label={texts.retry} />,
  },
  {
    part: 'Field',
    touch: true,
    rest: (texts, name) => field(texts, name),
    more: {
      empty: (texts, name) => field(texts, name, { value: '', placeholder: '912 345 678' }),
      hint: (texts, name) => field(texts, name, { hint: texts.passwordHint }),
      error: (texts, name) => field(texts, name, { error: texts.passwordError }),
      disabled: (texts, name) => field(texts, name, { disabled: true }),
    },
  },
  {
    part: 'CodeField',
    touch: true,
    rest: (texts, name) => codeField(texts, name),
    more: {
      busy: (texts, name) => codeField(texts, name, { sending: true }),
      waiting: (texts, name) => codeField(texts, name, { waitUntil: Date.now() / 1000 + 42 }),
      error: (texts, name) => codeField(texts, name, { error: texts.passwordError }),
    },
  },
  {
    part: 'Select',
    touch: true,
    rest: (texts, name) => select(texts, name),
    more: {
      error: (texts, name) => select(texts, name, { error: texts.warning }),
      disabled: (texts, name) => select(texts, name, { disabled: true }),
    },
  },
  {
    part: 'Checkbox',
    touch: true,
    rest: (texts) => (
      <Checkbox checked={false} onCheck={nothing}>
        {texts.remember}
      </Checkbox>
    ),
    more: {
      chosen: (texts) => (
        <Checkbox checked onCheck={nothing}>
          {texts.remember}
        </Checkbox>
      ),
    },
  },
  {
    part: 'Tabs',
    touch: true,
    rest: (texts, name) => (
      <Stack>
        <Tabs
          label={texts.sort}
          items={texts.sorts.map((text, index) => ({ id: `${name}-${index}`, text }))}
          current={`${name}-0`}
          onSelect={nothing}
        />
        {texts.sorts.map((text, index) => (
          <div key={text} hidden={index > 0}>
            <TabPanel id={`${name}-${index}`}>{text}</TabPanel>
          </div>
        ))}
      </Stack>
    ),
  },
  {
    part: 'NavTabs',
    touch: true,
    rest: (texts, name) => (
      <NavTabs
        label={`${texts.title} ${name}`}
        items={texts.tabs.map((text, index) => ({ href: `#${index}`, text, current: index === 0 }))}
      />
    ),
    more: {
      four: (texts, name) => (
        <NavTabs
          label={`${texts.title} ${name}`}
          items={texts.tabs.slice(0, 4).map((text, index) => ({ href: `#${index}`, text, current: index === 1 }))}
        />
      ),
    },
  },
  {
    part: 'Chips',
    touch: true,
    rest: (texts, name) => (
      <Chips
        label={texts.camp}
        name={name}
        items={[texts.all, ...texts.camps].map((text, value) => ({ value, text }))}
        current={0}
        onSelect={nothing}
      />
    ),
  },
  {
    part: 'SlidePuzzle',
    touch: true,
    rest: puzzle,
  },
  {
    part: 'MenuList',
    touch: true,
    rest: (texts, name) => (
      <MenuList
        label={`${texts.title} ${name}`}
        items={texts.bottom.slice(0, 3).map((text, index) => ({
          href: index ? `#${index}` : undefined,
          text,
          icon: gameIcon,
          current: index === 1,
        }))}
      />
    ),
  },
  { part: 'Logo', touch: true, rest: (texts) => <Logo href="#top" name={texts.brand} /> },
  {
    part: 'Footer',
    touch: true,
    over: true,
    rest: (texts, name) => (
      <section>
        <Footer
          languages={[
            { id: 'tw', text: '繁體中文', lang: 'zh-Hant' },
            { id: 'en', text: 'English', lang: 'en' },
          ]}
          language="en"
          onLanguage={nothing}
          languageLabel={texts.language}
          linksLabel={`${texts.links} ${name}`}
        >
          <a href="#website">{texts.links}</a>
        </Footer>
      </section>
    ),
  },
]

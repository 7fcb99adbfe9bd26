import { useState } from 'react'
import { TabPanel, Tabs } from '../../../src/screens/forget/Tabs'
import { Icon } from '../../../src/ui/art/Icon'
import { walletIcon } from '../../../src/ui/art/icons/wallet'
import { NavTabs } from '../../../src/ui/frame/NavTabs'
import { Button } from '../../../src/ui/inputs/Button'
import { Checkbox } from '../../../src/ui/inputs/Checkbox'
import { Chips } from '../../../src/ui/inputs/Chips'
import { Field } from '../../../src/ui/inputs/Field'
import { LinkButton } from '../../../src/ui/inputs/LinkButton'
import { Select } from '../../../src/ui/inputs/Select'
import { Cluster } from '../../../src/ui/lists/Cluster'
import { Stack } from '../../../src/ui/lists/Stack'
import type { Texts } from './texts'

/** Buttons in every kind and state. */
export function Buttons({ texts }: { texts: Texts }) {
  return (
    <Stack>
      <Button kind="primary" wide>
        <Icon path={walletIcon} />
        {texts.wallet}
      </Button>
      <Button wide busy>
        {texts.waiting}
      </Button>
      <Cluster>
        <Button>{texts.later}</Button>
        <Button kind="danger">{texts.cancel}</Button>
        <Button kind="quiet">{texts.more}</Button>
        <LinkButton href="#forms">{texts.emptyAction}</LinkButton>
        <Button kind="primary" disabled>
          {texts.wallet}
        </Button>
      </Cluster>
    </Stack>
  )
}

/** Fields: empty, hint, error, suffix. */
export function Fields({ texts }: { texts: Texts }) {
  const [amount, setAmount] = useState('1110.5')
  const [remember, setRemember] = useState(true)
  const name = (field: string) => `${field}-${texts.lang}`
  return (
    <Stack>
      <Field
        label={texts.mobile}
        name={name('mobile')}
        type="tel"
        value=""
        placeholder="912 345 678"
        onInput={() => {}}
      />
      <Field
        label={texts.password}
        name={name('password')}
        type="password"
        value="dragon"
        hint={texts.passwordHint}
        onInput={() => {}}
      />
      <Field
        label={texts.password}
        name={name('wrong')}
        type="password"
        value="abc"
        error={texts.passwordError}
        onInput={() => {}}
      />
      <Field
        label={texts.amount}
        name={name('amount')}
        inputMode="decimal"
        value={amount}
        onInput={setAmount}
        suffix={<Button kind="quiet">{texts.all}</Button>}
      />
      <Select
        label={texts.sort}
        name={name('sort')}
        value="0"
        options={texts.sorts.map((text, index) => ({ value: String(index), text }))}
        onSelect={() => {}}
      />
      <Checkbox checked={remember} onCheck={setRemember}>
        {texts.remember}
      </Checkbox>
    </Stack>
  )
}

/** Tabs of both sorts, and chips. */
export function Choices({ texts }: { texts: Texts }) {
  const [tab, setTab] = useState(`${texts.lang}-0`)
  const [camp, setCamp] = useState(0)
  return (
    <Stack>
      <NavTabs
        label={texts.title}
        items={texts.tabs.map((text, index) => ({ href: `#${index}`, text, current: index === 0 }))}
      />
      <Tabs
        label={texts.sort}
        items={texts.sorts.map((text, index) => ({ id: `${texts.lang}-${index}`, text }))}
        current={tab}
        onSelect={setTab}
      />
      <TabPanel id={tab}>{tab}</TabPanel>
      <Chips
        label={texts.camp}
        name={`camp-${texts.lang}`}
        items={[texts.all, ...texts.camps].map((text, value) => ({ value, text }))}
        current={camp}
        onSelect={setCamp}
      />
    </Stack>
  )
}

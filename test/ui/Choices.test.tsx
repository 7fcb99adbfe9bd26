import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { TabPanel, Tabs } from '../../src/screens/forget/Tabs'
import { NavTabs } from '../../src/ui/frame/NavTabs'
import { Chips } from '../../src/ui/inputs/Chips'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, key, tap } from './page'

const test = suite('ui/Choices')
test.after.each(cleanup)

const items = [
  { id: 'game', text: 'Game' },
  { id: 'wallet', text: 'Wallet' },
  { id: 'contract', text: 'Contract' },
] as const

test('one tab is in the tab order, and names its panel', () => {
  render(
    <>
      <Tabs label="Place" items={items} current="wallet" onSelect={() => {}} />
      <TabPanel id="wallet">Cards</TabPanel>
    </>,
  )
  assert.equal(
    allByRole('tab').map((tab) => tab.tabIndex),
    [-1, 0, -1],
  )
  const tab = byRole('tab', 'Wallet')
  assert.is(tab.getAttribute('aria-selected'), 'true')
  assert.is(tab.getAttribute('aria-controls'), byRole('tabpanel').id)
  assert.is(byRole('tabpanel').getAttribute('aria-labelledby'), tab.id)
})

test('arrow keys, Home and End choose, and go round', () => {
  const chosen: string[] = []
  render(<Tabs label="Place" items={items} current="contract" onSelect={(id) => chosen.push(id)} />)
  for (const name of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) key(byRole('tablist'), name)
  assert.equal(chosen, ['game', 'wallet', 'game', 'contract'])
})

test('other keys stay with the browser', () => {
  render(<Tabs label="Place" items={items} current="game" onSelect={() => assert.unreachable()} />)
  assert.ok(key(byRole('tablist'), 'Tab'))
})

test('tabs that are addresses are links, the current one marked', () => {
  render(
    <NavTabs
      label="Market"
      items={[
        { href: '/marketplace', text: 'Hero', current: true },
        { href: '/marketplace?val6=dragon', text: 'Dragon' },
      ]}
    />,
  )
  assert.is(byRole('link', 'Hero').getAttribute('aria-current'), 'page')
  assert.not(byRole('link', 'Dragon').hasAttribute('aria-current'))
})

test('chips are a radio group', () => {
  let camp = 0
  render(
    <Chips
      label="Camp"
      name="camp"
      items={['All', 'War god'].map((text, value) => ({ value, text }))}
      current={camp}
      onSelect={(next) => (camp = next)}
    />,
  )
  assert.ok(byRole('group', 'Camp'))
  const [all, war] = allByRole('radio') as HTMLInputElement[]
  assert.ok(all?.checked)
  assert.ok(war)
  tap(war)
  assert.is(camp, 1)
})

test.run()

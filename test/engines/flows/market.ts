import { until } from '../support/player'
import type { Flow } from './flow'

export const market: Flow = {
  name: 'market',
  async play(player) {
    const main = { role: 'main' }
    const offers = { role: 'link', text: { pattern: 'MDS' }, within: main }
    await player.go('/marketplace')
    await player.see({ role: 'heading', name: 'Market' })
    await player.see(offers)
    await player.tap({ role: 'link', name: 'Dragons' })
    await player.arrive(/val6=dragon/)
    await player.see({ role: 'link', text: { pattern: 'Dragon' }, within: main })

    await player.tap({ role: 'link', name: 'Cards' })
    await player.arrive(/val6=cards/)
    await player.see(offers)
    const isPhone = await player.page.evaluate<boolean>("matchMedia('(max-width:71.99rem)').matches")
    if (isPhone) await player.tap({ role: 'button', name: { pattern: '^Filter' } })
    if (isPhone) {
      await player.tap({ role: 'radio', name: 'War god' })
      await player.tap({ role: 'button', name: { pattern: '^Show results' } })
    } else await player.set({ role: 'combobox', name: { pattern: '^Camp' } }, 'War god')
    await player.arrive(/val1=2/)
    await until('offers of one camp only', async () => {
      const texts = await player.textsOf(offers)
      return texts.length > 0 && texts.every((text) => /War god/.test(text))
    })

    await player.go('/marketplace?val6=cards')
    await player.see(offers)
    const list = "Array.from(document.querySelectorAll('main li a')).map(link => link.getAttribute('href'))"
    const first = await player.page.evaluate<string[]>(list)
    await until('the following page, and other offers in view', async () => {
      await player.page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
      const asked = await player.page.evaluate<string[]>(
        "performance.getEntriesByType('resource').map(each => each.name)",
      )
      const now = await player.page.evaluate<string[]>(list)
      return asked.some((url) => url.includes('cursor=')) && now.some((link) => !first.includes(link))
    })
    await player.page.evaluate('scrollTo(0, 0)')
    await until('the first offers again', async () =>
      (await player.page.evaluate<string[]>(list)).some((link) => first.includes(link)),
    )
  },
}

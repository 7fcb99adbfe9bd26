import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { compareHref } from '../../domain/compareHref'
import { t } from '../../i18n'
import { Button } from '../inputs/Button'
import { chooseBar } from './ChooseBar.style'
import type { Choosing } from './Choosing'
import { tileAt } from './tileAt'

/** Where there are tiles to choose from. */
const LISTS = ['/marketplace', '/accountAccount']

/** While two are being chosen: says so over each list, where a tap on a tile then chooses instead of opening it. */
export function ChooseBar({ choosing }: { choosing: Choosing }) {
  const { hold, listed } = choosing
  const [path, navigate] = useLocation()
  const held = choosing.held.value
  const isShown = LISTS.includes(path) && (held !== null || choosing.isFirst.value)
  const [isSame, setSame] = useState(false)
  useEffect(() => {
    setSame(false)
    if (!isShown) return
    const choose = (event: MouseEvent) => {
      const asset = tileAt(event, listed())
      if (!asset) return
      event.preventDefault()
      event.stopPropagation()
      if (!held) return hold(asset)
      if (held.id === asset.id) return setSame(true)
      hold(null)
      navigate(compareHref(held.id, asset.id))
      scrollTo(0, 0)
    }
    // Before the page follows the link.
    addEventListener('click', choose, true)
    return () => removeEventListener('click', choose, true)
  }, [isShown, held])
  if (!isShown) return null
  return (
    <section class={chooseBar} aria-label={t('compare.two')} data-raised={choosing.isRaised.value}>
      <p role="status">{isSame ? t('compare.sameCard') : held ? secondText(held.name) : t('compare.first')}</p>
      <Button kind="quiet" onClick={() => hold(null)}>
        {t('compare.stop')}
      </Button>
    </section>
  )
}

const secondText = (name: string): string => (name ? t('compare.second', { name }) : t('compare.secondOne'))

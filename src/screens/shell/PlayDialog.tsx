import { t } from '../../i18n'
import { overlay } from '../../state/overlay'
import { cardIcon } from '../../ui/art/icons/card'
import { eggIcon } from '../../ui/art/icons/egg'
import { gameIcon } from '../../ui/art/icons/game'
import { sparkIcon } from '../../ui/art/icons/spark'
import { starIcon } from '../../ui/art/icons/star'
import { summonIcon } from '../../ui/art/icons/summon'
import { Dialog } from '../../ui/frame/Dialog'
import { useBackToClose } from '../../ui/frame/useBackToClose'
import { MenuList } from '../../ui/lists/MenuList'

const close = () => {
  overlay.value = null
}

/** Where new cards and dragons come from, and where they are collected: one tap from every page. */
export default function PlayDialog({ path }: { path: string }) {
  useBackToClose(close)
  const place = (href: string, text: string, icon: string) => ({
    href,
    text,
    icon,
    current: href === path,
    onClick: close,
  })
  const items = [
    place('/summon', t('menu.summon'), summonIcon),
    place('/hatch', t('menu.hatch'), eggIcon),
    place('/mint', t('menu.mint'), cardIcon),
    place('/collectibles', t('menu.collectibles'), starIcon),
    place('/dragong', t('menu.dragons'), gameIcon),
    place('/activate', t('menu.activate'), sparkIcon),
  ]
  return (
    <Dialog title={t('frame.play')} closeLabel={t('common.close')} onClose={close}>
      <MenuList label={t('frame.play')} items={items} />
    </Dialog>
  )
}

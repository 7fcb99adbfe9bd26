import { useState } from 'react'
import { DrawerBox } from '../../../src/screens/shell/frame/DrawerBox'
import { ToastList } from '../../../src/screens/shell/frame/ToastList'
import { assetsIcon } from '../../../src/ui/art/icons/assets'
import { gameIcon } from '../../../src/ui/art/icons/game'
import { legionIcon } from '../../../src/ui/art/icons/legion'
import { marketIcon } from '../../../src/ui/art/icons/market'
import { meIcon } from '../../../src/ui/art/icons/me'
import { Dialog } from '../../../src/ui/frame/Dialog'
import { Sheet } from '../../../src/ui/frame/Sheet'
import { Button } from '../../../src/ui/inputs/Button'
import { Cluster } from '../../../src/ui/lists/Cluster'
import { MenuList } from '../../../src/ui/lists/MenuList'
import { Choices } from './Forms'
import type { Texts } from './texts'

const ICONS = [marketIcon, assetsIcon, gameIcon, legionIcon, meIcon]

type Open = 'dialog' | 'sheet' | 'drawer' | 'toasts'

/** Buttons that open what lies over the page; `?open=dialog` opens it in the first language at once. */
export function Overlays({ texts }: { texts: Texts }) {
  const asked = new URLSearchParams(location.search)
  const [open, setOpen] = useState(asked.get('lang') === texts.lang ? (asked.get('open') as Open | null) : null)
  const close = () => setOpen(null)
  const shared = { closeLabel: texts.close, onClose: close }
  return (
    <Cluster>
      {(['dialog', 'sheet', 'drawer', 'toasts'] as const).map((what) => (
        <Button key={what} onClick={() => setOpen(what)}>
          {what}
        </Button>
      ))}
      {open === 'dialog' && (
        <Dialog
          {...shared}
          role="alertdialog"
          title={texts.logoutTitle}
          actions={[<Button onClick={close}>{texts.stay}</Button>, <Button kind="danger">{texts.logout}</Button>]}
        >
          <p>{texts.logoutText}</p>
        </Dialog>
      )}
      {open === 'sheet' && (
        <Sheet {...shared} title={texts.title} actions={<Button kind="primary">{texts.emptyAction}</Button>}>
          <Choices texts={texts} />
        </Sheet>
      )}
      {open === 'drawer' && (
        <DrawerBox {...shared} title={texts.brand}>
          <MenuList
            label={texts.title}
            items={texts.bottom.map((text, index) => ({
              href: `#${index}`,
              text,
              icon: ICONS[index] ?? meIcon,
              current: index === 1,
            }))}
          />
        </DrawerBox>
      )}
      {open === 'toasts' && (
        <ToastList
          dismissLabel={texts.close}
          onDismiss={close}
          items={texts.toasts.map((text, id) => ({ id, text, tone: (['info', 'good', 'bad'] as const)[id] }))}
        />
      )}
    </Cluster>
  )
}

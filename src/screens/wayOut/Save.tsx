import { useState } from 'react'
import { isHeld } from '../../domain/holding'
import { t } from '../../i18n'
import { wayOut } from '../../state/wayOut'
import { Icon } from '../../ui/art/Icon'
import { Button } from '../../ui/inputs/Button'
import { button } from '../../ui/inputs/Button.style'
import { Panel } from '../../ui/lists/Panel'
import { copyText } from '../../ui/text/copyText'
import { saveIcon } from './signs'
import { plain, steps } from './WayOut.style'

/** The file's own name, where it is served by the site. */
const FILE = 'way-out.html'

/** How to keep this page for a bad day, and the numbers that it needs then. */
export function Save() {
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const shares = wayOut.value.data?.waiting?.shares ?? []
  const numbers = [...(wayOut.value.data?.holdings.filter(isHeld) ?? []), ...shares].map(({ tokenId }) => tokenId)
  const text = [...new Set(numbers)].join(', ')
  return (
    <Panel title={t('wayOut.saveTitle')}>
      <ol class={steps}>
        <li>
          <p data-soft="true">{t('wayOut.saveText')}</p>
          {location.protocol !== 'file:' && (
            <a class={button} data-wide="true" href={location.pathname} download={FILE}>
              <Icon path={saveIcon} size={20} />
              {t('wayOut.save')}
            </a>
          )}
        </li>
        {text && (
          <li>
            <p data-soft="true">{t('wayOut.saveNumbers')}</p>
            <p class={plain}>{text}</p>
            <Button wide onClick={() => void copyText(text).then(setCopied)}>
              {t('wayOut.copyNumbers')}
            </Button>
            {isCopied !== null && <p role="status">{t(isCopied ? 'wayOut.copied' : 'wayOut.notCopied')}</p>}
          </li>
        )}
      </ol>
    </Panel>
  )
}

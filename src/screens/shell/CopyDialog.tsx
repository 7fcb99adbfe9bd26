import { css } from 'goober'
import { t } from '../../i18n'
import { uncopied } from '../../state/uncopied'
import { Dialog } from '../../ui/frame/Dialog'
import { useBackToClose } from '../../ui/frame/useBackToClose'

const field = css`
  display: block;
  width: 100%;
  margin-top: 12px;
  padding: 10px 12px;
  border: 1px solid var(--edge);
  border-radius: var(--round);
  background: var(--ink);
  color: var(--text);
  font:
    1rem / 1.5 ui-monospace,
    Menlo,
    Consolas,
    monospace;
  word-break: break-all;
  resize: none;
  -webkit-user-select: all;
  user-select: all;
`

/** Characters that always fit in a line on the narrowest phone. */
const IN_A_LINE = 24

const close = () => {
  uncopied.value = null
}

/** A text that could not be copied, whole and selected: the phone's own menu copies it on a long press. */
export default function CopyDialog() {
  useBackToClose(close)
  const text = uncopied.value ?? ''
  return (
    <Dialog title={t('menu.copyTitle')} closeLabel={t('common.close')} onClose={close}>
      <p>{t('menu.copyByHand')}</p>
      <textarea
        class={field}
        aria-label={t('menu.copyTitle')}
        readOnly
        data-first
        rows={Math.min(8, Math.ceil(text.length / IN_A_LINE))}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  )
}

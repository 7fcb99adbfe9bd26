// biome-ignore-all lint/a11y: the page behind is only a second way to close; the keys are in `useModal`.
import type { ComponentChildren } from 'preact'
import { closeIcon } from '../art/icons/close'
import { IconButton } from '../inputs/IconButton'
import { modal } from './Modal.style'
import { useModal } from './useModal'

export type ModalProps = {
  title: string
  closeLabel: string
  /** Called by the close button, Escape and a tap on the page behind. The caller owns the history entry. */
  onClose: () => void
  children: ComponentChildren
  /** Buttons at the bottom, the main one last: it is on the right, and on top when they wrap. */
  actions?: ComponentChildren
  shape: 'centre' | 'sheet' | 'drawer'
  /** `alertdialog` for a question that must be answered: a tap on the page behind does not close it. */
  role?: 'dialog' | 'alertdialog'
}

/** What Dialog, Sheet and Drawer share: a box over the page that keeps the focus. */
export function Modal({ title, closeLabel, onClose, children, actions, shape, role = 'dialog' }: ModalProps) {
  const box = useModal(onClose)
  return (
    <div
      class={modal}
      data-shape={shape}
      onClick={(event) => {
        if (event.target === event.currentTarget && role === 'dialog') onClose()
      }}
    >
      {/* A section, so that screen readers do not take its header for the page's. */}
      <section ref={box} role={role} aria-modal="true" aria-label={title} tabIndex={-1}>
        <header>
          <h2>{title}</h2>
          <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
        </header>
        {children}
        {actions && <footer>{actions}</footer>}
      </section>
    </div>
  )
}

import { Modal, type ModalProps } from './Modal'

export type DialogProps = Omit<ModalProps, 'shape'>

/** A box in the middle of the page. Rendered while open, removed to close. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} shape="centre" />
}

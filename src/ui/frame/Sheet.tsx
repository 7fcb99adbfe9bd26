import { Modal, type ModalProps } from './Modal'

export type SheetProps = Omit<ModalProps, 'shape' | 'role'>

/** A box that rises from the bottom, in reach of the thumb: filters, choices, transaction steps. */
export function Sheet(props: SheetProps) {
  return <Modal {...props} shape="sheet" />
}

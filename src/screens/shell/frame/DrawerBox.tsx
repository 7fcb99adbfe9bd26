import { Modal, type ModalProps } from '../../../ui/frame/Modal'

export type DrawerBoxProps = Omit<ModalProps, 'shape' | 'role' | 'actions'>

/** The menu from the right side. Opened by a button only: swipes at the edges belong to the wallet. */
export function DrawerBox(props: DrawerBoxProps) {
  return <Modal {...props} shape="drawer" />
}

import { Modal, type ModalProps } from './Modal'

export type DrawerProps = Omit<ModalProps, 'shape' | 'role' | 'actions'>

/** The menu from the right side. Opened by a button only: swipes at the edges belong to the wallet. */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} shape="drawer" />
}

import { Icon } from '../../../ui/art/Icon'
import { checkIcon } from '../../../ui/art/icons/check'
import { closeIcon } from '../../../ui/art/icons/close'
import { infoIcon } from '../../../ui/art/icons/info'
import { warningIcon } from '../../../ui/art/icons/warning'
import { IconButton } from '../../../ui/inputs/IconButton'
import type { Tone } from '../../../ui/states/tone'
import { toastList } from './Toast.style'

export type ToastItem = { id: string | number; text: string; tone?: Tone | undefined }

export type ToastListProps = {
  items: ReadonlyArray<ToastItem>
  /** The caller owns the time: at least 4 s, and errors stay until dismissed. */
  onDismiss: (id: ToastItem['id']) => void
  dismissLabel: string
}

/** Short messages. Both live regions are always in the page: one added with its text would not be read out. */
export function ToastList({ items, onDismiss, dismissLabel }: ToastListProps) {
  const show = (item: ToastItem) => (
    <Toast key={item.id} {...item} dismissLabel={dismissLabel} onDismiss={() => onDismiss(item.id)} />
  )
  return (
    <div class={toastList}>
      <div role="status">{items.filter((item) => item.tone !== 'bad').map(show)}</div>
      <div role="alert">{items.filter((item) => item.tone === 'bad').map(show)}</div>
    </div>
  )
}

type ToastProps = { text: string; tone?: Tone | undefined; dismissLabel: string; onDismiss: () => void }

/** One message: its icon says good or bad without colour. */
function Toast({ text, tone = 'info', dismissLabel, onDismiss }: ToastProps) {
  return (
    <div data-tone={tone}>
      <Icon path={tone === 'good' ? checkIcon : tone === 'bad' || tone === 'warning' ? warningIcon : infoIcon} />
      <p>{text}</p>
      <IconButton icon={closeIcon} label={dismissLabel} onClick={onDismiss} />
    </div>
  )
}

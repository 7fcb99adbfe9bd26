import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { practiceIcon } from '../../ui/art/icons/practice'
import { mark } from './Practice.style'

/** Says that no money is real. It stays in view however far one scrolls. */
export function PracticeMark({ onSheet = false }: { onSheet?: boolean }) {
  return (
    <p class={mark} data-sheet={onSheet}>
      <Icon path={practiceIcon} size={20} />
      {t('practice.mark')}
    </p>
  )
}

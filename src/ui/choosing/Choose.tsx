import type { ComponentType } from 'preact'
import type { Asset } from '../../domain/asset'
import { compareHref } from '../../domain/compareHref'
import { t } from '../../i18n'
import { Button } from '../inputs/Button'
import { LinkButton } from '../inputs/LinkButton'
import type { Choosing } from './Choosing'
import { showChooseBar } from './showChooseBar'

export interface ChooseProps {
  /** The first of two; without it both are chosen in the list. */
  asset?: Asset
  /** The list is what the player wants to see now. */
  onChosen: () => void
}

/** Begins a comparison from a list, or ends it with the asset at hand. */
function Choose({ choosing, asset, onChosen }: ChooseProps & { choosing: Choosing }) {
  const held = choosing.held.value
  if (asset && held && held.id !== asset.id)
    return (
      <LinkButton href={compareHref(held.id, asset.id)} wide onClick={() => choosing.hold(null)}>
        {held.name ? t('compare.with', { name: held.name }) : t('compare.title')}
      </LinkButton>
    )
  const begin = () => {
    if (asset) choosing.hold(asset)
    else choosing.begin()
    void showChooseBar(choosing).catch(Boolean)
    onChosen()
  }
  return (
    <Button wide onClick={begin}>
      {t(asset ? 'compare.title' : 'compare.two')}
    </Button>
  )
}

/** The button as a lazy part, for whoever has the choice itself. */
export const chooseWith = (choosing: Choosing): { default: ComponentType<ChooseProps> } => ({
  default: (props) => <Choose choosing={choosing} {...props} />,
})

import { chooseForComparison, holdForComparison } from '../../actions/page/holdForComparison'

/** Lets a tap on a tile of a list choose. @param one the id of the first; null: both are to be chosen */
export function beginChoosing(one: string | null): void {
  if (one === null) chooseForComparison()
  else holdForComparison({ id: one, name: '' })
  void Promise.all([import('../../ui/choosing/showChooseBar'), import('../../actions/page/choosing')])
    .then(([bar, { choosing }]) => bar.showChooseBar(choosing))
    .catch(Boolean)
}

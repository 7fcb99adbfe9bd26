import { ElementMark, type ElementMarkProps } from './ElementMark'

/** An element's sign on a tile, which comes late: a module of its own, so that what has the sign at once shares it. */
export default function TileSign({ of, value }: Pick<ElementMarkProps, 'of' | 'value'>) {
  return <ElementMark of={of} value={value} size={16} />
}

import { tiny } from './numbers'

/** A gradient: its attributes, then the place, colour and opacity of each stop. */
export const gradient = (
  kind: 'linear' | 'radial',
  attributes: string,
  ...stops: ReadonlyArray<[number, string, number?]>
): string =>
  `<${kind}Gradient ${attributes}>${stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${tiny(offset)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${tiny(opacity)}"` : ''}/>`,
    )
    .join('')}</${kind}Gradient>`

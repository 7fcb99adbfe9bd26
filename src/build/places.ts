/** A file, or a folder if it ends in `/`, as the build's lists name them. */
export type Place = string

/** Whether the place is this file, or a folder that contains it. */
export const holds = (place: Place, file: string): boolean =>
  place.endsWith('/') ? file.startsWith(place) : file === place

/** Whether any of the places is the file or contains it. */
export const isAt = (places: readonly Place[], file: string): boolean => places.some((place) => holds(place, file))

/** A file, or a folder by its `/` at the end, as the build's lists name them. */
export type Place = string

/** Whether the place is this file, or a folder that it is in. */
export const holds = (place: Place, file: string): boolean =>
  place.endsWith('/') ? file.startsWith(place) : file === place

/** Whether any of the places is or holds the file. */
export const isAt = (places: readonly Place[], file: string): boolean => places.some((place) => holds(place, file))

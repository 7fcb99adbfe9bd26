/** English and Chinese. */
export type Name = readonly [english: string, chinese: string]

/** Names by what is drawn: the icon of `src/build/art`. */
export type Names = Readonly<Record<string, Name>>

/** The address of the way out, a file of its own. It carries the language, because nothing else can when storage is off. */
export const wayOutHref = (locale: string): string => `/way-out.html?lang=${locale}`

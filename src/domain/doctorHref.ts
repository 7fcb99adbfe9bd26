/** The wallet doctor's address. It carries the language, because nothing else can when storage is off. */
export const doctorHref = (locale: string): string => `/doctor/?lang=${locale}`

/** Where the wallet doctor is. The language goes with it: where storage is off nothing else would carry it. */
export const doctorHref = (locale: string): string => `/doctor/?lang=${locale}`

import { AREA_CODES } from './areaCodes'

export interface AreaSigns {
  /** The area code of the last login; null before one. */
  last: string | null
  /** The device's time zone, "Asia/Taipei"; old engines name none. */
  zone: string | undefined
  /** The browser's language, "zh-TW". */
  language: string
}

/** The time zones of each region, by their cities' newer and older names. America's tell no region from the next. */
const ZONES: Readonly<Record<string, string>> = {
  TW: 'Taipei',
  HK: 'Hong_Kong',
  MO: 'Macau,Macao',
  CN: 'Shanghai,Urumqi,Chongqing,Harbin',
  ID: 'Jakarta,Makassar,Jayapura,Pontianak',
  SG: 'Singapore',
  MY: 'Kuala_Lumpur,Kuching',
  TH: 'Bangkok',
  VN: 'Ho_Chi_Minh,Saigon',
  PH: 'Manila',
  JP: 'Tokyo',
  KR: 'Seoul',
  GB: 'London',
  AU: 'Sydney,Melbourne,Brisbane,Perth,Adelaide,Hobart,Darwin',
  NZ: 'Auckland',
  IN: 'Kolkata,Calcutta',
  KH: 'Phnom_Penh',
  LA: 'Vientiane',
  MM: 'Yangon,Rangoon',
  BN: 'Brunei',
}

/**
 * The area code to begin with; '' if nothing tells. The time zone comes before the language, and en-US, which phones all
 * over the world are set to, tells something in America alone. Spec 5.
 */
export function guessArea({ last, zone = '', language }: AreaSigns): string {
  const area =
    AREA_CODES.find(({ code }) => code === last) ??
    regionOf((region) => !!ZONES[region]?.split(',').some((city) => zone.endsWith(`/${city}`))) ??
    (language === 'en-US' && !zone.startsWith('America/')
      ? undefined
      : regionOf((region) => language.endsWith(`-${region}`)))
  return area?.code ?? ''
}

const regionOf = (isIt: (region: string) => boolean) => AREA_CODES.find(({ regions }) => regions.some(isIt))

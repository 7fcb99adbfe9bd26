export interface AreaCode {
  /** Country calling code, without the plus sign. */
  code: string
  /** ISO 3166 regions that share it. */
  regions: readonly string[]
}

const CODES =
  'TW886 HK852 MO853 CN86 ID62 SG65 MY60 TH66 VN84 PH63 JP81 KR82 US,CA1 GB44 AU61 NZ64 IN91 KH855 LA856 MM95 BN673'

/** Country calling codes to choose from, nearest first. Spec 5. */
export const AREA_CODES: readonly AreaCode[] = /* @__PURE__ */ CODES.split(' ').map((entry) => ({
  code: entry.replace(/\D/g, ''),
  regions: entry.replace(/\d/g, '').split(','),
}))

/** A region's name in the locale; falls back to its two letters in a browser that knows no names. */
export function areaName(region: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(region) ?? region
  } catch {
    return region
  }
}

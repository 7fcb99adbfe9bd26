import { AREA_CODES, areaName } from '../domain/areaCodes'
import { locale } from '../i18n'
import { Select } from './Select'

export type AreaSelectProps = {
  label: string
  /** Stands for no choice yet. */
  chooseText: string
  /** ISO region: two share the code 1. */
  region: string
  onSelect: (region: string) => void
  error?: string | null | false
}

/** The calling code of a region, without the plus sign; null before one is chosen. */
export const codeOfRegion = (region: string): string | null =>
  AREA_CODES.find((area) => area.region === region)?.code ?? null

/** Choice of a country's calling code. Spec 5. */
export function AreaSelect({ label, chooseText, region, onSelect, error }: AreaSelectProps) {
  const options = AREA_CODES.map((area) => ({
    value: area.region,
    text: `+${area.code} ${areaName(area.region, locale.value)}`,
  }))
  return (
    <Select
      label={label}
      name="area"
      autocomplete="country"
      value={region}
      options={[{ value: '', text: chooseText }, ...options]}
      onSelect={onSelect}
      error={error}
    />
  )
}

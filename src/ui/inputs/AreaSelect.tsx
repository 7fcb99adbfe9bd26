import { AREA_CODES, areaName } from '../../domain/areaCodes'
import { locale } from '../../i18n'
import { Select } from './Select'

export type AreaSelectProps = {
  label: string
  /** Shown before a choice is made. */
  chooseText: string
  /** Calling code without the plus sign; '' before one is chosen. */
  area: string
  onSelect: (area: string) => void
  error?: string | null | false
}

/** Each code once, with all regions that share it. */
function optionsIn(language: string) {
  const names = new Map<string, string>()
  for (const { code, region } of AREA_CODES) {
    const before = names.get(code)
    const name = areaName(region, language)
    names.set(code, before ? `${before}, ${name}` : name)
  }
  return [...names].map(([value, name]) => ({ value, text: `+${value} ${name}` }))
}

/** Choice of a country's calling code. Spec 5. */
export function AreaSelect({ label, chooseText, area, onSelect, error }: AreaSelectProps) {
  return (
    <Select
      label={label}
      name="area"
      autocomplete="tel-country-code"
      value={area}
      options={[{ value: '', text: chooseText }, ...optionsIn(locale.value)]}
      onSelect={onSelect}
      error={error}
    />
  )
}

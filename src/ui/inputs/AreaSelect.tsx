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

/** Choice of a country's calling code. Spec 5. */
export function AreaSelect({ label, chooseText, area, onSelect, error }: AreaSelectProps) {
  return (
    <Select
      label={label}
      name="area"
      autocomplete="tel-country-code"
      value={area}
      options={[
        { value: '', text: chooseText },
        ...AREA_CODES.map(({ code, regions }) => ({
          value: code,
          // The narrow field shows the code alone: of a name it would show half.
          text:
            code === area
              ? `+${code}`
              : `+${code} ${regions.map((region) => areaName(region, locale.value)).join(', ')}`,
        })),
      ]}
      onSelect={onSelect}
      error={error}
    />
  )
}

export type IconProps = {
  /** A path from `icons/`, drawn on a 24 x 24 grid. */
  path: string
  /** Filled shape instead of a line drawing. */
  solid?: boolean
  /** Side in CSS pixels; 24 unless told. */
  size?: number
  /** Spoken name; without it the icon is decoration. */
  label?: string
}

/** A small line drawing in the colour of the text. */
export function Icon({ path, solid, size = 24, label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={solid ? 'currentColor' : 'none'}
      stroke="currentColor"
      stroke-width={solid ? 0 : 1.75}
      stroke-linecap="round"
      stroke-linejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  )
}

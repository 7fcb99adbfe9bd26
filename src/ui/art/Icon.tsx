export type IconProps = {
  /** A path from `icons/`, drawn on a 24 x 24 grid. */
  path: string
  /** Side in CSS pixels; default: 24. */
  size?: number
}

/** A small line drawing in the colour of the text; decoration, so the words belong next to it. */
export function Icon({ path, size = 24 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

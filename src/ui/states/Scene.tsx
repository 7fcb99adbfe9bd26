export interface SceneProps {
  /** Something went wrong: the wings hang. */
  isBad?: boolean
}

/** A dragon's wings over mountains at night, on both sides of the sign of an empty or failed part that it lies in. */
export default function Scene({ isBad = false }: SceneProps) {
  const wing = (
    <path d="M92 82C84 56 56 28 8 18c12 13 17 27 15 42 9-4 18-3 24 4-2 11 0 19 5 28 8-7 17-9 26-6 3 8 8 12 14 13Z" />
  )
  const bones = <path d="M92 82C70 56 42 34 8 18m84 64C72 70 50 62 23 60m69 22c-15-1-28 3-40 10" />
  const side = (
    <g transform={isBad ? 'rotate(-24 92 82)' : undefined}>
      <g fill="currentColor" stroke="none" opacity=".16">
        {wing}
      </g>
      {wing}
      {bones}
    </g>
  )
  return (
    <svg
      viewBox="0 0 240 132"
      width="240"
      height="132"
      fill="none"
      stroke="currentColor"
      stroke-linecap="round"
      style="position:absolute;z-index:-1;max-width:none;overflow:visible"
      aria-hidden="true"
    >
      <path d="M0 132 34 92l20 20 14-18 38 38Zm240 0-32-44-22 20-16-18-36 42Z" fill="#1d1930" stroke="#3b3360" />
      <path d="M44 18h0m152 8h0M22 88h0m200-28h0M104 14h0m36 4h0" stroke-width="3" opacity=".6" />
      {side}
      <g transform="matrix(-1 0 0 1 240 0)">{side}</g>
    </svg>
  )
}

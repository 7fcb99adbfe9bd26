import { css } from 'goober'

/** Class: count to the left, filters or their button to the right. */
export const marketBar = css`
display:flex;align-items:center;justify-content:space-between;min-height:60px;
& > p{color:var(--soft);}
`

/** Class: what stands under the last offers. */
export const marketEnd = css`
display:flex;justify-content:center;min-height:44px;color:var(--soft);
`

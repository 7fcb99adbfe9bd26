import { css } from 'goober'

/** Class: count and filter button on a phone; count and the filters themselves from 48 rem on. */
export const marketBar = css`
display:flex;align-items:center;justify-content:space-between;min-height:44px;
& > p{color:var(--soft);}
& > div:nth-of-type(2){display:none;}
@media(min-width:48rem){
& > div:nth-of-type(1){display:none;}
& > div:nth-of-type(2){display:grid;grid-template-columns:repeat(3,13rem);grid-gap:12px;}
}
`

/** Class: what stands under the last offers. */
export const marketEnd = css`
display:flex;justify-content:center;min-height:44px;color:var(--soft);
`

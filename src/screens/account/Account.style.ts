import { css } from 'goober'

/** Class: the parts of the page, one under the other; on a wide screen the coins stay beside the assets. */
export const account = css`
& > :not(:last-child){margin-bottom:24px;}
@media(min-width:62rem){
&{display:grid;grid-template-columns:22rem minmax(0,1fr);column-gap:32px;align-items:start;}
& > *{grid-column:1/3;}
& > [data-side=coins]{position:sticky;top:80px;grid-column:1/2;}
& > [data-side=assets]{grid-column:2/3;}
}
`

/** Class: crest, name and address in a row that wraps. */
export const who = css`
display:inline-flex;flex-wrap:wrap;align-items:center;justify-content:center;min-height:44px;
& > svg{flex:none;margin-right:10px;}
& > b{margin-right:10px;color:var(--text);}
`

/** Class: a row a coin: its mark and name, then what the wallet and the game hold. */
export const balances = css`
width:100%;border-collapse:collapse;
& th{padding:6px 4px;font-size:var(--small);font-weight:600;color:var(--soft);text-align:right;word-break:break-word;}
& thead th{border-bottom:1px solid var(--line);vertical-align:bottom;}
& th:first-child{padding-left:0;text-align:left;}
& tbody th{font-size:1rem;color:var(--text);white-space:nowrap;}
& tbody th > i{display:inline-block;width:26px;height:26px;margin-right:10px;border:1px solid var(--gold);border-radius:50%;background:var(--fill-gold);color:var(--on-gold);font:700 .8125rem/24px var(--display);text-align:center;}
& td{height:42px;padding:4px;text-align:right;word-break:break-word;}
& td:last-child,& th:last-child{padding-right:0;}
& tbody tr:not(:last-child) > *{border-bottom:1px solid var(--line);}
& small{display:block;font-size:.75rem;color:var(--soft);}
& [data-none=true]{color:var(--soft);}
& td > span{margin-left:auto;}
@media(max-width:21.99rem){& tbody th > i{display:none;}}
`

/** Class: the heading of the assets with the refresh button at its right. */
export const ownHead = css`
display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;margin:-4px;
& > *{margin:4px;}
& h2{font-size:1.375rem;}
& p{flex-basis:100%;font-size:var(--small);color:var(--soft);}
& p:empty{margin:0;}
`

/** Class: heading, filters and list of the assets. */
export const own = css`
& > :not(:last-child){margin-bottom:16px;}
`

/** Class: what stands under the last tiles. */
export const ownEnd = css`
display:flex;justify-content:center;min-height:44px;color:var(--soft);
`

import { css } from 'goober'

/** Class: one narrow column. */
export const forget = css`
max-width:28rem;margin:0 auto;
& > :not(:last-child){margin-bottom:20px;}
& > p{text-align:center;}
& > p > a{display:inline-flex;align-items:center;min-height:44px;}
`

/** Class: the form's parts 14 px apart; area code and number beside each other where there is room. */
export const form = css`
& > :not(:last-child){margin-bottom:14px;}
& [role=tabpanel]{display:flex;flex-wrap:wrap;margin:-6px -6px 8px;}
& [role=tabpanel] > *{flex:1 1 14rem;min-width:0;margin:6px;}
& [role=tabpanel] > :first-child:not(:last-child){flex:1 1 7rem;}
`

/** Class: the good end, in the middle. */
export const resetDone = css`
text-align:center;outline:0;
& > i{display:flex;align-items:center;justify-content:center;width:64px;height:64px;margin:14px auto 28px;border:1px solid var(--green);background:var(--fill-veil);color:var(--green);transform:rotate(45deg);}
& > i > svg{transform:rotate(-45deg);}
& > h2{font-size:1.25rem;}
& > p{margin:8px 0 20px;color:var(--soft);}
`

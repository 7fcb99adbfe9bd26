import { css } from 'goober'

/** Class: one readable column. */
export const servers = css`
max-width:34rem;margin:0 auto;
& > :not(:last-child){margin-bottom:24px;}
`

/** Class: a row a server: title, name and role, and at the right whether it is the current one. */
export const list = css`
border:1px solid var(--line);border-radius:var(--round);background:var(--night);
& > li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;min-height:64px;padding:8px 10px;}
& > li:not(:last-child){border-bottom:1px solid var(--line);}
& > li[aria-current]{background:var(--mist);}
& > li > *{margin:4px;}
& > li > div{flex:1 1 9rem;min-width:0;overflow-wrap:anywhere;}
& b{display:block;font-weight:600;}
& small{display:block;font-size:var(--small);color:var(--soft);}
`

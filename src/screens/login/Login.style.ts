import { css } from 'goober'

/** Class: greeting, the ways in and the guide; two columns from 48 rem on. */
export const login = css`
max-width:26rem;margin:0 auto;
& > *{margin-bottom:28px;}
& > header{text-align:center;}
& > header > svg{width:84px;height:84px;margin:4px auto 12px;filter:drop-shadow(0 0 26px #7d5cff);}
& h1{font-size:1.75rem;color:var(--gold);}
& > header > p{color:var(--soft);}
@media(min-width:48rem){
&{display:grid;grid-template:auto 1fr/1fr 26rem;max-width:64rem;padding-top:4vh;column-gap:64px;}
& > section{grid-area:1/2/3/3;align-self:start;}
& > header > svg{width:168px;height:168px;}
& h1{font-size:2.5rem;}
}
`

/** Class: the five steps of the guide, one at a time. */
export const guide = css`
padding:16px 20px;border:1px solid var(--line);border-radius:18px;background:var(--night);
& > header{display:flex;justify-content:space-between;font-size:var(--small);color:var(--soft);}
& h3{margin:8px 0 2px;color:var(--gold);}
& > p{min-height:4.5em;}
& > footer{display:flex;justify-content:space-between;}
`

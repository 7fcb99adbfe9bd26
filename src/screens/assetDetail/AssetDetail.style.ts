import { css } from 'goober'

/** One column on a phone; on a desktop the picture stays beside what is read. */
export const columns = css`
display:grid;grid-template-columns:minmax(0,1fr);grid-gap:24px;
@media(min-width:56rem){
grid-template-columns:minmax(18rem,24rem) minmax(0,1fr);align-items:start;
& > header{position:sticky;top:80px;}
}
`

export const head = css`
text-align:center;
& > figure{overflow:hidden;max-width:24rem;margin:0 auto 16px;border:1px solid var(--amber);border-radius:var(--round);box-shadow:var(--drop);}
& > figure img{width:100%;height:auto;}
& > h1{margin-bottom:6px;font-size:1.75rem;}
& > p{margin-bottom:10px;color:var(--soft);}
& > ul{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;margin-bottom:14px;}
& > ul > li{margin:4px 6px;}
`

export const why = css`
margin:2px 0 10px;font-size:var(--small);color:var(--soft);
`

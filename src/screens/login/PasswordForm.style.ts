import { css } from 'goober'

/** Class: the form's fields 12 px apart, area and number beside each other. */
export const form = css`
& > *{margin-bottom:12px;}
& > h2{font-size:1.0625rem;}
& > div:first-of-type{display:flex;align-items:flex-start;}
& > div:first-of-type > :first-child{flex:0 0 9rem;margin-right:8px;}
& > div:first-of-type > :last-child{flex:1;min-width:0;}
@media(max-width:22rem){
& > div:first-of-type{display:block;}
& > div:first-of-type > :first-child{margin:0 0 12px;}
}
& > p{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;}
& > p > a{display:inline-flex;align-items:center;min-height:44px;}
`

import { css } from 'goober'
import { config } from '../../config'

const fan = css`
display:flex;justify-content:center;margin-top:28px;
& > img{width:32%;max-width:11.5rem;height:auto;border:1px solid var(--amber);border-radius:14px;box-shadow:var(--drop);}
& > :nth-child(1){transform:translate(14%,8%) rotate(-8deg);}
& > :nth-child(2){z-index:1;transform:scale(1.12);}
& > :nth-child(3){transform:translate(-14%,8%) rotate(8deg);}
`

/** One of each: what one plays with. */
const CARDS = ['hero-3-5a', 'dragon-1-5a', 'equip-2-4b']

/** Three of the drawn cards, for screens with room. */
export default function LoginArt() {
  return (
    <div class={fan} aria-hidden="true">
      {CARDS.map((name) => (
        <img key={name} src={`${config.artBase}/${name}.svg`} alt="" width={240} height={320} />
      ))}
    </div>
  )
}

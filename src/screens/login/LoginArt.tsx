import { css, keyframes } from 'goober'
import { config } from '../../config'

const open = keyframes`
  from {
    transform: translateY(10%);
    opacity: 0;
  }
`

const fan = css`
  display: flex;
  justify-content: center;
  margin-top: 36px;
  padding: 12px 0 40px;
  background: radial-gradient(closest-side, var(--mist), transparent);
  & > img {
    width: 38%;
    max-width: 13.5rem;
    animation: ${open} 0.28s ease-out;
    height: auto;
    border: 1px solid var(--amber);
    border-radius: 14px;
    box-shadow: var(--drop);
  }
  & > :nth-child(1) {
    transform: translate(18%, 8%) rotate(-8deg);
  }
  & > :nth-child(2) {
    z-index: 1;
    transform: scale(1.12);
  }
  & > :nth-child(3) {
    transform: translate(-18%, 8%) rotate(8deg);
  }
`

/** A hero, a dragon and a piece of equipment. */
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

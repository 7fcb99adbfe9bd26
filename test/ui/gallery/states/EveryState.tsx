import { css } from 'goober'
import { useLayoutEffect } from 'react'
import { TEXTS, type Texts } from '../texts'
import { CONTROLS } from './controls'
import { FACTS } from './facts'
import { forceStates } from './forceStates'
import { MESSAGES } from './messages'
import { type Sample, statesOf } from './sample'

/** The samples by topic. */
const TOPICS: Readonly<Record<string, readonly Sample[]>> = {
  controls: CONTROLS,
  facts: FACTS,
  messages: MESSAGES,
}

const page = css`
  padding: 20px;
  & > section {
    margin-bottom: 40px;
    border-top: 1px solid var(--line);
  }
  & > section > h2 {
    margin: 12px 0;
  }
  & > section > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
    gap: 20px;
  }
  & > section > div > div {
    min-width: 0;
  }
  & > section > div > div > p:first-child {
    margin-bottom: 6px;
    font-size: var(--small);
    color: var(--soft);
  }
  & [data-over='true'] {
    position: relative;
    height: 440px;
    overflow: hidden;
    border: 1px solid var(--line);
    transform: translateZ(0);
  }
`

function StatesOf({ sample, texts }: { sample: Sample; texts: Texts }) {
  return (
    <section id={sample.part.toLowerCase()}>
      <h2>{sample.part}</h2>
      <div>
        {statesOf(sample).map(([state, draw]) => (
          <div key={state} data-part={sample.part} data-state={state}>
            <p>{state}</p>
            <div data-over={sample.over}>{draw(texts, `${sample.part}-${state}`)}</div>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Every part in each of its states. `?states=facts` shows one topic, `&lang=id` another language. */
export function EveryState({ topic, lang }: { topic: string; lang: string | null }) {
  const texts = TEXTS.find((each) => each.lang === lang) ?? TEXTS[0]
  useLayoutEffect(() => {
    forceStates()
    // What lies over the page here only lies over its box.
    document.documentElement.style.overflow = ''
  }, [])
  return (
    <main id="main" class={page} lang={texts.lang}>
      <h1>{topic}</h1>
      {(TOPICS[topic] ?? []).map((sample) => (
        <StatesOf key={sample.part} sample={sample} texts={texts} />
      ))}
    </main>
  )
}

import { css } from 'goober'
import type { ComponentChildren } from 'preact'

const chips = css`
  & > legend {
    padding: 0 0 8px;
    font-size: var(--small);
    color: var(--soft);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    margin: -4px;
  }
  & label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    margin: 4px;
    padding: 4px 14px;
    border: 1px solid var(--edge);
    border-radius: 22px;
    background: var(--night);
    cursor: pointer;
    touch-action: manipulation;
  }
  & label:hover {
    border-color: var(--soft);
  }
  & label > svg,
  & label > img {
    margin-right: 6px;
  }
  & input {
    position: absolute;
    width: 100%;
    height: 100%;
    top: 0;
    left: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & [data-on='true'] {
    border-color: var(--gold);
    background: var(--mist);
    box-shadow: var(--sheen);
    color: var(--gold);
    font-weight: 600;
  }
  & label:focus-within {
    outline: 2px solid var(--gold);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    & [data-on='true'] {
      outline: 3px solid Highlight;
    }
  }
`

export type Chip<Value extends string | number = string> = {
  value: Value
  text: string
  /** The language of the text (BCP 47), where it is not the page's. */
  lang?: string
  mark?: ComponentChildren
}

export type ChipsProps<Value extends string | number> = {
  label: string
  /** Name of the radio group: unique on the page. */
  name: string
  items: ReadonlyArray<Chip<Value>>
  current: Value
  onSelect: (value: Value) => void
}

/** A choice between a few, as a radio group: the platform handles the arrow keys. */
export function Chips<Value extends string | number>({ label, name, items, current, onSelect }: ChipsProps<Value>) {
  return (
    <fieldset class={chips}>
      <legend>{label}</legend>
      <div>
        {items.map(({ value, text, lang, mark }) => (
          <label key={value} lang={lang} data-on={value === current}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === current}
              onChange={() => onSelect(value)}
            />
            {mark}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

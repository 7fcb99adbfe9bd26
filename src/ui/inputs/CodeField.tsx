import { useEffect, useState } from 'react'
import { Button } from './Button'
import { Field } from './Field'

export type CodeFieldProps = {
  label: string
  /** Also the id's stem: unique on the page. */
  name: string
  value: string
  onInput: (code: string) => void
  onSend: () => void
  sendText: string
  /** While the next code has to wait: "Again in 42 s". */
  waitText: (seconds: number) => string
  /** When the next code may be requested, in Unix seconds by the device's clock; 0 or the past: now. */
  waitUntil?: number
  sending?: boolean
  /** To send one is what comes next. */
  isNext?: boolean
  error?: string | null | false
  maxLength?: number
}

const left = (until: number): number => Math.max(0, Math.ceil(until - Date.now() / 1000))

/** The code from a text message, filled in by the phone where it can, and a button that sends one. */
export function CodeField(props: CodeFieldProps) {
  const { label, name, value, onInput, onSend, sendText, waitText, waitUntil = 0, error, maxLength = 6 } = props
  const [seconds, setSeconds] = useState(() => left(waitUntil))
  useEffect(() => {
    setSeconds(left(waitUntil))
    if (!left(waitUntil)) return
    const timer = setInterval(() => {
      setSeconds(left(waitUntil))
      if (!left(waitUntil)) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [waitUntil])
  return (
    <Field
      label={label}
      name={name}
      value={value}
      onInput={(text) => onInput(text.replace(/\s/g, ''))}
      inputMode="numeric"
      autocomplete="one-time-code"
      maxLength={maxLength}
      error={error}
      suffix={
        <Button kind={props.isNext ? 'primary' : 'quiet'} busy={props.sending} disabled={seconds > 0} onClick={onSend}>
          {seconds > 0 ? waitText(seconds) : sendText}
        </Button>
      }
    />
  )
}

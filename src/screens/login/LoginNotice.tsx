import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'react'
import type { AppError } from '../../errors'
import { Notice } from '../../ui/states/Notice'
import type { Tone } from '../../ui/states/tone'
import { errorText } from '../../ui/text/errorText'
import { isFocusFree } from './isFocusFree'

export interface LoginNoticeProps {
  error: AppError
  tone: Tone
  action?: ComponentChildren
}

/** Why a login failed, scrolled into view: the wallet or the keyboard may have covered the place. */
export function LoginNotice({ error, tone, action }: LoginNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' })
    // The button that was pressed is gone, so keyboard users continue from here.
    if (isFocusFree()) box.current?.focus({ preventScroll: true })
  }, [error])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={tone} action={action}>
        {errorText(error)}
      </Notice>
    </div>
  )
}

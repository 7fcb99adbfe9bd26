import { useEffect, useRef } from 'react'
import type { AppError } from '../../errors'
import { errorText } from '../text/errorText'
import { Notice } from './Notice'

/** Why something was refused, scrolled into view: a bar or the keyboard may cover the place. Needs the table `error`. */
export function Refusal({ error }: { error: AppError }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), [error])
  return (
    <div ref={box}>
      <Notice tone="bad" live>
        {errorText(error)}
      </Notice>
    </div>
  )
}

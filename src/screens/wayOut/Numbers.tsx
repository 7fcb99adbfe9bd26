import { useState } from 'react'
import { loadWayOut } from '../../actions/wayOut/loadWayOut'
import { isHeld } from '../../domain/holding'
import { bothOf, MOST_NUMBERS, readNumbers } from '../../domain/tokenNumbers'
import { t } from '../../i18n'
import { wayOut } from '../../state/wayOut'
import { Button } from '../../ui/inputs/Button'
import { Field } from '../../ui/inputs/Field'
import { Panel } from '../../ui/lists/Panel'
import { stack } from '../../ui/lists/Stack'

/** Where a player types the numbers of tokens that this page does not know. */
export function Numbers() {
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [asked, setAsked] = useState<readonly bigint[]>([])
  const { data, busy } = wayOut.value
  const held = data?.holdings.filter(isHeld).map(({ tokenId }) => tokenId)
  const shares = data?.waiting?.shares.map(({ tokenId }) => tokenId) ?? []
  const unread = data?.unread.map(({ tokenId }) => tokenId) ?? []
  const inGame = data?.holdings.filter(({ is }) => is === 'game').map(({ tokenId }) => tokenId) ?? []
  const known = [...(held ?? []), ...shares, ...unread, ...inGame]
  const others = busy || !held ? [] : asked.filter((number) => !known.includes(number))
  return (
    <Panel>
      <form
        class={stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const numbers = readNumbers(text)
          setWrong(!numbers)
          if (!numbers) return
          setAsked(numbers)
          void loadWayOut(bothOf(numbers))
        }}
      >
        <Field
          name="numbers"
          label={t('wayOut.numbers')}
          inputMode="text"
          value={text}
          onInput={setText}
          hint={t('wayOut.numbersHint')}
          error={isWrong && t('wayOut.numbersWrong', { count: MOST_NUMBERS })}
        />
        <Button
          type="submit"
          kind={held?.length === 0 && shares.length === 0 ? 'primary' : 'secondary'}
          wide
          busy={busy}
        >
          {t('wayOut.lookUp')}
        </Button>
        {others.length > 0 && <p role="status">{t('wayOut.notYours', { list: others.join(', ') })}</p>}
      </form>
    </Panel>
  )
}

import { toLink } from '../../../domain/link'
import { t } from '../../../i18n'
import { unreadableEntries } from '../../../state/journal'
import { knownPlayer } from '../../../state/knownPlayer'
import { settings } from '../../../state/site'
import { Button } from '../../../ui/inputs/Button'
import { LinkButton } from '../../../ui/inputs/LinkButton'
import { Cluster } from '../../../ui/lists/Cluster'
import { copy } from '../copy'
import type { TrayEntry } from './TrayList'

/** Where to reach support: the first of these that the site settings have. */
const SUPPORT = ['telegram_url', 'wathsapp_url', 'website_url'] as const

const textOf = (entry: unknown, field: 'id' | 'userid'): string => {
  const value = (Object(entry) as Record<string, unknown>)[field]
  return typeof value === 'string' ? value : ''
}

/**
 * An entry that is of another version of the app or damaged, as the list shows it: never acted on, never deleted.
 * @param index its place among those that may have no id
 */
export function damagedEntry(entry: unknown, index: number): TrayEntry {
  const link = SUPPORT.map((key) => toLink(settings.value[key] ?? '')).find(Boolean)
  const id = textOf(entry, 'id')
  return {
    id: `${index} ${id}`,
    title: t((Object(entry) as Record<string, unknown>).version === 1 ? 'money.damagedTitle' : 'money.unknownTitle'),
    step: t('money.unknownStep'),
    tone: 'warning',
    since: id,
    note: t('money.unknownNote'),
    action: (
      <Cluster>
        {id && <Button onClick={() => copy(id)}>{t('money.copyId')}</Button>}
        {link && (
          <LinkButton href={link} external>
            {t('money.support')}
          </LinkButton>
        )}
      </Cluster>
    ),
  }
}

/** Every unreadable entry, without those of other players. */
export const unknownEntries = (): TrayEntry[] =>
  unreadableEntries.value
    .filter((entry) => ['', knownPlayer.value?.userid].includes(textOf(entry, 'userid')))
    .map(damagedEntry)

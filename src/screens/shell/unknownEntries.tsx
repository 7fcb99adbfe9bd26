import { toLink } from '../../domain/link'
import { t } from '../../i18n'
import { unreadableEntries } from '../../state/journal'
import { user } from '../../state/session'
import { settings } from '../../state/site'
import { Button } from '../../ui/Button'
import { Cluster } from '../../ui/Cluster'
import { LinkButton } from '../../ui/LinkButton'
import type { TrayEntry } from '../../ui/Tray'
import { copy } from './copy'

/** Where to reach support: the first of these that the site settings have. */
const SUPPORT = ['telegram_url', 'wathsapp_url', 'website_url'] as const

const textOf = (entry: unknown, field: 'id' | 'userid'): string => {
  const value = (Object(entry) as Record<string, unknown>)[field]
  return typeof value === 'string' ? value : ''
}

/** Unreadable entries as the list shows them: never acted on, never deleted; without those of other players. */
export function unknownEntries(): TrayEntry[] {
  const link = SUPPORT.map((key) => toLink(settings.value[key] ?? '')).find(Boolean)
  return unreadableEntries.value
    .filter((entry) => ['', user.value?.userid].includes(textOf(entry, 'userid')))
    .map((entry, index) => {
      const id = textOf(entry, 'id')
      return {
        id: `${index} ${id}`,
        title: t('money.unknownTitle'),
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
    })
}

import type { ComponentChildren } from 'preact'
import { t } from '../../i18n'
import { NavTabs } from '../../ui/frame/NavTabs'
import { PageTitle } from '../../ui/lists/PageTitle'
import { page } from './CollectionPage.style'

const PAGES = ['collectibles', 'dragong', 'activate', 'mint', 'hatch'] as const

export interface CollectionPageProps {
  current: (typeof PAGES)[number]
  children: ComponentChildren
}

/** What the five pages share: title and tabs. */
export function CollectionPage({ current, children }: CollectionPageProps) {
  // A page that makes something says what comes out right above the pictures of it.
  const lead = current === 'mint' || current === 'hatch' ? undefined : t(`collectibles.lead_${current}`)
  return (
    <div class={page} data-page={current} data-making={!lead}>
      <PageTitle title={t(`collectibles.page_${current}`)} text={lead} />
      <NavTabs
        label={t('collectibles.pages')}
        items={PAGES.map((name) => ({
          href: `/${name}`,
          text: t(`collectibles.page_${name}`),
          current: name === current,
        }))}
      />
      {children}
    </div>
  )
}

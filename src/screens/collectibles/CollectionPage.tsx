import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { t } from '../../i18n'
import { NavTabs } from '../../ui/NavTabs'
import { PageTitle } from '../../ui/PageTitle'
import { page } from './Collectibles.style'

const PAGES = ['collectibles', 'dragong', 'activate', 'mint', 'hatch'] as const

export interface CollectionPageProps {
  current: (typeof PAGES)[number]
  children: ComponentChildren
}

/** What the five pages share: title and the way between them. */
export function CollectionPage({ current, children }: CollectionPageProps) {
  const title = t(`collectibles.page_${current}`)
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div class={page}>
      <PageTitle title={title} text={t(`collectibles.lead_${current}`)} />
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

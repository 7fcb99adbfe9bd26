import type { ComponentChildren } from 'preact'
import { t } from '../../i18n'
import { NavTabs } from '../../ui/frame/NavTabs'
import { PageTitle } from '../../ui/lists/PageTitle'
import { page } from './Legion.style'

const PAGES = ['legion', 'ranks', 'history', 'rules'] as const

export interface LegionPageProps {
  current: (typeof PAGES)[number]
  title: string
  children: ComponentChildren
}

/** What the four pages of the legion share: title and tabs. */
export function LegionPage({ current, title, children }: LegionPageProps) {
  return (
    <div class={page}>
      <PageTitle title={title} />
      <NavTabs
        label={t('legion.pages')}
        items={PAGES.map((name) => ({
          href: name === 'legion' ? '/legion' : `/legion/${name}`,
          text: t(`legion.page_${name}`),
          current: name === current,
        }))}
      />
      {children}
    </div>
  )
}

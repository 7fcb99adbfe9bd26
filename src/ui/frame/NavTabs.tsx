import { LinkRow, type LinkRowProps } from './LinkRow'
import { tabs } from './Tabs.style'

/** Tabs between pages that belong together, in a frame: pages of the legion, of the collection. */
export const NavTabs = (props: LinkRowProps) => <LinkRow look={tabs} {...props} />

import { useLocation } from 'wouter'
import { History } from './History'
import { Legion } from './Legion'
import { Ranks } from './Ranks'
import { Rules } from './Rules'

const PAGES: Record<string, typeof Legion> = {
  '/legion/ranks': Ranks,
  '/legion/history': History,
  '/legion/rules': Rules,
}

/** The four pages of the legion, in one chunk: a player who opens one goes on to the others. Spec 2. */
export default function LegionScreens() {
  const [path] = useLocation()
  const Page = PAGES[path] ?? Legion
  return <Page />
}

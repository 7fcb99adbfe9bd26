import { useLocation } from 'wouter'
import { History } from './History'
import { Ranks } from './Ranks'
import { Rules } from './Rules'

const PAGES: Record<string, typeof Ranks> = {
  '/legion/ranks': Ranks,
  '/legion/history': History,
}

/** The pages beside the legion itself, in one chunk: a player who opens one goes on to the others. Spec 2. */
export default function LegionPages() {
  const [path] = useLocation()
  const Page = PAGES[path] ?? Rules
  return <Page />
}

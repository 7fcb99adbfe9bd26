import { withoutNews } from '../../domain/away'
import { isOfWish } from '../../domain/news'
import { afterShown } from '../../domain/wishes'
import { toAppError } from '../../errors'
import { awayNews } from '../../state/away'
import { sessionEpoch, user } from '../../state/session'
import { readWishes, writeKept, writeWishes } from './keptAway'
import { lookAway, recallAway } from './lookAway'

/**
 * Puts the news that wait in front of those shown before, and notes that they were shown.
 * @param isLooked the wishes were looked at, too; before that nobody is told what a wish no longer is
 */
function take(isLooked: boolean): void {
  const userid = user.value?.userid
  const kept = recallAway()
  if (userid === undefined || !kept) return
  const { isPart } = kept
  const news = kept.news.filter((one) => isLooked || !isOfWish(one))
  const shown = awayNews.value.data
  const keys = news.map(({ key }) => key)
  awayNews.value = {
    ...awayNews.value,
    data: {
      news: [...news, ...(shown?.news ?? []).filter(({ key }) => !keys.includes(key))],
      isPart: isPart || !!shown?.isPart,
    },
  }
  if (news.length > 0 || isPart) writeKept(userid, withoutNews(kept, news))
  // The same page shows the wishes as they are now.
  if (isLooked) writeWishes(userid, afterShown(readWishes(userid)))
}

/** Shows what happened: at once what was found before, then all that there is to look at. */
export async function showAway(): Promise<void> {
  const userid = user.value?.userid
  if (userid === undefined || awayNews.value.busy) return
  const epoch = sessionEpoch.value
  const isOver = () => epoch !== sessionEpoch.value
  awayNews.value = { ...awayNews.value, busy: true, error: null }
  writeWishes(userid, readWishes(userid))
  take(false)
  try {
    await lookAway(true)
    if (isOver()) return
    take(true)
    awayNews.value = { ...awayNews.value, busy: false }
  } catch (cause) {
    if (isOver()) return
    take(true)
    awayNews.value = { ...awayNews.value, busy: false, error: toAppError(cause) }
  }
}

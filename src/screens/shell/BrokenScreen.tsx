import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { t } from '../../i18n'
import { Broken } from '../../ui/states/Broken'

/** The address at which the player tried again last. */
let triedAt = ''

/**
 * In place of a screen that cannot be drawn. The first retry draws it again from what has been read by now, the second
 * loads the page again. At another address, such as that of the next asset, the screen is drawn by itself.
 */
export default function BrokenScreen({ onRetry }: { onRetry: () => void }) {
  const [path] = useLocation()
  const place = `${path}?${useSearch()}`
  const [brokenAt] = useState(place)
  useEffect(() => {
    if (place !== brokenAt) onRetry()
  }, [place])
  const retry = () => {
    if (triedAt === place) return location.reload()
    triedAt = place
    onRetry()
  }
  return (
    <Broken
      onRetry={retry}
      home={
        path === '/marketplace'
          ? { href: '/accountAccount', text: t('frame.account') }
          : { href: '/marketplace', text: t('shell.market') }
      }
    />
  )
}

import { useEffect, useState } from 'react'
import { toast } from '../../actions/page/toast'
import type { Asset } from '../../domain/asset'
import { toAppError } from '../../errors'
import { t } from '../../i18n'
import { wishes } from '../../state/away'
import { user } from '../../state/session'
import { Icon } from '../../ui/art/Icon'
import { heartIcon } from '../../ui/art/icons/heart'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'

const load = () => import('../../actions/away/wish')

/** Puts the asset among the player's wishes, or takes it out. */
export function WishButton({ asset }: { asset: Asset }) {
  const [most, setMost] = useState<number | null>(null)
  const userid = user.value?.userid
  useEffect(() => {
    // What cannot be fetched is fetched at the tap.
    if (userid) load().then((action) => action.recallWishes(), Boolean)
  }, [userid])
  const isWished = wishes.value.assets.some(({ id }) => id === asset.id)
  const tap = async () => {
    try {
      const action = await load()
      if (isWished) action.unwishAsset(asset.id)
      setMost(isWished ? null : action.wishAsset(asset))
    } catch (cause) {
      toast('error', toAppError(cause, 'chunk'))
    }
  }
  return (
    <>
      <Button onClick={() => void tap()}>
        <i data-on={isWished}>
          <Icon path={heartIcon} size={20} />
        </i>
        <span>{t(isWished ? 'asset.unwish' : 'asset.wish')}</span>
      </Button>
      {most !== null && <p role="status">{t('assetPage.wishFull', { most })}</p>}
      {(isWished || most !== null) && (
        <LinkButton kind="quiet" href="/activity?news=1">
          {t('assetPage.toWishes')}
        </LinkButton>
      )}
    </>
  )
}

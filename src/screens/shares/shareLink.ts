import { toLink } from '../../domain/link'
import type { User } from '../../domain/player'

/** The address that invites: the provider's if it is an https one, else this site's own. Spec 2. */
export const shareLink = ({ shareUrl, inviteCode }: Pick<User, 'shareUrl' | 'inviteCode'>): string =>
  toLink(shareUrl) ?? `${location.origin}/login?invite_code=${encodeURIComponent(inviteCode)}`

import { readInviteCode } from '../../actions/session/readInviteCode'
import { handOffAddress } from '../../domain/handOff'
import { locale } from '../../i18n'
import { wantedPath } from '../../state/wantedPath'

/** The address for another browser: the page the guard kept back, else this one, with invite code and language. */
export const handedAddress = (): string =>
  handOffAddress({
    origin: location.origin,
    wanted: wantedPath() ?? location.pathname + location.search,
    inviteCode: readInviteCode(),
    locale: locale.value,
  })

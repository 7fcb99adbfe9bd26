import { listActivities } from '../api/activity'
import { getCard, getDragon } from '../api/assetDetail'
import { listCards, listDragons, listMarket } from '../api/card'
import { getFees } from '../api/coin'
import { getLegion, getRanking, listPoints } from '../api/legion'
import { getUser, listInvites } from '../api/user'
import { listRoles, listServers } from '../api/website'
import { WITHDRAWAL_PAIRS } from '../domain/withdrawalPairs'
import type { FirstCall } from './callUrl'

/** What every page asks for first when it has a token. */
export const PLAYER_CALL: FirstCall = { url: getUser.spec.path, player: true }

const { path: market } = listMarket.spec
const { path: activities } = listActivities.spec
const fees: FirstCall = { url: getFees.spec.path, player: true }
const heroes: FirstCall = { url: `${listCards.spec.path}?kind=hero` }
const places: readonly FirstCall[] = [{ url: listServers.spec.path }, { url: listRoles.spec.path }]
/** The id is in the query or, of an indexed one, in the path. */
const card: readonly FirstCall[] = [{ url: getCard.spec.path }, fees]

/**
 * What each screen asks for when it is opened at its address, by the route's path. The page's first script asks ahead;
 * a call that the screen would not make is wasted, and one that is missing here comes a round trip later.
 */
export const FIRST_CALLS: Readonly<Record<string, readonly FirstCall[]>> = {
  '/marketplace': [
    {
      url: `${market}?camp={val1|0}&profession={val2|0}&sort={val3|newest}&grade_band={val4|0}&skill={val5|0}&tab={val6|hero}&star={star|0}`,
    },
  ],
  '/accountAccount': [{ url: listCards.spec.path, unless: ['kind', 'place'] }],
  '/activity': [{ url: activities, unless: ['type', 'coin'] }],
  '/book': [{ url: activities }],
  '/compare': ['{one}', '{other}'].map((id): FirstCall => ({ url: getCard.spec.path.replace('{id}', id) })),
  '/coins': [fees, ...WITHDRAWAL_PAIRS.map(([code]): FirstCall => ({ url: `${activities}?type=${code}` }))],
  '/legion': [{ url: getLegion.spec.path }],
  '/legion/ranks': [{ url: getRanking.spec.path }],
  '/legion/history': [{ url: listPoints.spec.path }],
  '/servers': places,
  '/summon': [...places, { url: `${activities}?type=20` }],
  '/collectibles': [heroes],
  '/activate': [heroes, fees],
  '/mint': [fees],
  '/hatch': [fees],
  '/dragong': [{ url: listDragons.spec.path }],
  '/shares': [{ url: listInvites.spec.path }],
  '/dragonDetail': [{ url: getDragon.spec.path }, fees],
  '/cardDetail': card,
  '/gun/equip/:indexId': card,
  '/gun/pet/:indexId': card,
  '/gun/lingshi/:indexId': card,
}

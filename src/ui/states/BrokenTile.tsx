import { Unread } from './Unread'

/** In place of one item of a list that cannot be drawn; the others stay. */
export const BrokenTile = () => <Unread count={1} />

import { toast } from './toast'

/** Says that the address has no page, over the start that is shown in its place. Spec 2. */
export const sayNoPage = (): void => toast('note', 'frame.noPage')

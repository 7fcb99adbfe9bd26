import type { Server } from '../../domain/player'

/** "Server 1 · Dawnhold" */
export const serverText = ({ title, name }: Server): string => [title, name].filter(Boolean).join(' · ')

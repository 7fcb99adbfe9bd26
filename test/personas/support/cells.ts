import { PERSONA_NAMES, type PersonaName } from '../../sandbox/wallet/personas'
import { FLOWS, type Flow } from './flows'

export interface CellName {
  persona: PersonaName
  flow: Flow
  /** `okx:sell` */
  name: string
}

/** Every persona in every flow. */
export const CELLS: readonly CellName[] = PERSONA_NAMES.flatMap((persona) =>
  FLOWS.map((flow) => ({ persona, flow, name: `${persona}:${flow.name}` })),
)

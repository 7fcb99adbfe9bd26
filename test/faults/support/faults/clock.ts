import { clockNow, setClock } from '../../../actions/support/clock'
import { type Fault, strike } from '../fault'

const DAY_MS = 86_400_000

const ahead = (name: string, days: number): Fault => ({
  name: `clock-${name}`,
  group: 'clock',
  variants: [
    {
      name: `${days} days`,
      begin: (scene) => {
        strike(scene)
        setClock(clockNow() + days * DAY_MS)
      },
    },
  ],
  game: [
    {
      name: `${days} days`,
      begin: (scene) => {
        strike(scene)
        setClock(clockNow() + days * DAY_MS)
      },
    },
  ],
})

export const CLOCK_FAULTS: readonly Fault[] = [
  ahead('back', -1),
  ahead('ahead', 1),
  {
    name: 'clock-jump',
    group: 'clock',
    variants: [-1, 1, 365].flatMap((days) => [
      {
        name: `${days} days while the wallet is asked`,
        begin: (scene) => {
          scene.onQuestion = () => {
            strike(scene)
            setClock(clockNow() + days * DAY_MS)
          }
        },
        isOptional: true,
      },
      {
        name: `${days} days while the provider is told`,
        begin: (scene) => {
          scene.net.trouble = async ({ path }, next) => {
            if (path !== scene.tap.confirmedBy || scene.struck > 0) return next()
            strike(scene)
            setClock(clockNow() + days * DAY_MS)
            return Response.json({ code: 500, msg: 'no', data: null })
          }
        },
      },
    ]),
    game: [-1, 1].map((days) => ({
      name: `${days} days while the provider answers`,
      begin: (scene) => {
        scene.net.trouble = async ({ path }, next) => {
          const answer = await next()
          if (path === scene.flow.path) {
            strike(scene)
            setClock(clockNow() + days * DAY_MS)
          }
          return answer
        }
      },
    })),
  },
]

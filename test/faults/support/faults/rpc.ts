import { type Fault, strike, type Variant } from '../fault'
import type { NetCall } from '../net'
import { failedFetch } from '../net'
import type { Scene } from '../scene'

const fault = (name: string, variants: readonly Variant[]): Fault => ({ name: `rpc-${name}`, group: 'rpc', variants })

type Answer = (call: NetCall, next: () => Promise<Response>) => Promise<Response>

/** Every request to a node that `isMeant` is answered so. */
const nodes = (scene: Scene, isMeant: (method: string) => boolean, answer: Answer): void => {
  scene.net.trouble = async (call, next) => {
    if (call.rpc === null || !isMeant(call.rpc)) return next()
    strike(scene)
    return answer(call, next)
  }
}
const heal = ({ net }: Scene): void => {
  net.trouble = null
}
const result = (value: unknown) => async () => Response.json({ jsonrpc: '2.0', id: 1, result: value })
const any = () => true

/** From the tap on, and from the moment at which the wallet is asked on. */
const fromBothMoments = (name: string, begin: (scene: Scene) => void): Variant[] => [
  { name: `${name}, from the tap on`, begin, end: heal },
  {
    name: `${name}, from the wallet on`,
    begin: (scene) => {
      scene.onQuestion = () => begin(scene)
    },
    end: heal,
  },
]

export const RPC_FAULTS: readonly Fault[] = [
  fault(
    'down',
    fromBothMoments('silent', (scene) => nodes(scene, any, failedFetch)),
  ),
  fault(
    '429',
    fromBothMoments('too many requests', (scene) => nodes(scene, any, async () => new Response('', { status: 429 }))),
  ),
  fault('stale', [
    {
      name: 'what is final lies 30 blocks back',
      begin: (scene) => {
        strike(scene)
        scene.chain.finalLag = 30
      },
      end: ({ chain }) => chain.mine(40),
    },
    {
      name: 'one of two nodes is 30 blocks late for ever',
      begin: (scene) => {
        let turn = 0
        nodes(
          scene,
          (method) => method === 'eth_blockNumber',
          async (_, next) => {
            const { result: head, ...rest } = (await (await next()).json()) as { result: string }
            turn++
            return Response.json({ ...rest, result: turn % 2 ? head : `0x${(Number(head) - 30).toString(16)}` })
          },
        )
      },
    },
  ]),
  fault('unknown', [
    {
      name: 'neither receipt nor transaction',
      begin: (scene) => {
        strike(scene)
        nodes(scene, (method) => /Receipt|ByHash/.test(method), result(null))
      },
    },
  ]),
  fault('wrongChain', [
    {
      name: 'another chain id',
      begin: (scene) => {
        strike(scene)
        nodes(scene, (method) => method === 'eth_chainId', result('0x1'))
      },
      end: heal,
    },
  ]),
  fault('reorg', [
    {
      name: 'mined, undone, and mined again',
      begin: ({ chain }) => {
        chain.finalLag = 6
      },
      during: (scene) => {
        const { chain } = scene
        for (const transaction of chain.transactions) Object.assign(transaction, { block: null, succeeded: false })
        Object.assign(chain.state, structuredClone(scene.before))
        strike(scene)
      },
      end: ({ chain }) => chain.mine(20),
      lastsMs: 5000,
    },
  ]),
  fault('garbage', [
    ...fromBothMoments('no hex', (scene) => nodes(scene, (method) => method === 'eth_call', result('0xzz'))),
    ...fromBothMoments('half a word', (scene) => nodes(scene, (method) => method === 'eth_call', result('0x12'))),
    ...fromBothMoments('objects', (scene) => nodes(scene, any, result({}))),
  ]),
]

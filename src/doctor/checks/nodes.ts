import type { Check, Finding, State, Words } from '../finding'
import type { NodeAnswer } from '../shared'

/** BSC has a block every 0.45 s; a node whose newest block is this old does not follow it. */
const STALE_SECONDS = 90
/** The same in blocks. */
const APART = 200

/** Groups thousands, in the same way in every language. */
const grouped = (height: number): string => String(height).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

/** Checks the nodes the site reads the chain from: how fast, how fresh, and whether they agree. */
export const nodes: Check = {
  name: 'nodes',
  limitMs: 14_000,
  async run(outside, shared) {
    const [answers, { dateMs }] = await Promise.all([shared.nodes(), shared.settings()])
    return judge(answers, dateMs ?? outside.now())
  },
}

function judge(answers: NodeAnswer[], nowMs: number): Finding {
  const ageOf = ({ blockMs }: NodeAnswer) => Math.max(0, Math.round((nowMs - blockMs) / 1000))
  const found: Words[] = []
  const facts: Finding['facts'] = {}
  const good = answers.filter((node) => node.is === 'ok')
  const stale = good.filter((node) => ageOf(node) > STALE_SECONDS)
  for (const answer of answers) {
    const { name: node, is, ms, height } = answer
    const age = ageOf(answer)
    facts[node] = is === 'ok' ? `${ms} ms, block ${height}, ${age} s old` : is
    if (is === 'ok') {
      const key = age > STALE_SECONDS ? 'doctor.node_stale' : 'doctor.node_ok'
      found.push([key, { node, ms, age, height: grouped(height) }])
    } else found.push([is === 'wrong' ? 'doctor.node_wrong' : 'doctor.node_silent', { node }])
  }
  const heights = good.map(({ height }) => height)
  const blocks = heights.length > 1 ? Math.max(...heights) - Math.min(...heights) : 0
  if (heights.length > 1) {
    facts.apart = blocks
    found.push(blocks > APART ? ['doctor.nodes_differ', { blocks: grouped(blocks) }] : ['doctor.nodes_agree'])
  }
  const isWhole = good.length === answers.length && stale.length === 0 && blocks <= APART
  const state: State = good.length === 0 ? 'bad' : isWhole ? 'ok' : 'look'
  const advice: Words = [good.length === 0 ? 'doctor.nodes_none' : 'doctor.nodes_some']
  return state === 'ok' ? { state, found, facts } : { state, found, advice, facts }
}

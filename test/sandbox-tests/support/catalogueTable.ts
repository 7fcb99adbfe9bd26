import { type Listed, readCatalogue } from '../../sandbox/api/catalogue'
import { ERROR_TEXTS } from '../../sandbox/api/errorTexts'
import { CASES } from '../cases/all'

const HEAD = `# The calls of the provider API

Each has a typed function in \`src/api\`, a route here, and a case of its good and of its bad answer, which
\`test/sandbox-tests/catalogue.test.ts\` asks for. Their shapes are in \`openapi.json\`. Written by
\`node --import tsx test/sandbox-tests/writeCatalogue.ts\`.

| Call | Function | For | Good answer | The bad answer that is tried |
|---|---|---|---|---|
`

const nameOf = (code: number): string =>
  Object.entries(ERROR_TEXTS).find(([, [known]]) => known === code)?.[0] ?? 'unknown'

function toRow({ name, noun, spec }: Listed): string {
  const code = CASES[name]?.code ?? 0
  const who = spec.open ? 'visitors' : 'players'
  const data = spec.answer.is === 'maybe' ? 'nothing' : spec.answer.is
  return `| ${spec.method} ${spec.path} | \`${noun}.ts\` ${name} | ${who} | 200, ${data} | ${code} ${nameOf(code)} |\n`
}

/** The catalogue as it stands beside the OpenAPI document. */
export const catalogueTable = async (): Promise<string> => HEAD + (await readCatalogue()).map(toRow).join('')

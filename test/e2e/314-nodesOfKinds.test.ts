import { testLag } from './support/lag'
import { suite } from './support/suite'

const test = suite('e2e/nodes of kinds')

for (const kind of ['buy', 'topUp', 'mint']) testLag(test, kind)

test.run()

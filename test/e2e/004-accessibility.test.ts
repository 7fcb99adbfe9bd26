import { testScreens } from './support/accessibleScreens'
import { sandbox } from './support/sandbox'
import { suite } from './support/suite'

const test = suite('e2e/accessibility')
test.before(() => sandbox.reset())

testScreens(test, 'en')

test.run()

import '../support/config'
import '../support/render'
import { test } from 'uvu'

// Screen tests of forget: in work, see the commit's author.
test.run()

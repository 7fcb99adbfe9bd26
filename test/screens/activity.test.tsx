import '../support/config'
import '../support/render'
import { test } from 'uvu'

// Screen tests of activity: in work, see the commit's author.
test.run()

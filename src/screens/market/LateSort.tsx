import { untilQuiet } from '../../actions/page/untilQuiet'
import { lazyPart } from '../../ui/lazyPart'

/** The order beside the filters' button of a phone: it comes, with what the filters need, after the offers in view. */
export default lazyPart(async () => {
  await untilQuiet()
  return import('./SortChoice')
})

import { adoptStyles } from './ui/adoptStyles'
import { globalStyles } from './ui/theme'

// Imported ahead of all parts, whose styles are written as they are imported: the policy lets goober write into no
// style element of its own.
adoptStyles()
globalStyles()

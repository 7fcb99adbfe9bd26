import { toLink } from '../../domain/link'
import { settings } from '../../state/site'

/** The https address under a key of the site settings; null: the link is not shown. */
export const siteLink = (key: string): string | null => toLink(settings.value[key] ?? '')

import { useLocation, useSearch } from 'wouter'
import { ASSET_KINDS } from '../../domain/asset'
import { t } from '../../i18n'
import { Chips } from '../../ui/inputs/Chips'
import { Album } from './Album'
import { Artifacts } from './Artifacts'
import { CollectionPage } from './CollectionPage'
import type { Collected } from './useWholeList'
import { kindText } from './words'

const KINDS: readonly Collected[] = ['hero', ...ASSET_KINDS.filter((kind) => kind !== 'hero'), 'artifact']

/** Everything the player holds of a kind, as an album. The address names the kind and the open frame. Spec 2. */
export function Collectibles() {
  const [, navigate] = useLocation()
  const query = new URLSearchParams(useSearch())
  const kind = KINDS.find((name) => name === query.get('kind')) ?? 'hero'
  return (
    <CollectionPage current="collectibles">
      <Chips
        label={t('asset.kind')}
        name="collected"
        items={KINDS.map((name) => ({ value: name, text: kindText(name) }))}
        current={kind}
        onSelect={(next) => navigate(`/collectibles?kind=${next}`, { replace: true })}
      />
      {kind === 'artifact' ? <Artifacts /> : <Album key={kind} kind={kind} open={query.get('slot')} />}
    </CollectionPage>
  )
}

import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { NewButton } from '../new-button'
import { documentEntity } from './document.entity'

export default function DocumentListScreen() {
  const t = useT('contentWork')
  const create = <NewButton to="/documents/new" label={t('document.new')} />
  return <EntityList entity={documentEntity} audience="operator" toolbar={create} emptyAction={create} />
}

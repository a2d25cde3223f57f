import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { NewButton } from '../new-button'
import { newsEntity } from './news.entity'

export default function NewsListScreen() {
  const t = useT('contentWork')
  const create = <NewButton to="/news/new" label={t('news.new')} />
  return <EntityList entity={newsEntity} audience="operator" toolbar={create} emptyAction={create} />
}

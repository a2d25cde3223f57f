import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { NewButton } from '../new-button'
import { bannerEntity } from './banner.entity'

export default function BannerListScreen() {
  const t = useT('contentWork')
  const create = <NewButton to="/banners/new" label={t('banner.new')} />
  return <EntityList entity={bannerEntity} audience="operator" toolbar={create} emptyAction={create} />
}

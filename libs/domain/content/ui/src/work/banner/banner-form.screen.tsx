import { bannerPage } from '@tradeport/domain/content/contract'
import { MAX_PAGE_SIZE } from '@tradeport/kernel/contract-kit'
import { useEndpoint } from '@tradeport/web/react'
import { useParams } from 'react-router-dom'
import { FormPage } from '../form/form-page'
import { BannerForm } from './banner-form'

/** Banners are few: the list is their detail. */
const NOT_FOUND = { code: 'MALL600404', message: '' }

/** `/banners/new` and `/banners/:id/edit`. */
export default function BannerFormScreen() {
  const { id } = useParams()
  const all = useEndpoint(bannerPage, { pageSize: MAX_PAGE_SIZE }, { enabled: id !== undefined, quiet: true })
  const banner = all.data?.records.find(row => row.id === id)
  const error = all.data && !banner ? NOT_FOUND : all.error
  return (
    <FormPage id={id} state={{ ...all, data: banner, error }} backTo="/banners">
      {detail => <BannerForm key={detail?.id ?? 'new'} detail={detail} />}
    </FormPage>
  )
}

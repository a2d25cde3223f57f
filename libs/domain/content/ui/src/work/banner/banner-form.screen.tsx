import { useParams } from 'react-router-dom'
import { FormPage } from '../form/form-page'
import { BannerForm } from './banner-form'
import { useOpenedBanner } from './use-banner'

/** `/banners/new` and `/banners/:id/edit`. */
export default function BannerFormScreen() {
  const { id } = useParams()
  return (
    <FormPage id={id} state={useOpenedBanner(id)} backTo="/banners">
      {(detail, userId) => <BannerForm key={detail?.id ?? 'new'} detail={detail} userId={userId} />}
    </FormPage>
  )
}

import { newsDetail } from '@tradeport/domain/content/contract'
import { useOpened } from '@tradeport/web/react'
import { useParams } from 'react-router-dom'
import { FormPage } from '../form/form-page'
import { NewsForm } from './news-form'
import { WorkingVersionNote } from './working-version-note'

/** `/news/new` and `/news/:id/edit`. */
export default function NewsFormScreen() {
  const { id } = useParams()
  const state = useOpened(newsDetail, { id: id ?? '' }, { enabled: id !== undefined, quiet: true })
  return (
    <FormPage id={id} state={state} backTo="/news">
      {(detail, userId) => (
        <>
          {detail?.revisionOf && <WorkingVersionNote revisionOf={detail.revisionOf} />}
          <NewsForm key={detail?.id ?? 'new'} detail={detail} userId={userId} />
        </>
      )}
    </FormPage>
  )
}

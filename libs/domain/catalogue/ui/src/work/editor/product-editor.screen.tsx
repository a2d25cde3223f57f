import { Button } from 'antd'
import { useParams } from 'react-router-dom'
import { catalogueRoutes, ownProductDetail, type OwnProductDetail } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint } from '@tradeport/web/react'
import { Banner, ErrorState, NotFoundState, SkeletonText } from '@tradeport/web/ui'
import { ProductEditorForm } from './product-editor-form'
import styles from './editor.module.css'

export default function ProductEditorScreen() {
  const t = useT('catalogue')
  const { id = '' } = useParams()
  const { data, error, refetch } = useEndpoint(ownProductDetail, { id }, { enabled: id !== '' })
  if (!data) {
    if (!error) return <SkeletonText lines={14} />
    return /404$/.test(error.code) ? (
      <NotFoundState
        scope="page"
        title={t('product.notFound')}
        actions={<AppLink to={catalogueRoutes.products}>{t('product.backToList')}</AppLink>}
      />
    ) : (
      <ErrorState
        scope="page"
        title={t('product.failed')}
        actions={<Button onClick={refetch}>{t('product.retry')}</Button>}
      >
        {t('product.failedHint')}
      </ErrorState>
    )
  }
  return <Editable key={id} detail={data} />
}

function Editable({ detail }: { detail: OwnProductDetail }) {
  const t = useT('catalogue')
  if (detail.actions.includes('update')) return <ProductEditorForm detail={detail} />
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{detail.no}</h1>
      <Banner
        tone="info"
        title={t('product.locked.title')}
        actions={<AppLink to={catalogueRoutes.product(detail.id)}>{t('product.locked.open')}</AppLink>}
      >
        <p>{t(detail.status === 'banned' ? 'product.locked.banned' : 'product.locked.review')}</p>
      </Banner>
    </div>
  )
}

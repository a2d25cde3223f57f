import { useParams, useSearchParams } from 'react-router-dom'
import {
  catalogueRoutes,
  categoryAttributes,
  ownProductDetail,
  type OwnProductDetail,
} from '@tradeport/domain/catalogue/contract'
import { contentDifferences } from '@tradeport/domain/catalogue/rules'
import { DetailSection, EntityDetail } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useEndpoint } from '@tradeport/web/react'
import { mallRoutes } from '@tradeport/domain/catalogue/contract'
import { ExternalIcon, LinkButton } from '@tradeport/web/ui'
import { pathText } from '../category/category-tree'
import { ContentView } from '../view/content-view'
import { Differences } from '../view/differences'
import { describeEvent } from './describe-event'
import { ChangeTag, ScoreCell, useProductTitle } from './product-cells'
import { productEntity } from './product.entity'
import { useReadableTimeline } from './readable-timeline'
import { ReviewOutcome } from './review-outcome'
import { StockDialog } from './stock-dialog'
import styles from './review.module.css'

export default function ProductDetailScreen() {
  const t = useT('catalogue')
  const { id = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const state = useEndpoint(ownProductDetail, { id }, { enabled: id !== '' })
  const readable = useReadableTimeline()
  const closeStock = () =>
    setParams(
      current => {
        const next = new URLSearchParams(current)
        next.delete('stock')
        return next
      },
      { replace: true },
    )
  return (
    <>
      <EntityDetail
        entity={productEntity}
        audience="seller"
        state={state}
        backTo={catalogueRoutes.products}
        next={detail => {
          if (detail.status === 'pending_review' || detail.changeStatus === 'pending_review')
            return { who: t('product.next.reviewer') }
          if (detail.status === 'draft' || detail.status === 'rejected') return { who: t('product.next.you') }
          return null
        }}
        extra={detail =>
          detail.status === 'on_sale' && (
            <LinkButton
              href={urlOf('portal', mallRoutes.product(detail.id))}
              variant="quiet"
              size="small"
              icon={<ExternalIcon size={16} />}
            >
              {t('product.onPortal')}
            </LinkButton>
          )
        }
        timeline={detail => readable(detail.timeline)}
        describeEvent={event => describeEvent(t, event.action)}
      >
        {detail => <Sections detail={detail} />}
      </EntityDetail>
      {state.data && params.has('stock') && state.data.actions.includes('stock') && (
        <StockDialog detail={state.data} onClose={closeStock} />
      )}
    </>
  )
}

function Sections({ detail }: { detail: OwnProductDetail }) {
  const t = useT('catalogue')
  const titleOf = useProductTitle()
  const category = useEndpoint(categoryAttributes, { categoryId: detail.content.categoryId })
  const attributes = category.data?.attributes ?? []
  const missing = detail.issues.filter(issue => issue.severity === 'error').length
  const editHref = `${catalogueRoutes.product(detail.id)}/edit`
  return (
    <>
      <DetailSection title={titleOf(detail)} extra={<ScoreCell row={detail} />}>
        <ChangeTag row={detail} />
        {missing > 0 && <p>{t('product.issues', { count: missing })}</p>}
      </DetailSection>
      <ReviewOutcome
        detail={detail}
        attributes={attributes}
        {...(detail.actions.includes('update') ? { editHref } : {})}
      />
      {detail.liveContent && (
        <DetailSection title={t('product.difference.title')}>
          <div className={styles['view']}>
            <Differences
              differences={contentDifferences(detail.liveContent, detail.content)}
              before={detail.liveContent}
              after={detail.content}
              attributes={attributes}
            />
          </div>
        </DetailSection>
      )}
      <ContentView
        content={detail.content}
        attributes={attributes}
        load={detail.load}
        categoryPath={pathText(category.data?.path ?? [])}
      />
    </>
  )
}

import { useState } from 'react'
import { useParams } from 'react-router-dom'
import {
  adminProductDetail,
  catalogueRoutes,
  categoryAttributes,
  type AdminProductDetail,
} from '@tradeport/domain/catalogue/contract'
import { DetailSection, EntityDetail, OwnStake } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useText } from '@tradeport/web/react'
import { Banner, Tabs } from '@tradeport/web/ui'
import { pathText } from '../category/category-tree'
import { useFieldName } from '../shared/field-name'
import { useIssueText } from '../shared/issue-text'
import { BuyerPreview } from '../view/buyer-preview'
import { ContentView } from '../view/content-view'
import { Differences } from '../view/differences'
import { describeEvent } from './describe-event'
import { ChangeTag, useProductTitle } from './product-cells'
import { productEntity } from './product.entity'
import { useReadableTimeline } from './readable-timeline'
import { ReviewOutcome } from './review-outcome'
import styles from './review.module.css'

export default function ProductReviewScreen() {
  const t = useT('catalogue')
  const text = useText()
  const { id = '' } = useParams()
  const state = useEndpoint(adminProductDetail, { id }, { enabled: id !== '' })
  const readable = useReadableTimeline(state.data?.attributes)
  return (
    <EntityDetail
      entity={productEntity}
      audience="operator"
      state={state}
      backTo={`${catalogueRoutes.products}?status=review`}
      next={detail =>
        detail.status === 'pending_review' || detail.changeStatus === 'pending_review'
          ? { who: t('product.next.operator') }
          : null
      }
      timeline={detail => readable(detail.timeline)}
      describeEvent={event => describeEvent(t, event.action)}
      related={detail => [{ label: text(detail.store.name), href: `/stores/${detail.store.id}` }]}
    >
      {detail => <Review detail={detail} />}
    </EntityDetail>
  )
}

type View = 'preview' | 'differences' | 'data'

function Review({ detail }: { detail: AdminProductDetail }) {
  const t = useT('catalogue')
  const titleOf = useProductTitle()
  const category = useEndpoint(categoryAttributes, { categoryId: detail.content.categoryId })
  const attributes = category.data?.attributes ?? []
  const changes = detail.liveContent !== null
  const [view, setView] = useState<View>(changes ? 'differences' : 'preview')
  return (
    <>
      <h2 className="tp-visually-hidden">{titleOf(detail)}</h2>
      {detail.ownStake && (
        <div>
          <OwnStake />
        </div>
      )}
      {detail.changeStatus && (
        <div>
          <ChangeTag row={detail} />
        </div>
      )}
      <Risks detail={detail} />
      <ReviewOutcome detail={detail} attributes={attributes} />
      <Tabs
        label={t('product.review.views')}
        value={view}
        onValue={setView}
        items={[
          ...(changes
            ? [{ key: 'differences' as const, label: t('product.difference.title'), count: detail.differences.length }]
            : []),
          { key: 'preview', label: t('product.preview.title') },
          { key: 'data', label: t('product.review.data') },
        ]}
      >
        <div className={styles['view']}>
          {view === 'differences' && detail.liveContent && (
            <DetailSection title={t('product.difference.title')}>
              <Differences
                differences={detail.differences}
                before={detail.liveContent}
                after={detail.content}
                attributes={attributes}
              />
            </DetailSection>
          )}
          {view === 'preview' && <BuyerPreview detail={detail} attributes={attributes} />}
          {view === 'data' && (
            <ContentView
              content={detail.content}
              attributes={attributes}
              load={detail.load}
              categoryPath={pathText(detail.path)}
            />
          )}
        </div>
      </Tabs>
    </>
  )
}

/** What makes one look twice: risks that the server sees, and findings that would stop an approval. */
function Risks({ detail }: { detail: AdminProductDetail }) {
  const t = useT('catalogue')
  const fieldName = useFieldName(detail.attributes)
  const issueText = useIssueText()
  const wrong = detail.issues.filter(issue => issue.severity === 'error')
  if (detail.risks.length === 0 && wrong.length === 0) return null
  return (
    <Banner tone="warning" title={t('product.review.risks')}>
      <ul className={styles['outcome']}>
        {detail.risks.map(risk => (
          <li key={risk}>{t(`product.risk.${risk}`)}</li>
        ))}
        {wrong.map(issue => (
          <li key={`${issue.path} ${issue.rule}`}>
            <strong>{fieldName(issue.path)}</strong>
            <span>{issueText(issue)}</span>
          </li>
        ))}
      </ul>
      {detail.risks.includes('first_product') && (
        <AppLink to={`/stores/${detail.store.id}`}>{t('product.review.openStore')}</AppLink>
      )}
    </Banner>
  )
}

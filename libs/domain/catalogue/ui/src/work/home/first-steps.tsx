import {
  catalogueRoutes,
  ownProductStatusCount,
  sellerStoreDetail,
  type StoreDetail,
} from '@tradeport/domain/catalogue/contract'
import { PRODUCT_EDITORS } from '@tradeport/domain/catalogue/rules'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useHoldsRole } from '@tradeport/web/react'
import { CheckIcon, Link, MinusIcon } from '@tradeport/web/ui'
import styles from './home.module.css'

/** What a new shop still needs before buyers find it, at the head of the start page until it has opened. */
export default function FirstSteps() {
  const mayEdit = useHoldsRole(PRODUCT_EDITORS, 'product:create')
  const { data: store } = useEndpoint(sellerStoreDetail, {}, { quiet: true, enabled: mayEdit })
  return store?.status === 'preparing' ? <Steps store={store} /> : null
}

const isIntroduced = ({ logoFileId, intro, gaps }: StoreDetail) =>
  logoFileId !== null && Object.values(intro).some(Boolean) && gaps.every(gap => gap === 'product')

function Steps({ store }: { store: StoreDetail }) {
  const t = useT('catalogue')
  const { data: counts = {} } = useEndpoint(ownProductStatusCount, {}, { quiet: true })
  const inReview = (counts['pending_review'] ?? 0) > 0
  const begun = (counts['all'] ?? 0) > 0
  const steps = [
    {
      key: 'product',
      done: inReview,
      href: begun ? catalogueRoutes.products : '/products/new',
      label: t(`home.first.${inReview ? 'review' : begun ? 'finish' : 'product'}`),
    },
    { key: 'store', done: isIntroduced(store), href: '/store', label: t('home.first.store') },
  ]
  return (
    <DetailSection id="first-steps" title={t('home.first.title')} note={t('home.store.preparing')}>
      <ol className={styles['checks']}>
        {steps.map(({ key, done, href, label }) => (
          <li key={key} data-done={done || undefined}>
            {done ? <CheckIcon size={16} /> : <MinusIcon size={16} />}
            <Link href={href}>{label}</Link>
            <span className="tp-visually-hidden">{t(done ? 'home.done' : 'home.open')}</span>
          </li>
        ))}
      </ol>
    </DetailSection>
  )
}

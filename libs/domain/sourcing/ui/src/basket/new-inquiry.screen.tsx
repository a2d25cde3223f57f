import { Alert, Button } from 'antd'
import { inquiryBasket } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { failureMessage, useEndpoint } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { EmptyState, ErrorState, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { AddGoods } from './add-goods'
import { BasketForm } from './basket-form'
import { useArrival } from './use-arrival'
import { useBasket } from './use-basket'
import { useOffer } from './use-offer'
import styles from './basket.module.css'

/** The inquiry in the making: goods are collected, the request is described, the sellers are chosen, and it is sent. */
export default function NewInquiryScreen() {
  const t = useT('sourcing')
  const tc = useT('common')
  const { data, error, refetch } = useEndpoint(inquiryBasket, {}, { quiet: true })
  const draft = data?.draft
  const basket = useBasket(draft?.version)
  const arrival = useArrival(basket)
  const offer = useOffer()
  const loading = (!data && !error) || (arrival.pending && !draft) || offer.pending
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('basket.title')}
        note={t('basket.note')}
        path={[
          { key: 'list', label: t('inquiry.title'), href: '/inquiries' },
          { key: 'new', label: t('basket.title') },
        ]}
      />
      {arrival.gone && <Alert type="warning" showIcon title={t('basket.gone')} />}
      {offer.gone && <Alert type="warning" showIcon title={t('basket.offerGone')} />}
      {loading && <SkeletonText lines={14} />}
      {error && !data && (
        <ErrorState
          scope="page"
          title={failureMessage(error, tc)}
          actions={<Button onClick={refetch}>{tc('action.retry')}</Button>}
        />
      )}
      {!loading && data && (!draft || draft.items.length === 0) && (
        <EmptyState
          title={t('basket.empty.title')}
          actions={
            <>
              <LinkButton href={urlOf('portal', '/')} variant="secondary" size="small">
                {t('mall.open')}
              </LinkButton>
              <AddGoods basket={basket} />
            </>
          }
        >
          {t('basket.empty.hint')}
        </EmptyState>
      )}
      {!loading && draft && draft.items.length > 0 && (
        <BasketForm key={draft.id} draft={draft} basket={basket} suggested={offer.stores} />
      )}
    </div>
  )
}

import { useParams } from 'react-router-dom'
import { adminStoreDetail, mallRoutes, type StoreDetail } from '@tradeport/domain/catalogue/contract'
import { DetailSection, EntityDetail, OwnStake } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useEndpoint, useText } from '@tradeport/web/react'
import { Banner, ExternalIcon, LinkButton, Picture } from '@tradeport/web/ui'
import { describeStoreEvent } from './store-event'
import { StoreFacts } from './store-facts'
import { storeEntity } from './store.entity'
import styles from './store.module.css'

/** A store for operators: what buyers see of it, and its right to be there. */
export default function StoreReviewScreen() {
  const t = useT('catalogue')
  const { id = '' } = useParams()
  const state = useEndpoint(adminStoreDetail, { id }, { enabled: id !== '' })
  return (
    <EntityDetail
      entity={storeEntity}
      audience="operator"
      state={state}
      backTo="/stores"
      extra={detail =>
        detail.status === 'open' && (
          <LinkButton
            href={urlOf('portal', mallRoutes.store(detail.slug))}
            variant="quiet"
            size="small"
            icon={<ExternalIcon size={16} />}
          >
            {t('store.onPortal')}
          </LinkButton>
        )
      }
      timeline={detail => detail.timeline}
      describeEvent={event => describeStoreEvent(t, event.action)}
      related={detail => [
        { label: t('store.products', { count: detail.productCount }), href: `/products?f.store=${detail.id}` },
      ]}
    >
      {detail => <Sections detail={detail} />}
    </EntityDetail>
  )
}

function Sections({ detail }: { detail: StoreDetail }) {
  const t = useT('catalogue')
  const text = useText()
  return (
    <>
      {detail.ownStake && (
        <div>
          <OwnStake />
        </div>
      )}
      {detail.statusReason && <Banner tone="danger" title={detail.statusReason} />}
      <DetailSection title={text(detail.name)}>
        <div className={styles['head']}>
          <span className={styles['logo']}>
            <Picture id={detail.logoFileId} alt="" width={96} />
          </span>
          <p className={styles['intro']}>{text(detail.intro) || t('store.noIntro')}</p>
        </div>
        {detail.bannerFileIds.length > 0 && (
          <div className={styles['banners']}>
            {detail.bannerFileIds.map(fileId => (
              <Picture key={fileId} id={fileId} alt="" width={320} ratio={3} />
            ))}
          </div>
        )}
      </DetailSection>
      <StoreFacts detail={detail} />
    </>
  )
}

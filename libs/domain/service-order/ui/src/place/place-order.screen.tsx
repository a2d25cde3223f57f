import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { serviceRoutes } from '@tradeport/domain/service-market/contract'
import { serviceOrderDetail, serviceOrderRoutes } from '@tradeport/domain/service-order/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useText } from '@tradeport/web/react'
import { Banner, Breadcrumb, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useParty } from '../shared/use-party'
import { OrderDesk } from './order-desk'
import styles from './place-order.module.css'
import { SignInNotice } from './sign-in-notice'
import type { Placed } from './use-placing'

/** A seller orders a service of the market; whoever is no seller is told how to become one here. */
export default function PlaceOrderScreen() {
  const t = useT('serviceOrder')
  const text = useText()
  const { id = '' } = useParams()
  const [params, setParams] = useSearchParams()
  // The draft that the page was opened with: one that is begun here is kept in the address for the next time.
  const [draftId] = useState(() => params.get('draft') ?? '')
  const [done, setDone] = useState<Placed & { how: 'sent' | 'kept' }>()
  const who = useParty()
  const isSeller = who.audience === 'customer'
  const asked = isSeller && draftId !== ''
  const draft = useEndpoint(serviceOrderDetail, { id: draftId }, { enabled: asked, quiet: true })
  const likeId = params.get('like') ?? ''
  const likes = isSeller && draftId === '' && likeId !== ''
  const like = useEndpoint(serviceOrderDetail, { id: likeId }, { enabled: likes, quiet: true })
  const isComing = (wanted: boolean, { data, error }: typeof draft) => wanted && !data && !error
  const waits = !who.isKnown || isComing(asked, draft) || isComing(likes, like)
  if (waits) return <SkeletonText lines={12} />
  // What was sent meanwhile, or belongs to another service, is no draft of this page.
  const order = draft.data?.status === 'draft' && draft.data.serviceId === id ? draft.data : undefined
  const remember = (written: Placed) =>
    setParams(
      current => {
        current.set('draft', written.id)
        return current
      },
      { replace: true },
    )
  return (
    <OrderDesk
      serviceId={id}
      order={order}
      like={like.data}
      tradeOrderId={params.get('shipment') ?? like.data?.tradeOrder?.id}
      person={who.person}
      whose={who.whose}
      onWritten={remember}
      onSent={sent => setDone({ ...sent, how: 'sent' })}
      onKept={kept => setDone({ ...kept, how: 'kept' })}
      instead={!isSeller ? <SignInNotice /> : who.mayOrder ? undefined : <RoleNotice />}
    >
      {(service, form) => (
        <div className={`tp-content ${styles['page']}`}>
          <Breadcrumb
            label={t('place.title')}
            items={[
              { key: 'service', label: text(service.title), href: serviceRoutes.publicService(id) },
              { key: 'here', label: t('place.title') },
            ]}
          />
          <h1 className={styles['title']}>{t('place.title')}</h1>
          {done && (
            <div className={styles['done']}>
              <DoneNotice {...done} />
            </div>
          )}
          {done?.how !== 'sent' && form}
        </div>
      )}
    </OrderDesk>
  )
}

/** Who sells or keeps the accounts orders no services. */
function RoleNotice() {
  const t = useT('serviceOrder')
  return (
    <Banner tone="info" title={t('place.role.title')}>
      {t('place.role.text')}
    </Banner>
  )
}

/** The order stands; everything else is done on its page. */
function DoneNotice({ id, no, how }: Placed & { how: 'sent' | 'kept' }) {
  const t = useT('serviceOrder')
  return (
    <Banner
      tone="success"
      live
      title={t(how === 'sent' ? 'place.done.title' : 'place.kept.title', { no })}
      actions={
        <LinkButton variant="primary" href={serviceOrderRoutes.order(id)}>
          {t('place.done.open')}
        </LinkButton>
      }
    >
      {t(how === 'sent' ? 'place.done.text' : 'place.kept.text')}
    </Banner>
  )
}

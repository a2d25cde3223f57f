import { useParams } from 'react-router-dom'
import { agreementInForce } from '@tradeport/domain/agreement/contract'
import { profile } from '@tradeport/domain/identity/contract'
import { marketDetail, serviceOrderTemplate, serviceRoutes } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { failureMessage, useEndpoint, useSession, useText } from '@tradeport/web/react'
import {
  Banner,
  Breadcrumb,
  Button,
  ErrorState,
  LinkButton,
  NotFoundState,
  Section,
  SkeletonText,
} from '@tradeport/web/ui'
import { OrderForm } from './order-form'

const GONE = /(?:404|400)$/

/** A seller orders a service of the market; whoever is no seller is told how to become one here. */
export default function PlaceOrderScreen() {
  const t = useT('serviceOrder')
  const tc = useT('common')
  const text = useText()
  const { id = '' } = useParams()
  const session = useSession()
  const service = useEndpoint(marketDetail, { id }, { quiet: true })
  const template = useEndpoint(serviceOrderTemplate, { serviceId: id }, { quiet: true })
  const who = useEndpoint(profile, {}, { enabled: session.isSignedIn, ignoreError: true, staleMs: 300_000 })
  const isSeller = session.isSignedIn && who.data?.kind === 'seller'
  const agreement = useEndpoint(
    agreementInForce,
    { categoryCode: service.data?.categoryCode ?? '' },
    { enabled: isSeller && service.data !== undefined, quiet: true },
  )
  const error = service.error ?? template.error ?? agreement.error
  if (error && GONE.test(error.code)) return <NotFoundState scope="page" title={t('place.gone')} />
  if (error)
    return (
      <ErrorState
        scope="page"
        title={t('place.failed')}
        actions={
          <Button
            onClick={() => {
              service.refetch()
              template.refetch()
              agreement.refetch()
            }}
          >
            {tc('action.retry')}
          </Button>
        }
      >
        {failureMessage(error, tc)}
      </ErrorState>
    )
  const waitsForWho = session.isSignedIn && !who.data && !who.error
  if (!service.data || !template.data || waitsForWho || (isSeller && !agreement.data))
    return <SkeletonText lines={12} />
  const title = text(service.data.title)
  return (
    <Section title={t('place.title')} level={1}>
      <Breadcrumb
        label={t('place.title')}
        items={[
          { key: 'service', label: title, href: serviceRoutes.publicService(id) },
          { key: 'here', label: t('place.title') },
        ]}
      />
      {isSeller ? (
        <OrderForm
          service={service.data}
          agreement={agreement.data?.offer ?? null}
          onAgreementChanged={agreement.refetch}
          template={template.data}
          person={who.data?.user?.displayName ?? ''}
        />
      ) : (
        <Banner
          tone="info"
          title={t('place.signIn.title')}
          actions={
            <LinkButton
              variant="primary"
              href={urlOf('seller', `/member?sourceUrl=${encodeURIComponent(window.location.href)}`)}
            >
              {t('place.signIn')}
            </LinkButton>
          }
        >
          {t('place.signIn.text')}
        </Banner>
      )}
    </Section>
  )
}

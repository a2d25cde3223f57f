import { profile } from '@tradeport/domain/identity/contract'
import { serviceRoutes, type MarketServiceDetail } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useNotify, useRegion, useSession } from '@tradeport/web/react'
import {
  Banner,
  ClockIcon,
  CopyIcon,
  Button,
  LanguageIcon,
  LinkButton,
  PhoneIcon,
  StarIcon,
  WalletIcon,
} from '@tradeport/web/ui'
import { useSearchParams } from 'react-router-dom'
import { useLanguageName } from '../../shared/language-name'
import { ServicePrice } from '../../shared/service-price'
import { useDaysText } from '../../shared/use-days-text'
import { useRecordText } from '../../shared/use-record-text'
import { ProviderCard } from '../provider-card'
import { useIsSeller } from '../use-is-seller'
import { useLike } from '../use-like'
import { QUESTIONS_ID } from './questions'
import styles from './service-detail.module.css'

/** Price, time and who does it: beside the text, or above it on small screens. */
export function ServiceSide({ service }: { service: MarketServiceDetail }) {
  const t = useT('serviceMarket')
  const format = useFormat()
  const days = useDaysText()(service.deliveryDaysMin, service.deliveryDaysMax)
  const languageName = useLanguageName()
  const record = useRecordText()(service.record)
  return (
    <aside className={styles['frame']}>
      <div className={styles['side']}>
        <div className={styles['offer']}>
          <ServicePrice facts={{ ...service, price: service.priceFrom }} size="large" />
          <ul role="list" className={styles['offerFacts']}>
            {record.length > 0 && (
              <li>
                <StarIcon size={18} />
                <span>{record.join(' · ')}</span>
              </li>
            )}
            <li>
              <ClockIcon size={18} />
              {days || t('service.days.unknown')}
            </li>
            {service.languages.length > 0 && (
              <li>
                <LanguageIcon size={18} />
                {service.languages.map(languageName).join(', ')}
              </li>
            )}
            {service.directPay && (
              <li>
                <WalletIcon size={18} />
                {t('service.directPay')}
              </li>
            )}
          </ul>
          <Ask service={service} />
          <p className={styles['published']}>{t('service.published', { date: format.date(service.publishedAt) })}</p>
        </div>
        <ProviderCard provider={service.providerDetail} linked />
      </div>
    </aside>
  )
}

/** The platform connects a customer with the provider; the provider itself is led to the form. */
function Ask({ service }: { service: MarketServiceDetail }) {
  const t = useT('serviceMarket')
  const { hotline } = useRegion()
  const { takesOrders } = service.record
  const { isSignedIn } = useSession()
  // Whoever comes from an order of goods orders the service for it.
  const [params] = useSearchParams()
  const like = useLike()
  const isSeller = useIsSeller()
  const notify = useNotify()
  const who = useEndpoint(profile, {}, { enabled: isSignedIn, ignoreError: true, staleMs: 300_000 })
  const isOwn = isSignedIn && who.data?.kind === 'provider' && who.data.company?.id === service.provider.companyId
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(service.no)
      notify.success(t('service.ask.copied'))
    } catch {
      // Without the clipboard the number can still be read and typed.
      notify.info(service.no)
    }
  }
  if (isOwn) {
    const manage = serviceRoutes.service(service.id).slice(1)
    return (
      <LinkButton variant="primary" block href={urlOf('providerAdmin', `/${manage}`)}>
        {t('service.ask.manage')}
      </LinkButton>
    )
  }
  return (
    <div className={styles['ask']}>
      {takesOrders ? (
        <LinkButton
          variant="primary"
          block
          href={serviceRoutes.orderService(service.id, { shipment: params.get('shipment'), like })}
        >
          {t('service.order')}
        </LinkButton>
      ) : (
        <>
          <Banner tone="warning" title={t('provider.closed')} />
          <Button variant="primary" block disabled>
            {t('service.order')}
          </Button>
        </>
      )}
      <h2 className={styles['askTitle']}>{t('service.ask')}</h2>
      {(isSeller || !isSignedIn) && <a href={`#${QUESTIONS_ID}`}>{t('questions.label')}</a>}
      <p className={styles['askText']}>{t('service.ask.text', { no: service.no })}</p>
      <LinkButton
        variant="secondary"
        block
        icon={<PhoneIcon size={18} />}
        href={`tel:${hotline.replace(/[^\d+]/g, '')}`}
      >
        {t('service.ask.call', { number: hotline })}
      </LinkButton>
      <Button block icon={<CopyIcon size={18} />} onClick={() => void copy()}>
        {t('service.ask.copy')}
      </Button>
    </div>
  )
}

import type { MarketServiceDetail } from '@tradeport/domain/service-market/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useFormat, useText } from '@tradeport/web/react'
import {
  Button,
  CheckIcon,
  DocumentIcon,
  PrintIcon,
  Prose,
  ShieldIcon,
  SkeletonText,
  SpecTable,
} from '@tradeport/web/ui'
import { Suspense, lazy, useState, type ReactNode } from 'react'
import { useLanguageName } from '../../shared/language-name'
import { usePaperName, useProofName } from '../../shared/paper-names'
import { usePriceText } from '../../shared/service-price'
import { useDaysText } from '../../shared/use-days-text'
import { usePortName } from '../../shared/use-port-name'
import { useQuantityText } from '../../shared/use-quantity-text'
import styles from './service-detail.module.css'
import { useReading } from './use-reading'

interface PartProps {
  service: MarketServiceDetail
}

function Part({
  title,
  lead,
  action,
  children,
}: {
  title: string
  lead?: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles['part']}>
      <div className={styles['partHead']}>
        <h2 className={styles['partTitle']}>{title}</h2>
        {action}
      </div>
      {lead && <p className={styles['partLead']}>{lead}</p>}
      {children}
    </section>
  )
}

/** Every item with its own price model. */
export function PriceTable({ service }: PartProps) {
  const t = useT('serviceMarket')
  const text = useText()
  const format = useFormat()
  const priceText = usePriceText()
  const quantityText = useQuantityText()
  return (
    <Part title={t('service.prices')}>
      <div className={styles['tableBox']} tabIndex={0} role="region" aria-label={t('service.prices')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('service.prices.item')}</th>
              <th scope="col" className={styles['wide']}>
                {t('service.prices.minimum')}
              </th>
              <th scope="col">{t('service.prices.price')}</th>
            </tr>
          </thead>
          <tbody>
            {service.skus.map(sku => {
              const price = priceText(sku)
              const { minQty, unit } = sku
              const minimum = unit === 'goods_value' ? '–' : quantityText(minQty, unit)
              return (
                <tr key={sku.id}>
                  <th scope="row">
                    {text(sku.name)}
                    {text(sku.spec) && <span className={styles['cellNote']}>{text(sku.spec)}</span>}
                    <span className={`${styles['cellNote']} ${styles['narrow']}`}>
                      {`${t('service.prices.minimum')}: ${minimum}`}
                    </span>
                  </th>
                  <td className={`tp-tabular ${styles['wide']}`}>{minimum}</td>
                  <td className={styles['amount']}>
                    {price.note && <span className={styles['cellNote']}>{price.note}</span>}
                    <strong className="tp-tabular">{price.value}</strong>
                    {price.per && <span className={styles['cellNote']}>{price.per}</span>}
                    {sku.price !== null && Number(sku.taxRate) > 0 && (
                      <span className={styles['cellNote']}>
                        {t('price.tax', { rate: format.percent(sku.taxRate) })}
                      </span>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Part>
  )
}

/** The provider's own words, in the language they exist in. */
export function Included({ service }: PartProps) {
  const t = useT('serviceMarket')
  const languageName = useLanguageName()
  const { html, locale, isOther } = useReading(service.description, service.sourceLocale)
  if (html === '') return null
  return (
    <Part
      title={t('service.description')}
      {...(isOther ? { lead: t('service.otherLanguage', { language: languageName(locale) }) } : {})}
    >
      <div lang={toBcp47(locale)}>
        <Prose html={html} />
      </div>
    </Part>
  )
}

export function ProcessSteps({ service }: PartProps) {
  const t = useT('serviceMarket')
  const text = useText()
  const days = useDaysText()
  if (service.process.length === 0) return null
  return (
    <Part title={t('service.process')}>
      <ol className={styles['process']}>
        {service.process.map((entry, index) => (
          <li key={index} className={styles['processStep']}>
            <span className={styles['processTitle']}>{text(entry.step)}</span>
            {entry.days !== null && <span className={styles['processDays']}>{days(entry.days, entry.days)}</span>}
            {text(entry.deliverable) && (
              <span className={styles['processResult']}>
                {t('service.process.result', { result: text(entry.deliverable) })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Part>
  )
}

export function Materials({ service }: PartProps) {
  const t = useT('serviceMarket')
  const text = useText()
  const nameOf = usePaperName()
  return (
    <Part
      title={t('service.materials')}
      lead={t(service.materials.length > 0 ? 'service.materials.lead' : 'service.materials.none')}
      action={
        service.materials.length > 0 && (
          <Button size="small" variant="quiet" icon={<PrintIcon size={18} />} onClick={() => window.print()}>
            {t('service.materials.print')}
          </Button>
        )
      }
    >
      <ul role="list" className={styles['materials']}>
        {service.materials.map((material, index) => (
          <li key={index} className={styles['material']}>
            <DocumentIcon size={20} />
            <span>
              {nameOf(material.docType)}
              {text(material.note) && <span className={styles['cellNote']}>{text(material.note)}</span>}
            </span>
            <span className={styles['needed']} data-required={material.required}>
              {t(material.required ? 'material.required' : 'material.optional')}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function Coverage({ service }: PartProps) {
  const t = useT('serviceMarket')
  const countries = useCountries()
  const languageName = useLanguageName()
  const days = useDaysText()
  const portName = usePortName(service.ports)
  const rows = [
    ['days', t('service.days'), days(service.deliveryDaysMin, service.deliveryDaysMax) || t('service.days.unknown')],
    ['hours', t('service.hours'), service.workingHours],
    ['regions', t('service.regions'), service.serviceRegions.join(', ')],
    [
      'countries',
      t('service.countries'),
      service.countries.map(countries.nameOf).join(', ') || t('service.countries.any'),
    ],
    ['ports', t('service.ports'), service.ports.map(portName).join(', ')],
    ['languages', t('service.languages'), service.languages.map(languageName).join(', ') || t('service.languages.any')],
  ] as const
  return (
    <Part title={t('service.coverage')}>
      <SpecTable
        rows={rows.filter(([, , value]) => value !== '').map(([key, label, value]) => ({ key, label, value }))}
      />
    </Part>
  )
}

export function Proofs({ service }: PartProps) {
  const t = useT('serviceMarket')
  const text = useText()
  const format = useFormat()
  const nameOf = useProofName()
  return (
    <>
      <Part
        title={t('service.proofs')}
        lead={t(service.qualifications.length > 0 ? 'service.proofs.lead' : 'service.proofs.none')}
      >
        <ul role="list" className={styles['proofs']}>
          {service.qualifications.map((proof, index) => (
            <li key={index} className={styles['proof']}>
              <ShieldIcon size={22} />
              <span>
                {nameOf(proof.type)}
                <span className={styles['cellNote']}>
                  {proof.validTo
                    ? t('qualification.validTo', { date: format.civilDate(proof.validTo) })
                    : t('qualification.unlimited')}
                  {proof.status === 'valid' ? '' : ` · ${t(`proof.status.${proof.status}`)}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Part>
      {text(service.afterSalePolicy) && (
        <Part title={t('service.policy')}>
          <p className={styles['policy']}>
            <CheckIcon size={20} />
            <span>{text(service.afterSalePolicy)}</span>
          </p>
        </Part>
      )}
    </>
  )
}

const AgreementText = lazy(() => import('./agreement-text'))

/** What an order is made under; its text is fetched by those who want to read it. */
export function Agreement({ service }: PartProps) {
  const t = useT('serviceMarket')
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const { agreement } = service
  if (!agreement) return null
  return (
    <Part title={t('service.agreement')} lead={t('service.agreement.lead')}>
      <details className={styles['question']} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>{t('service.agreement.title', { title: text(agreement.title), edition: agreement.edition })}</summary>
        {isOpen && (
          <Suspense fallback={<SkeletonText lines={6} />}>
            <AgreementText service={service} />
          </Suspense>
        )}
      </details>
    </Part>
  )
}

export function Faq({ service }: PartProps) {
  const t = useT('serviceMarket')
  const text = useText()
  if (service.faq.length === 0) return null
  return (
    <Part title={t('service.faq')}>
      <div className={styles['faq']}>
        {service.faq.map((entry, index) => (
          <details key={index} className={styles['question']} open={index === 0}>
            <summary>{text(entry.question)}</summary>
            <p>{text(entry.answer)}</p>
          </details>
        ))}
      </div>
    </Part>
  )
}

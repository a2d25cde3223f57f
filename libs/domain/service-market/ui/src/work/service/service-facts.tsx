import type { ProofStatus, ServiceContent, ServiceSku } from '@tradeport/domain/service-market/contract'
import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import { RichText, StatusTag, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useFormat } from '@tradeport/web/react'
import { Picture } from '@tradeport/web/ui'
import type { ReactNode } from 'react'
import { useLanguageName } from '../../shared/language-name'
import { usePriceText } from '../../shared/service-price'
import { useDaysText } from '../../shared/use-days-text'
import { usePortName } from '../../shared/use-port-name'
import { useQuantityText } from '../../shared/use-quantity-text'
import { FileLink } from './file-link'
import styles from './service.module.css'
import { AgreementCell, CategoryCell } from './service-cells'

/** Parts of the content that are shown as one fact each, in the order of the form. */
export const FACTS = [
  'categoryCode',
  'title',
  'subtitle',
  'coverFileId',
  'gallery',
  'description',
  'skus',
  'process',
  'materials',
  'deliveryDaysMax',
  'serviceRegions',
  'countries',
  'ports',
  'languages',
  'workingHours',
  'qualifications',
  'afterSalePolicy',
  'agreementTemplateCode',
  'directPay',
  'directPayInstructions',
  'faq',
] as const satisfies readonly (keyof ServiceContent)[]
export type FactKey = (typeof FACTS)[number]

/** Both ends of the time are one fact. */
export const factLabel = (key: FactKey) =>
  key === 'deliveryDaysMax' ? ('field.days' as const) : (`field.${key}` as const)

interface ContentFactsProps {
  content: ServiceContent
  locale: LocaleCode
  /** How each proof of the content stands, where that is known. */
  proofs?: readonly ProofStatus[]
}

/** The whole content in one language. */
export function ContentFacts({ content, locale, proofs }: ContentFactsProps) {
  const t = useT('serviceWork')
  const fact = useServiceFacts(locale, proofs)
  return (
    <dl className={styles['facts']}>
      {FACTS.map(key => (
        <div key={key} className={styles['fact']}>
          <dt className={styles['factLabel']}>{t(factLabel(key))}</dt>
          <dd className={styles['factValue']}>
            {fact(content, key) || <span className={styles['nothing']}>{t('detail.empty')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** How each part reads, in one language: for the detail, and for the two sides of a change. */
export function useServiceFacts(
  locale: LocaleCode,
  proofs?: readonly ProofStatus[],
): (content: ServiceContent, key: FactKey) => ReactNode {
  const t = useT('serviceMarket')
  const countries = useCountries()
  const languageName = useLanguageName()
  const days = useDaysText()
  const said = (text: I18nText, source: LocaleCode) => text[locale] ?? text[source] ?? ''
  return (content, key) => {
    const text = (value: I18nText) => said(value, content.sourceLocale)
    switch (key) {
      case 'categoryCode':
        return <CategoryCell code={content.categoryCode} />
      case 'title':
      case 'subtitle':
      case 'afterSalePolicy':
        return text(content[key])
      case 'coverFileId':
        return content.coverFileId ? <Pictures ids={[content.coverFileId]} /> : ''
      case 'gallery':
        return content.gallery.length > 0 ? <Pictures ids={content.gallery} /> : ''
      case 'description':
        return text(content.description) ? <RichText html={text(content.description)} /> : ''
      case 'skus':
        return content.skus.length > 0 ? <Skus skus={content.skus} text={text} /> : ''
      case 'process':
        return listed(
          content.process.map(entry => ({
            line: text(entry.step),
            note: [days(entry.days, entry.days), text(entry.deliverable)].filter(Boolean).join(' · '),
          })),
        )
      case 'materials':
        return listed(
          content.materials.map(entry => ({
            line: t(`material.${entry.docType}`),
            note: [t(entry.required ? 'material.required' : 'material.optional'), text(entry.note)]
              .filter(Boolean)
              .join(' · '),
          })),
        )
      case 'deliveryDaysMax':
        return days(content.deliveryDaysMin, content.deliveryDaysMax)
      case 'serviceRegions':
        return content.serviceRegions.join(', ')
      case 'ports':
        return content.ports.length > 0 ? <Ports codes={content.ports} /> : ''
      case 'countries':
        return content.countries.map(countries.nameOf).join(', ')
      case 'languages':
        return content.languages.map(languageName).join(', ')
      case 'workingHours':
        return content.workingHours
      case 'qualifications':
        return content.qualifications.length > 0 ? <Proofs content={content} statuses={proofs} /> : ''
      case 'agreementTemplateCode':
        return content.agreementTemplateCode ? (
          <AgreementCell categoryCode={content.categoryCode} code={content.agreementTemplateCode} />
        ) : (
          ''
        )
      case 'directPay':
        return content.directPay ? t('service.directPay') : ''
      case 'directPayInstructions':
        return content.directPayInstructions
      case 'faq':
        return listed(content.faq.map(entry => ({ line: text(entry.question), note: text(entry.answer) })))
    }
  }
}

function Pictures({ ids }: { ids: readonly string[] }) {
  return (
    <div className={styles['pictures']}>
      {ids.map(id => (
        <Picture key={id} id={id} alt="" width={120} ratio={4 / 3} className={styles['picture'] ?? ''} />
      ))}
    </div>
  )
}

interface Line {
  line: string
  note: string
}

const listed = (lines: readonly Line[]) => (lines.length > 0 ? <Lines lines={lines} /> : '')

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ol className={styles['lines']}>
      {lines.map(({ line, note }, index) => (
        <li key={index}>
          {line}
          {note && <div className={styles['lineNote']}>{note}</div>}
        </li>
      ))}
    </ol>
  )
}

function Skus({ skus, text }: { skus: readonly ServiceSku[]; text(value: I18nText): string }) {
  const t = useT('serviceMarket')
  const format = useFormat()
  const priceText = usePriceText()
  const quantityText = useQuantityText()
  return (
    <Lines
      lines={skus.map(sku => {
        const price = priceText({ ...sku, price: sku.price ?? null, currency: sku.currency ?? null })
        const minimum = t('price.minimum', { quantity: quantityText(sku.minQty, sku.unit) })
        const tax = Number(sku.taxRate) > 0 ? t('price.tax', { rate: format.percent(sku.taxRate) }) : ''
        return {
          line: `${text(sku.name)}: ${[price.note, price.value, price.per].filter(Boolean).join(' ')}`,
          note: [text(sku.spec), sku.unit === 'goods_value' ? '' : minimum, tax].filter(Boolean).join(' · '),
        }
      })}
    />
  )
}

const TONES: Record<ProofStatus, Tone> = {
  unchecked: 'neutral',
  valid: 'success',
  expiring: 'warning',
  expired: 'danger',
}

function Proofs({ content, statuses }: { content: ServiceContent; statuses: readonly ProofStatus[] | undefined }) {
  const t = useT('serviceMarket')
  const format = useFormat()
  return (
    <ul className={styles['lines']}>
      {content.qualifications.map((proof, index) => {
        const status = statuses?.[index]
        return (
          <li key={index}>
            {t(`qualification.${proof.type}`)} {proof.no}{' '}
            {status && <StatusTag tone={TONES[status]}>{t(`proof.status.${status}`)}</StatusTag>}
            <div className={styles['lineNote']}>
              {proof.validTo
                ? t('qualification.validTo', { date: format.civilDate(proof.validTo) })
                : t('qualification.unlimited')}
            </div>
            {proof.fileId && <FileLink fileId={proof.fileId} />}
          </li>
        )
      })}
    </ul>
  )
}

function Ports({ codes }: { codes: readonly string[] }) {
  const nameOf = usePortName(codes)
  return codes.map(nameOf).join(', ')
}

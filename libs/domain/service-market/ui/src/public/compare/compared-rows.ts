import type { MarketServiceCompared } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useFormat, useText } from '@tradeport/web/react'
import { differs, type ComparisonRow } from '@tradeport/web/ui'
import { useLanguageName } from '../../shared/language-name'
import { usePaperName, useProofName } from '../../shared/paper-names'
import { usePortName } from '../../shared/use-port-name'
import { usePriceText } from '../../shared/service-price'
import { useDaysText } from '../../shared/use-days-text'
import { useRecordText } from '../../shared/use-record-text'

type Fact = readonly [key: string, label: string, lines: (service: MarketServiceCompared) => readonly string[]]

/** What services say of themselves, in the order of their pages. */
export function useComparedRows(services: readonly (MarketServiceCompared | undefined)[]): readonly ComparisonRow[] {
  return useFacts(services).map(([key, label, linesOf]) => {
    const cells = services.map(service => (service ? linesOf(service).filter(line => line !== '') : []))
    return { key, label, cells, isDifferent: differs(cells.filter((_, index) => services[index] !== undefined)) }
  })
}

function useFacts(services: readonly (MarketServiceCompared | undefined)[]): readonly Fact[] {
  const t = useT('serviceMarket')
  const text = useText()
  const format = useFormat()
  const price = usePriceText()
  const days = useDaysText()
  const record = useRecordText()
  const languageName = useLanguageName()
  const countries = useCountries()
  const paperName = usePaperName()
  const proofName = useProofName()
  const portName = usePortName(services.flatMap(service => service?.ports ?? []))
  return [
    [
      'prices',
      t('service.prices'),
      ({ skus }) =>
        skus.map(sku => {
          const { note, value, per } = price(sku)
          return `${text(sku.name)}: ${[note, value, per].filter(Boolean).join(' ')}`
        }),
    ],
    ['record', t('compare.record'), service => record(service.record)],
    [
      'days',
      t('service.days'),
      service => [days(service.deliveryDaysMin, service.deliveryDaysMax) || t('service.days.unknown')],
    ],
    [
      'materials',
      t('service.materials'),
      ({ materials }) =>
        materials.map(
          ({ docType, required }) =>
            `${paperName(docType)} (${t(required ? 'material.required' : 'material.optional')})`,
        ),
    ],
    ['regions', t('service.regions'), service => [service.serviceRegions.join(', ')]],
    [
      'countries',
      t('service.countries'),
      service => [service.countries.map(countries.nameOf).join(', ') || t('service.countries.any')],
    ],
    ['ports', t('service.ports'), service => [service.ports.map(portName).join(', ')]],
    [
      'languages',
      t('service.languages'),
      service => [service.languages.map(languageName).join(', ') || t('service.languages.any')],
    ],
    ['hours', t('service.hours'), service => [service.workingHours]],
    [
      'proofs',
      t('service.proofs'),
      ({ qualifications }) =>
        qualifications.map(({ type, validTo }) =>
          validTo
            ? `${proofName(type)} (${t('qualification.validTo', { date: format.civilDate(validTo) })})`
            : proofName(type),
        ),
    ],
    ['policy', t('service.policy'), service => [text(service.afterSalePolicy)]],
    [
      'agreement',
      t('service.agreement'),
      ({ agreement }) => [agreement ? text(agreement.title) : t('service.agreement.none')],
    ],
  ]
}

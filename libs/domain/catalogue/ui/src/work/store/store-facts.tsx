import type { StoreDetail } from '@tradeport/domain/catalogue/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCodeList, useCountries, useFormat } from '@tradeport/web/react'
import { pathText, useCategories } from '../category/category-tree'
import { localeName } from '../shared/options'
import { Facts } from '../view/facts'

/** The company behind a store and the terms it takes. */
export function StoreFacts({ detail }: { detail: StoreDetail }) {
  const t = useT('catalogue')
  const format = useFormat()
  const countries = useCountries()
  const { index } = useCategories()
  const { company } = detail
  const sizes = useCodeList(dictList, 'employee_band')
  return (
    <>
      <DetailSection title={t('store.section.company')}>
        <Facts
          facts={[
            { key: 'name', label: t('store.column.legalName'), value: company.legalName },
            {
              key: 'place',
              label: t('store.column.country'),
              value: [company.city, countries.nameOf(company.country)].filter(Boolean).join(', '),
            },
            { key: 'founded', label: t('store.founded'), value: company.foundedYear?.toString() },
            {
              key: 'employees',
              label: t('store.employees'),
              value: company.employeesBand && sizes.nameOf(company.employeesBand),
            },
            {
              key: 'level',
              label: t('store.column.verifyLevel'),
              value:
                company.verifyLevel > 0 ? t('store.verified', { level: company.verifyLevel }) : t('store.unverified'),
            },
            {
              key: 'response',
              label: t('store.responseRate'),
              value: detail.responseRate === null ? '' : format.percent(String(detail.responseRate)),
            },
            { key: 'opened', label: t('store.openedAt'), value: format.date(detail.openedAt) },
          ]}
        />
      </DetailSection>
      <DetailSection title={t('store.section.trade')}>
        <Facts
          facts={[
            {
              key: 'trade',
              label: t('store.field.acceptTradeTypes'),
              value: detail.acceptTradeTypes.map(type => t(`product.tradeType.${type}`)).join(', '),
            },
            { key: 'terms', label: t('store.field.acceptIncoterms'), value: detail.acceptIncoterms.join(', ') },
            {
              key: 'payments',
              label: t('store.field.acceptPayments'),
              value: detail.acceptPayments.map(method => t(`store.payment.${method}`)).join(', '),
            },
            {
              key: 'languages',
              label: t('store.field.languagesSpoken'),
              value: detail.languagesSpoken.map(localeName).join(', '),
            },
            {
              key: 'categories',
              label: t('store.field.mainCategoryIds'),
              value: detail.mainCategoryIds
                .map(id => pathText(index.pathOf(id).slice(-1)))
                .filter(Boolean)
                .join(', '),
            },
            {
              key: 'minimum',
              label: t('store.field.minOrderAmount'),
              value: format.money(detail.minOrderAmount, detail.minOrderCurrency),
            },
            {
              key: 'closed',
              label: t('store.field.closed'),
              value:
                detail.closedFrom && detail.closedTo
                  ? t('product.span', {
                      from: format.civilDate(detail.closedFrom),
                      to: format.civilDate(detail.closedTo),
                    })
                  : '',
            },
            {
              key: 'visibility',
              label: t('store.field.priceVisibility'),
              value: t(`store.priceVisibility.${detail.priceVisibility}`),
            },
          ]}
        />
      </DetailSection>
    </>
  )
}

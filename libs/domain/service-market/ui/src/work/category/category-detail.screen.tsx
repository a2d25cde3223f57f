import {
  serviceCategoryDetail,
  serviceOrderTemplate,
  serviceRoutes,
  type ServiceCategoryRow,
} from '@tradeport/domain/service-market/contract'
import { localeConfig } from '@tradeport/kernel/config'
import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { DetailSection, EntityDetail, Facts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useFormat, useLocale, useText, useTitle } from '@tradeport/web/react'
import { LinkButton, SkeletonText } from '@tradeport/web/ui'
import { Select } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useDaysText } from '../../shared/use-days-text'
import { CountCell } from './category-cells'
import { categoryEntity } from './category.entity'
import { OrderFormPreview } from './order-form-preview'
import { useWorkCategories } from './use-work-categories'

/** `/service-categories/:id` */
export default function CategoryDetailScreen() {
  const text = useText()
  const { id = '' } = useParams()
  const state = useEndpoint(serviceCategoryDetail, { id }, { enabled: id !== '', quiet: true })
  const nameOf = (category: ServiceCategoryRow) => text(category.name) || category.code
  useTitle(state.data && nameOf(state.data))
  return (
    <EntityDetail
      entity={categoryEntity}
      audience="operator"
      state={state}
      title={nameOf}
      backTo={serviceRoutes.categories}
    >
      {category => (
        <>
          <CategoryFacts category={category} />
          <PricesSection category={category} />
          <OrderFormSection category={category} />
        </>
      )}
    </EntityDetail>
  )
}

function CategoryFacts({ category }: { category: ServiceCategoryRow }) {
  const t = useT('serviceWork')
  const tm = useT('serviceMarket')
  const text = useText()
  const format = useFormat()
  const days = useDaysText()
  const parent = useWorkCategories().find(({ id }) => id === category.parentId)
  return (
    <DetailSection>
      <Facts
        facts={[
          { key: 'code', label: t('categories.column.code'), value: category.code },
          {
            key: 'parent',
            label: t('categories.field.parent'),
            value: category.parentId === null ? t('categories.top') : text(parent?.name),
          },
          { key: 'services', label: t('categories.column.services'), value: <CountCell id={category.id} /> },
          { key: 'flow', label: t('categories.column.flow'), value: t(`categories.flow.${category.flowCode}`) },
          {
            key: 'commission',
            label: t('categories.column.commission'),
            value: format.percent(category.commissionRate),
          },
          {
            key: 'settlement',
            label: t('categories.field.settlementDays'),
            value: `${days(category.settlementDays, category.settlementDays)} · ${t('categories.field.settlementDays.help')}`,
          },
          {
            key: 'afterSale',
            label: t('categories.field.afterSaleDays'),
            value: days(category.afterSaleDays, category.afterSaleDays),
          },
          {
            key: 'qualifications',
            label: t('categories.field.qualifications'),
            value: category.requiredQualifications.map(type => tm(`qualification.${type}`)).join(', '),
          },
          { key: 'updatedAt', label: t('categories.column.updatedAt'), value: format.dateTime(category.updatedAt) },
        ]}
      />
    </DetailSection>
  )
}

function PricesSection({ category }: { category: ServiceCategoryRow }) {
  const t = useT('serviceWork')
  const tm = useT('serviceMarket')
  const text = useText()
  const { units, priceModes, items } = category.skuTemplate
  const listed = (names: readonly string[]) => names.join(', ') || t('skuTemplate.all')
  return (
    <DetailSection
      id="prices"
      title={t('skuTemplate.title')}
      note={t('skuTemplate.lead')}
      extra={
        category.actions.includes('update') && (
          <LinkButton href={`${serviceRoutes.workCategory(category.id)}/prices`} variant="secondary" size="small">
            {t('skuTemplate.edit')}
          </LinkButton>
        )
      }
    >
      <Facts
        facts={[
          {
            key: 'modes',
            label: t('skuTemplate.modes'),
            value: listed(priceModes.map(mode => tm(`price.mode.${mode}`))),
          },
          { key: 'units', label: t('skuTemplate.units'), value: listed(units.map(unit => tm(`unit.${unit}`))) },
          {
            key: 'items',
            label: t('skuTemplate.items'),
            value: items.map(item => text(item.name)).join(', ') || t('skuTemplate.none'),
          },
        ]}
      />
    </DetailSection>
  )
}

function OrderFormSection({ category }: { category: ServiceCategoryRow }) {
  const t = useT('serviceWork')
  const { locale } = useLocale()
  const [chosen, setChosen] = useState<LocaleCode>()
  const shown = chosen ?? locale
  const { data, error, refetch } = useEndpoint(serviceOrderTemplate, { categoryCode: category.code }, { quiet: true })
  const written = LOCALE_CODES.filter(code => code === shown || data?.fields.some(({ label }) => label[code]))
  return (
    <DetailSection
      id="order-form"
      title={t('template.title')}
      note={data ? t('template.version', { version: data.version }) : undefined}
      extra={
        <>
          {written.length > 1 && (
            <Select
              aria-label={t('template.preview.language')}
              value={shown}
              options={written.map(code => ({ value: code, label: localeConfig(code).name }))}
              popupMatchSelectWidth={false}
              onChange={setChosen}
            />
          )}
          {category.actions.includes('update') && (
            <LinkButton href={`${serviceRoutes.workCategory(category.id)}/order-form`} variant="secondary" size="small">
              {t('template.edit')}
            </LinkButton>
          )}
        </>
      }
    >
      {data ? (
        <OrderFormPreview key={data.version} fields={data.fields} locale={shown} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </DetailSection>
  )
}

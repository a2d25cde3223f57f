import { Select } from 'antd'
import { useState } from 'react'
import {
  agreementRoutes,
  agreementTemplateDetail,
  type AgreementTemplateDetail,
} from '@tradeport/domain/agreement/contract'
import { localeConfig } from '@tradeport/kernel/config'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { DetailSection, DifferenceTable, wordsBeside, type DifferenceRow } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import styles from '../agreement.module.css'
import { useCategoryNames } from '../use-category-names'

/** All editions of a template; the one on the page is set beside another, word by word. */
export function Editions({ detail }: { detail: AgreementTemplateDetail }) {
  const t = useT('agreement')
  const others = detail.editions.filter(({ id }) => id !== detail.id)
  const [chosen, choose] = useState<string>()
  if (others.length === 0) return null
  return (
    <DetailSection title={t('template.editions')}>
      <ul className={styles['editions']}>
        {detail.editions.map(({ id, edition, status }) => (
          <li key={id}>
            {id === detail.id ? (
              <strong>{t('paper.edition', { edition })}</strong>
            ) : (
              <AppLink to={agreementRoutes.template(id)}>{t('paper.edition', { edition })}</AppLink>
            )}
            <span className={styles['quiet']}>{t(`template.status.${status}`)}</span>
          </li>
        ))}
      </ul>
      <div className={styles['compare']}>
        <Select
          aria-label={t('template.compare')}
          placeholder={t('template.compare')}
          value={chosen}
          popupMatchSelectWidth={false}
          options={others.map(({ id, edition }) => ({ value: id, label: t('paper.edition', { edition }) }))}
          onChange={choose}
        />
        {chosen !== undefined && <Difference with={chosen} detail={detail} />}
      </div>
    </DetailSection>
  )
}

function Difference({ with: id, detail }: { with: string; detail: AgreementTemplateDetail }) {
  const t = useT('agreement')
  const { data: other, error, refetch } = useEndpoint(agreementTemplateDetail, { id }, { quiet: true })
  const categoryNames = useCategoryNames()
  if (!other) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={4} />
  const [before, after] = other.edition < detail.edition ? [other, detail] : [detail, other]
  const row = (key: string, name: string, old: string, next: string): DifferenceRow[] =>
    old === next ? [] : [{ key, name, ...wordsBeside(old, next) }]
  const rows = [
    ...LOCALE_CODES.flatMap(locale => {
      const { name } = localeConfig(locale)
      return [
        ...row(
          `title.${locale}`,
          `${t('template.column.title')}, ${name}`,
          before.title[locale] ?? '',
          after.title[locale] ?? '',
        ),
        ...row(
          `body.${locale}`,
          `${t('template.field.body')}, ${name}`,
          before.body[locale] ?? '',
          after.body[locale] ?? '',
        ),
      ]
    }),
    ...row(
      'categories',
      t('template.column.categories'),
      categoryNames(before.categoryCodes),
      categoryNames(after.categoryCodes),
    ),
    ...row('variables', t('variable.title'), keysOf(before), keysOf(after)),
  ]
  if (rows.length === 0) return <p>{t('template.same')}</p>
  return (
    <DifferenceTable
      labels={{
        field: t('template.part'),
        before: t('paper.edition', { edition: before.edition }),
        after: t('paper.edition', { edition: after.edition }),
      }}
      rows={rows}
    />
  )
}

const keysOf = ({ variables }: AgreementTemplateDetail) =>
  variables.map(({ key, required }) => (required ? `${key} *` : key)).join(', ')

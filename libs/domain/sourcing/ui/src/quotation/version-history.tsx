import { Select } from 'antd'
import { useState } from 'react'
import { quotationDetail, type QuotationDetail } from '@tradeport/domain/sourcing/contract'
import { DetailSection, EntityStatus } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useFormat } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import { QUOTATION_PAGE, quotationEntity } from './quotation.entity'
import { VersionDiff } from './version-diff'
import styles from './quotation.module.css'

/** All versions, and what changed between this one and any earlier or later. */
export function VersionHistory({ quotation }: { quotation: QuotationDetail }) {
  const t = useT('sourcing')
  const format = useFormat()
  const others = quotation.versions.filter(version => version.id !== quotation.id)
  const previous = others.find(version => version.versionNo === quotation.versionNo - 1) ?? others[0]
  const [chosen, setChosen] = useState<string>()
  const otherId = chosen ?? previous?.id
  if (others.length === 0) return null
  return (
    <DetailSection
      title={t('version.title')}
      extra={
        <Select
          aria-label={t('version.compareWith')}
          value={otherId ?? null}
          options={others.map(version => ({
            value: version.id,
            label: t('version.compareTo', { version: version.versionNo }),
          }))}
          onChange={value => setChosen(value ?? undefined)}
          popupMatchSelectWidth={false}
        />
      }
    >
      <ol className={styles['versions']}>
        {quotation.versions.map(version => (
          <li key={version.id} className={styles['version']}>
            <AppLink
              to={QUOTATION_PAGE[version.status](version.id)}
              aria-current={version.id === quotation.id ? 'page' : undefined}
            >
              {t('quotation.versionOf', { version: version.versionNo })}
            </AppLink>
            <EntityStatus entity={quotationEntity} status={version.status} />
            <span className={styles['quiet']}>{format.dateTime(version.sentAt)}</span>
            <span className={styles['versionTotal']}>{format.money(version.total, version.currency)}</span>
          </li>
        ))}
      </ol>
      {otherId && <Difference quotation={quotation} otherId={otherId} />}
    </DetailSection>
  )
}

function Difference({ quotation, otherId }: { quotation: QuotationDetail; otherId: string }) {
  const { data } = useEndpoint(quotationDetail, { id: otherId }, { quiet: true })
  if (!data) return <SkeletonText lines={4} />
  const [before, after] = data.versionNo < quotation.versionNo ? [data, quotation] : [quotation, data]
  return <VersionDiff before={before} after={after} />
}

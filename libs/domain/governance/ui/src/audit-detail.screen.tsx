import { useParams } from 'react-router-dom'
import { auditDetail, type AuditRow } from '@tradeport/domain/governance/contract'
import { useActs } from '@tradeport/web/acts'
import { DetailSection, EntityStatus, Facts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useFormat, useRegionNames } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { DataTable, SkeletonText } from '@tradeport/web/ui'
import { useActorKind, useFieldName, WordAndKey } from './audit-cells'
import { auditEntity } from './audit.entity'
import styles from './audit.module.css'

/** `/audit/:id`: one act, with every field as it was and as it is. */
export default function AuditDetailScreen() {
  const t = useT('governance')
  const acts = useActs()
  const { id = '' } = useParams()
  const { data, error, refetch } = useEndpoint(auditDetail, { id })
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={12} />
  return (
    <>
      <PageHeader
        title={data.entityNo ?? acts.act(data.action)}
        status={<EntityStatus entity={auditEntity} status={data.status} />}
        path={[{ key: 'audit', label: t('audit.title'), href: '/audit' }]}
      />
      <DetailSection>
        <div className="tp-stack">
          <RowFacts row={data} />
          <Changes row={data} />
        </div>
      </DetailSection>
    </>
  )
}

function RowFacts({ row }: { row: AuditRow }) {
  const t = useT('governance')
  const format = useFormat()
  const acts = useActs()
  const kindOf = useActorKind()
  const regionOf = useRegionNames()
  return (
    <Facts
      facts={[
        { key: 'at', label: t('column.at'), value: format.dateTime(row.at) },
        { key: 'region', label: t('column.region'), value: regionOf(row.regionId) },
        {
          key: 'actor',
          label: t('column.actor'),
          value: [row.actorKind === 'system' ? '' : row.actorName, kindOf(row.actorKind)].filter(Boolean).join(', '),
        },
        { key: 'onBehalfOf', label: t('fact.onBehalfOf'), value: row.onBehalfOfName },
        {
          key: 'action',
          label: t('column.action'),
          value: <WordAndKey word={acts.act(row.action)} name={row.action} />,
        },
        {
          key: 'type',
          label: t('filter.entityType'),
          value: <WordAndKey word={acts.document(row.entityType)} name={row.entityType} />,
        },
        { key: 'id', label: t('fact.id'), value: row.entityId },
        { key: 'company', label: t('column.company'), value: row.companyName },
        { key: 'reason', label: t('column.reason'), value: row.reason },
        { key: 'ip', label: t('fact.ip'), value: row.ip },
        { key: 'device', label: t('fact.device'), value: row.userAgent },
        { key: 'request', label: t('fact.request'), value: row.requestId },
        { key: 'sealed', label: t('fact.sealed'), value: t(row.sealed ? 'sealed.yes' : 'sealed.no') },
      ]}
    />
  )
}

/** Which part of a list was looked at says nothing to anybody. */
const PAGING = ['pageNum', 'pageSize']

function Changes({ row }: { row: AuditRow }) {
  const t = useT('governance')
  const nameOf = useFieldName()
  const changes = row.changes.filter(({ field }) => !PAGING.includes(field))
  if (changes.length === 0) return <p className={styles['soft']}>{t('detail.none')}</p>
  return (
    <DataTable
      label={t('column.changes')}
      rows={changes.map(change => ({ ...change, id: change.field }))}
      columns={[
        {
          key: 'field',
          title: t('detail.field'),
          render: ({ field }) => <WordAndKey word={nameOf(field)} name={field} />,
        },
        {
          key: 'before',
          title: t('detail.before'),
          render: ({ before }) => <div className={styles['value']}>{before === null ? '–' : <del>{before}</del>}</div>,
        },
        {
          key: 'after',
          title: t('detail.after'),
          render: ({ after }) => <div className={styles['value']}>{after === null ? '–' : <ins>{after}</ins>}</div>,
        },
      ]}
    />
  )
}

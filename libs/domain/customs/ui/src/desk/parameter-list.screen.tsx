import { Suspense, useState } from 'react'
import {
  customsParameterList,
  type CustomsParameter,
  type CustomsParameterRow,
} from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, lazyDressed, useEndpoint, useFormat } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Button, DataTable, SkeletonText, type DataColumn } from '@tradeport/web/ui'
import styles from './desk.module.css'
import { useParameterText } from './use-parameter-text'

const ChangeDialog = lazyDressed(() => import('./parameter-dialog'))

type Row = CustomsParameterRow & { id: string }

/** `/customs-parameters`: what the checks and the jobs of customs go by, and from which day on. */
export default function ParameterListScreen() {
  const t = useT('customs')
  const { data, error, refetch } = useEndpoint(customsParameterList, {})
  const [changing, setChanging] = useState<CustomsParameterRow>()
  return (
    <div className="tp-stack">
      <PageHeader title={t('parameter.title')} />
      <p className="tp-soft">{t('parameter.note')}</p>
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={8} />)}
      {data && <Parameters rows={data.parameters} onChange={data.mayChange ? setChanging : undefined} />}
      {changing && (
        <Suspense fallback={null}>
          <ChangeDialog row={changing} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

interface ParametersProps {
  rows: readonly CustomsParameterRow[]
  /** Undefined for who may only read. */
  onChange: ((row: CustomsParameterRow) => void) | undefined
}

function Parameters({ rows, onChange }: ParametersProps) {
  const t = useT('customs')
  const columns: DataColumn<Row>[] = [
    { key: 'name', title: t('parameter.name'), render: ({ code }) => t(`parameter.${code}`) },
    { key: 'value', title: t('parameter.value'), render: ({ code, value }) => <Figures code={code} value={value} /> },
    {
      key: 'product',
      title: t('parameter.product'),
      render: ({ code, productValue }) => <Figures code={code} value={productValue} />,
    },
    { key: 'periods', title: t('parameter.periods'), render: row => <Periods row={row} /> },
    ...(onChange
      ? [
          {
            key: 'change',
            title: <span className="tp-visually-hidden">{t('parameter.change')}</span>,
            pinned: true,
            align: 'right' as const,
            tight: true,
            render: (row: Row) => (
              <Button size="small" onClick={() => onChange(row)}>
                {t('parameter.change')}
              </Button>
            ),
          },
        ]
      : []),
  ]
  return <DataTable label={t('parameter.title')} columns={columns} rows={rows.map(row => ({ ...row, id: row.code }))} />
}

function Figures({ code, value }: { code: CustomsParameter; value: string }) {
  return <span className={styles['figures']}>{useParameterText(code)(value)}</span>
}

/** What was written, the latest day first. */
function Periods({ row: { code, periods } }: { row: CustomsParameterRow }) {
  const t = useT('customs')
  const format = useFormat()
  const textOf = useParameterText(code)
  if (periods.length === 0) return '–'
  return (
    <ul className={styles['periods']}>
      {periods.map(({ value, validFrom }) => (
        <li key={validFrom}>{t('parameter.from', { day: format.civilDate(validFrom), value: textOf(value) })}</li>
      ))}
    </ul>
  )
}

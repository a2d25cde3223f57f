import { Modal } from 'antd'
import { useState } from 'react'
import {
  CUSTOMS_PARAMETERS,
  customsParameterList,
  customsParameterUpdate,
  type CustomsParameterRow,
} from '@tradeport/domain/customs/contract'
import { civilDateIn } from '@tradeport/kernel/values'
import { DateInput, FormButtons, FormProblems, PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { Dressed, LoadFailed, useDialogAction, useEndpoint, useFormat } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Button, DataTable, SkeletonText, TextInput, type DataColumn } from '@tradeport/web/ui'
import { CUSTOMS_ZONE } from '../shared/customs-clock'
import styles from './desk.module.css'

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
      {changing && <ChangeDialog row={changing} onClose={() => setChanging(undefined)} />}
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
    { key: 'value', title: t('parameter.value'), render: ({ value }) => <Figures value={value} /> },
    { key: 'product', title: t('parameter.product'), render: ({ productValue }) => <Figures value={productValue} /> },
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

function Figures({ value }: { value: string }) {
  return <span className={styles['figures']}>{value}</span>
}

/** What was written, the latest day first. */
function Periods({ row: { periods } }: { row: CustomsParameterRow }) {
  const t = useT('customs')
  const format = useFormat()
  if (periods.length === 0) return '–'
  return (
    <ul className={styles['periods']}>
      {periods.map(({ value, validFrom }) => (
        <li key={validFrom}>{t('parameter.from', { day: format.civilDate(validFrom), value })}</li>
      ))}
    </ul>
  )
}

function ChangeDialog({ row, onClose }: { row: CustomsParameterRow; onClose(): void }) {
  const t = useT('customs')
  const [value, setValue] = useState(row.value)
  const [validFrom, setValidFrom] = useState(() => civilDateIn(new Date(), CUSTOMS_ZONE))
  const save = useDialogAction(customsParameterUpdate, { done: () => t('parameter.saved'), onClose })
  const form = CUSTOMS_PARAMETERS[row.code]
  const help =
    form.kind === 'modes'
      ? t('parameter.modes')
      : t('parameter.range', { min: String(form.min), max: String(form.max) })
  return (
    <Dressed>
      <Modal open title={t(`parameter.${row.code}`)} footer={null} onCancel={onClose}>
        <FormProblems problems={new Map(save.fieldErrors.map(({ path, message }) => [path, message]))}>
          <form
            className="tp-stack"
            onSubmit={event => {
              event.preventDefault()
              void save.run({ code: row.code, value, validFrom, version: row.version })
            }}
          >
            <PathField path="value" label={t('parameter.value')} help={help} required>
              <TextInput value={value} maxLength={500} onValue={setValue} />
            </PathField>
            <PathField path="validFrom" label={t('parameter.validFrom')} required>
              {control => (
                <DateInput
                  {...(control.id ? { id: control.id } : {})}
                  value={validFrom}
                  onChange={day => setValidFrom(day ?? '')}
                />
              )}
            </PathField>
            <FormButtons pending={save.pending} onCancel={onClose} submit={t('parameter.save')} />
          </form>
        </FormProblems>
      </Modal>
    </Dressed>
  )
}

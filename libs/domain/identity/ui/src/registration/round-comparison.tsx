import { useState } from 'react'
import { Select } from 'antd'
import type { CompanySnapshot, RegistrationDetail } from '@tradeport/domain/identity/contract'
import { companyChanges } from '@tradeport/domain/identity/rules'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { DataTable } from '@tradeport/web/ui'
import { useFieldName } from '../register/field-name'
import { useFieldValue } from '../register/field-value'

interface Snapshot {
  value: number
  label: string
  company: CompanySnapshot
}

/** What differs between any two rounds; of a change, also from the company as it stood. The last two to begin with. */
export function RoundComparison({ detail }: { detail: RegistrationDetail }) {
  const t = useT('identityCompany')
  const fieldName = useFieldName(detail.documents)
  const valueOf = useFieldValue()
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({})
  const snapshots: Snapshot[] = [
    ...(detail.base ? [{ value: 0, label: t('round.base'), company: detail.base }] : []),
    ...detail.rounds.map(({ round, company }) => ({ value: round, label: t('round.name', { round }), company })),
  ]
  const find = (round: number | undefined) => snapshots.find(({ value }) => value === round)
  const before = find(chosen.before) ?? snapshots.at(-2)
  const after = find(chosen.after) ?? snapshots.at(-1)
  if (!before || !after) return null
  const changes = companyChanges(before.company, after.company)
  const options = snapshots.map(({ value, label }) => ({ value, label }))
  return (
    <DetailSection
      title={t('review.changes')}
      extra={
        snapshots.length > 2 && (
          <>
            <Select
              aria-label={t('review.before')}
              value={before.value}
              options={options}
              onChange={round => setChosen(now => ({ ...now, before: round }))}
            />
            <Select
              aria-label={t('review.after')}
              value={after.value}
              options={options}
              onChange={round => setChosen(now => ({ ...now, after: round }))}
            />
          </>
        )
      }
    >
      {changes.length === 0 ? (
        t('round.same')
      ) : (
        <DataTable
          label={t('review.changes')}
          rows={changes.map(change => ({ ...change, id: change.field }))}
          columns={[
            { key: 'field', title: t('review.field'), render: row => fieldName(row.field) },
            { key: 'before', title: t('review.before'), render: row => valueOf(row.field, row.before) },
            { key: 'after', title: t('review.after'), render: row => valueOf(row.field, row.after) },
          ]}
        />
      )}
    </DetailSection>
  )
}

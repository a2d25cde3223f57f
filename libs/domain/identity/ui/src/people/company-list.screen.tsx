import { Tag } from 'antd'
import { companyPage } from '@tradeport/domain/identity/contract'
import { StatusTag, useListState, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useEndpoint, useFormat } from '@tradeport/web/react'
import { PeopleTable } from './people-table'

const PARTIES = ['buyer', 'seller', 'provider'] as const
const STATUSES = ['active', 'restricted', 'suspended', 'closed'] as const
const TONES: Record<(typeof STATUSES)[number], Tone> = {
  active: 'success',
  restricted: 'warning',
  suspended: 'danger',
  closed: 'neutral',
}

export default function CompanyListScreen() {
  const t = useT('identity')
  const { query } = useListState()
  const countries = useCountries()
  const format = useFormat()
  const party = PARTIES.find(known => known === query.filters['party'])
  const state = useEndpoint(
    companyPage,
    { pageNum: query.pageNum, pageSize: query.pageSize, ...(query.keyword ? { keyword: query.keyword } : {}), party },
    { keepPrevious: true },
  )
  return (
    <PeopleTable
      title={t('companies.title')}
      empty={t('companies.empty')}
      rowKey={row => row.id}
      state={state}
      filter={{
        key: 'party',
        label: t('companies.column.parties'),
        options: PARTIES.map(value => ({ value, label: t(`companies.party.${value}`) })),
      }}
      columns={[
        { title: t('companies.column.no'), dataIndex: 'no' },
        { title: t('companies.column.legalName'), dataIndex: 'legalName' },
        {
          title: t('companies.column.parties'),
          render: (_value, row) =>
            PARTIES.filter(known => row.parties.includes(known)).map(known => (
              <Tag key={known}>{t(`companies.party.${known}`)}</Tag>
            )),
        },
        { title: t('companies.column.country'), render: (_value, row) => countries.nameOf(row.country) },
        { title: t('companies.column.regNo'), render: (_value, row) => row.regNo ?? '–' },
        { title: t('companies.column.members'), dataIndex: 'members', align: 'right' },
        {
          title: t('companies.column.status'),
          render: (_value, row) => {
            const status = STATUSES.find(known => known === row.status)
            return status ? <StatusTag tone={TONES[status]}>{t(`companies.status.${status}`)}</StatusTag> : row.status
          },
        },
        { title: t('companies.column.createdAt'), render: (_value, row) => format.date(row.createdAt) },
      ]}
    />
  )
}

import { Tag } from 'antd'
import { operatorPage } from '@tradeport/domain/identity/contract'
import { REGIONS, ROLES } from '@tradeport/kernel/config'
import { StatusTag, useListState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat } from '@tradeport/web/react'
import { PeopleTable } from './people-table'
import styles from './people.module.css'
import { RoleName } from './role-name'

const STATUSES = ['active', 'suspended', 'left'] as const

/** The region's code is what operators call it. */
function regionCode(regionId: string): string {
  return Object.values(REGIONS).find(region => region.regionId === regionId)?.regionCode ?? regionId
}

export default function OperatorListScreen() {
  const t = useT('identity')
  const { query } = useListState()
  const format = useFormat()
  const state = useEndpoint(
    operatorPage,
    {
      pageNum: query.pageNum,
      pageSize: query.pageSize,
      ...(query.keyword ? { keyword: query.keyword } : {}),
      ...(query.filters['role'] ? { role: query.filters['role'] } : {}),
    },
    { keepPrevious: true },
  )
  return (
    <PeopleTable
      title={t('operators.title')}
      empty={t('operators.empty')}
      rowKey={row => row.id}
      state={state}
      filter={{
        key: 'role',
        label: t('operators.column.roles'),
        options: ROLES.operator.map(role => ({ value: role, label: t(`role.${role}`) })),
      }}
      columns={[
        { title: t('operators.column.name'), render: (_value, row) => `${row.displayName} · ${row.email}` },
        { title: t('operators.column.employeeNo'), render: (_value, row) => row.employeeNo ?? '–' },
        {
          title: t('operators.column.roles'),
          render: (_value, row) => (
            <span className={styles['tags']}>
              {row.roles.map(role => (
                <Tag key={role}>
                  <RoleName code={role} />
                </Tag>
              ))}
            </span>
          ),
        },
        {
          title: t('operators.column.regions'),
          render: (_value, row) =>
            row.regionIds.length === 0 ? t('operators.allRegions') : row.regionIds.map(regionCode).join(', '),
        },
        {
          title: t('operators.column.status'),
          render: (_value, row) => {
            const status = STATUSES.find(known => known === row.status)
            return (
              <StatusTag tone={status === 'active' ? 'success' : 'neutral'}>
                {status ? t(`operators.status.${status}`) : row.status}
              </StatusTag>
            )
          },
        },
        {
          title: t('operators.column.lastLogin'),
          render: (_value, row) => (row.lastLoginAt ? format.dateTime(row.lastLoginAt) : '–'),
        },
      ]}
    />
  )
}

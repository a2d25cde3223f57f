import { Tag } from 'antd'
import { IDENTITIES, rolePage } from '@tradeport/domain/identity/contract'
import { useListState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { PeopleTable } from './people-table'
import styles from './people.module.css'
import { RoleName } from './role-name'

export default function RoleListScreen() {
  const t = useT('identity')
  const { query } = useListState()
  const party = IDENTITIES.find(known => known === query.filters['party'])
  const state = useEndpoint(rolePage, { pageNum: query.pageNum, pageSize: 50, party }, { keepPrevious: true })
  return (
    <PeopleTable
      title={t('roles.title')}
      empty={t('roles.empty')}
      rowKey={row => row.code}
      state={state}
      searchable={false}
      filter={{
        key: 'party',
        label: t('roles.column.party'),
        options: IDENTITIES.map(value => ({ value, label: t(`companies.party.${value}`) })),
      }}
      columns={[
        { title: t('roles.column.role'), render: (_value, row) => <RoleName code={row.code} /> },
        { title: t('roles.column.party'), render: (_value, row) => t(`companies.party.${row.party}`) },
        { title: t('roles.column.members'), dataIndex: 'members', align: 'right' },
        {
          title: t('roles.column.permissions'),
          render: (_value, row) => (
            <span className={styles['tags']}>
              {row.permissions.length === 0
                ? '–'
                : row.permissions.map(permission => <Tag key={permission}>{permission}</Tag>)}
            </span>
          ),
        },
      ]}
    />
  )
}

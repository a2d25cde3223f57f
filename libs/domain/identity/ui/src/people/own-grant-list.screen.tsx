import { Button } from 'antd'
import { useState } from 'react'
import { GRANT_STATUSES, grantWithdraw, ownGrantPage } from '@tradeport/domain/identity/contract'
import { useListState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useNotify } from '@tradeport/web/react'
import { useGrantColumns } from './grant-columns'
import { GrantRequestDialog } from './grant-request-dialog'
import { PeopleTable } from './people-table'

/** What the signed-in operator has asked for, and has for a time. */
export default function OwnGrantListScreen() {
  const t = useT('people')
  const notify = useNotify()
  const { query } = useListState()
  const [isAsking, setAsking] = useState(false)
  const withdraw = useAction(grantWithdraw, { onSuccess: () => notify.success(t('saved')) })
  const status = GRANT_STATUSES.find(known => known === query.filters['status'])
  const state = useEndpoint(
    ownGrantPage,
    { pageNum: query.pageNum, pageSize: query.pageSize, ...(status ? { status } : {}) },
    { keepPrevious: true },
  )
  const columns = useGrantColumns({
    withPerson: false,
    onStep: (_step, row) => void withdraw.run({ id: row.id, version: row.version }),
  })
  return (
    <>
      <PeopleTable
        title={t('ownGrants.title')}
        empty={t('ownGrants.empty')}
        rowKey={row => row.id}
        state={state}
        searchable={false}
        extra={
          <Button type="primary" onClick={() => setAsking(true)}>
            {t('grants.request')}
          </Button>
        }
        filter={{
          key: 'status',
          label: t('status'),
          options: GRANT_STATUSES.map(value => ({ value, label: t(`grants.status.${value}`) })),
        }}
        columns={columns}
      />
      {isAsking && <GrantRequestDialog onClose={() => setAsking(false)} />}
    </>
  )
}

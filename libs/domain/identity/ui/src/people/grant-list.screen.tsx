import { useState } from 'react'
import {
  GRANT_STATUSES,
  grantApprove,
  grantPage,
  grantReject,
  grantRevoke,
  grantWithdraw,
  type GrantRow,
} from '@tradeport/domain/identity/contract'
import { useListState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useDialogAction, useEndpoint, useNotify } from '@tradeport/web/react'
import { useGrantColumns, useHeldName, type GrantStep } from './grant-columns'
import { PeopleTable } from './people-table'
import { ReasonDialog } from './reason-dialog'

type Deciding = Exclude<GrantStep, 'withdraw'>

/** Who was lent what until when, and what waits for a second person. */
export default function GrantListScreen() {
  const t = useT('people')
  const notify = useNotify()
  const { query } = useListState()
  const [asked, setAsked] = useState<{ step: Deciding; row: GrantRow }>()
  const withdraw = useAction(grantWithdraw, { onSuccess: () => notify.success(t('saved')) })
  const status = GRANT_STATUSES.find(known => known === query.filters['status'])
  const state = useEndpoint(
    grantPage,
    {
      pageNum: query.pageNum,
      pageSize: query.pageSize,
      ...(query.keyword ? { keyword: query.keyword } : {}),
      ...(status ? { status } : {}),
    },
    { keepPrevious: true },
  )
  const columns = useGrantColumns({
    withPerson: true,
    onStep: (step, row) =>
      step === 'withdraw' ? void withdraw.run({ id: row.id, version: row.version }) : setAsked({ step, row }),
  })
  return (
    <>
      <PeopleTable
        title={t('grants.title')}
        empty={t('grants.empty')}
        rowKey={row => row.id}
        state={state}
        filter={{
          key: 'status',
          label: t('status'),
          options: GRANT_STATUSES.map(value => ({ value, label: t(`grants.status.${value}`) })),
        }}
        columns={columns}
      />
      {asked && <DecideDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function DecideDialog({ step, row, onClose }: { step: Deciding; row: GrantRow; onClose(): void }) {
  const t = useT('people')
  const heldName = useHeldName()
  const options = { done: () => t('saved'), onClose }
  const approve = useDialogAction(grantApprove, options)
  const reject = useDialogAction(grantReject, options)
  const revoke = useDialogAction(grantRevoke, options)
  const action = { approve, reject, revoke }[step]
  return (
    <ReasonDialog
      title={`${t(`grants.${step}`)}: ${row.displayName} · ${heldName(row.held, row.roleName)}`}
      intro={t(`grants.${step}.intro`)}
      submit={t(`grants.${step}`)}
      danger={step !== 'approve'}
      pending={action.pending}
      fieldErrors={action.fieldErrors}
      onCancel={onClose}
      onSubmit={reason => void action.run({ id: row.id, version: row.version, reason })}
    />
  )
}

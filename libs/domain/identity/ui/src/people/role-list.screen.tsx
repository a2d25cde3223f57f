import { Button, Tag, Tooltip } from 'antd'
import { useState } from 'react'
import { IDENTITIES, roleDisable, roleEnable, rolePage } from '@tradeport/domain/identity/contract'
import { useActs } from '@tradeport/web/acts'
import { StatusTag, useListState, GraveMenu } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDialogAction, useEndpoint } from '@tradeport/web/react'
import { useMayDo } from '../frame/use-may-do'
import { PeopleTable } from './people-table'
import styles from './people.module.css'
import { ReasonDialog } from './reason-dialog'
import { RoleDialog, type RoleRecord } from './role-dialog'
import { useRoleName } from './role-name'

/** More are told when the list of them is pointed at. */
const SHOWN = 6
type Asking = 'disable' | 'enable'
type Open = { row?: RoleRecord; from?: RoleRecord } | { ask: Asking; row: RoleRecord } | undefined

export default function RoleListScreen() {
  const t = useT('people')
  const ti = useT('identity')
  const may = useMayDo()
  const roleName = useRoleName()
  const { query, change } = useListState()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const party = IDENTITIES.find(known => known === query.filters['party'])
  const state = useEndpoint(
    rolePage,
    { pageNum: query.pageNum, pageSize: query.pageSize, party },
    { keepPrevious: true },
  )
  const nameOf = (row: RoleRecord) => roleName(row.code, row.name === null ? {} : { [row.code]: row.name })
  return (
    <>
      <PeopleTable
        title={t('roles.title')}
        empty={t('roles.empty')}
        rowKey={row => row.code}
        state={state}
        searchable={false}
        extra={
          may.holds('role:create') && (
            <Button type="primary" onClick={() => setOpen({})}>
              {t('roles.new')}
            </Button>
          )
        }
        filter={{
          key: 'party',
          label: t('roles.party'),
          options: IDENTITIES.map(value => ({ value, label: ti(`companies.party.${value}`) })),
        }}
        columns={[
          { title: t('operators.name'), render: row => nameOf(row) },
          {
            title: t('roles.kind'),
            render: row => (row.name === null ? t('roles.builtIn') : t('roles.own')),
          },
          { title: t('roles.party'), render: row => ti(`companies.party.${row.party}`) },
          { title: t('roles.members'), render: row => row.members, align: 'right' },
          { title: t('roles.permissions'), whole: true, render: row => <Permissions keys={row.permissions} /> },
          {
            title: t('status'),
            render: row => (
              <StatusTag tone={row.status === 'enabled' ? 'success' : 'neutral'}>
                {t(`roles.status.${row.status}`)}
              </StatusTag>
            ),
          },
          {
            title: t('actions'),
            whole: true,
            render: row => (
              <span className={styles['rowActions']}>
                {row.actions.includes('update') && (
                  <Button size="small" onClick={() => setOpen({ row })}>
                    {t('edit')}
                  </Button>
                )}
                {row.party === 'operator' && may.holds('role:create') && (
                  <Button size="small" onClick={() => setOpen({ from: row })}>
                    {t('roles.copy')}
                  </Button>
                )}
                {row.actions.includes('enable') && (
                  <Button size="small" onClick={() => setOpen({ ask: 'enable', row })}>
                    {t('action.enable')}
                  </Button>
                )}
                {row.actions.includes('disable') && (
                  <GraveMenu
                    acts={[
                      { key: 'disable', label: t('action.disable'), onSelect: () => setOpen({ ask: 'disable', row }) },
                    ]}
                  />
                )}
              </span>
            ),
          },
        ]}
      />
      {open && !('ask' in open) && (
        <RoleDialog
          {...open}
          onClose={close}
          // New ones stand first.
          onMade={() => change({ pageNum: 1, filters: { party: undefined } })}
        />
      )}
      {open && 'ask' in open && <AskDialog ask={open.ask} row={open.row} name={nameOf(open.row)} onClose={close} />}
    </>
  )
}

function Permissions({ keys }: { keys: readonly string[] }) {
  const acts = useActs()
  if (keys.length === 0) return <>–</>
  const rest = keys.slice(SHOWN)
  return (
    <span className={styles['tags']}>
      {keys.slice(0, SHOWN).map(key => (
        <Tag key={key}>{acts.act(key)}</Tag>
      ))}
      {rest.length > 0 && (
        <Tooltip title={rest.map(key => acts.act(key)).join(' · ')}>
          <Tag tabIndex={0}>+{rest.length}</Tag>
        </Tooltip>
      )}
    </span>
  )
}

function AskDialog(props: { ask: Asking; row: RoleRecord; name: string; onClose(): void }) {
  const { ask, row, name, onClose } = props
  const t = useT('people')
  const options = { done: () => t('saved'), onClose }
  const disable = useDialogAction(roleDisable, options)
  const enable = useDialogAction(roleEnable, options)
  const action = { disable, enable }[ask]
  return (
    <ReasonDialog
      title={`${t(`action.${ask}`)}: ${name}`}
      intro={t(`roles.${ask}.intro`)}
      submit={t(`action.${ask}`)}
      danger={ask === 'disable'}
      pending={action.pending}
      fieldErrors={action.fieldErrors}
      onCancel={onClose}
      onSubmit={reason => void action.run({ code: row.code, version: row.version, reason })}
    />
  )
}

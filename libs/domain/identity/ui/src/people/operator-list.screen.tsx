import { Button, Tag } from 'antd'
import { useState } from 'react'
import {
  OPERATOR_STATUSES,
  operatorDisable,
  operatorEnable,
  operatorInviteAgain,
  operatorPage,
  operatorResetSecondFactor,
  operatorUnlock,
  type OperatorStatus,
} from '@tradeport/domain/identity/contract'
import { localeConfig, servesEverywhere } from '@tradeport/kernel/config'
import { StatusTag, WIDE, useFits, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useDialogAction, useEndpoint, useFormat, useNotify, useRegionNames } from '@tradeport/web/react'
import { useMayDo } from '../frame/use-may-do'
import { AskButtons, AskDialog, useAsked, type Ask } from './ask-person'
import { LeaveDialog } from './leave-dialog'
import { OperatorDialog, type OperatorRecord } from './operator-dialog'
import { PeopleTable } from './people-table'
import { PersonName } from './person-name'
import styles from './people.module.css'
import { useRoleName } from './role-name'
import { useStatusQuery } from './status-query'

const TONES: Record<OperatorStatus, Tone> = {
  invited: 'info',
  active: 'success',
  suspended: 'danger',
  left: 'neutral',
}
const ASKING: readonly Ask[] = ['disable', 'enable', 'unlock', 'reset_second_factor', 'leave']
type Open = { form: OperatorRecord | undefined } | { ask: Ask; row: OperatorRecord } | undefined

export default function OperatorListScreen() {
  const t = useT('people')
  const may = useMayDo()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const state = useEndpoint(operatorPage, useStatusQuery(OPERATOR_STATUSES), { keepPrevious: true })
  const columns = useColumns(
    row => setOpen({ form: row }),
    (ask, row) => setOpen({ ask, row }),
  )
  return (
    <>
      <PeopleTable
        title={t('operators.title')}
        empty={t('operators.empty')}
        rowKey={row => row.id}
        state={state}
        extra={
          may.holds('operator:invite') && (
            <Button type="primary" onClick={() => setOpen({ form: undefined })}>
              {t('operators.invite')}
            </Button>
          )
        }
        filter={{
          key: 'status',
          label: t('status'),
          options: OPERATOR_STATUSES.map(value => ({ value, label: t(`operators.status.${value}`) })),
        }}
        columns={columns}
      />
      {open && 'form' in open && <OperatorDialog row={open.form} onClose={close} />}
      {open && 'ask' in open && open.ask === 'leave' && <LeaveDialog row={open.row} onClose={close} />}
      {open && 'ask' in open && open.ask !== 'leave' && <AskOperator ask={open.ask} row={open.row} onClose={close} />}
    </>
  )
}

function useColumns(onEdit: (row: OperatorRecord) => void, onAsk: (ask: Ask, row: OperatorRecord) => void) {
  const t = useT('people')
  const format = useFormat()
  const roleName = useRoleName()
  const regionName = useRegionNames()
  const wide = useFits(WIDE)
  const notify = useNotify()
  const again = useAction(operatorInviteAgain, { onSuccess: () => notify.success(t('operators.invited')) })
  return [
    {
      title: t('operators.name'),
      render: (row: OperatorRecord) => (
        <PersonName person={row}>
          <span className={styles['pair']}>
            {[row.displayName, row.employeeNo].filter(Boolean).join(' · ')}
            <span className={styles['soft']}>{row.email}</span>
          </span>
        </PersonName>
      ),
    },
    { title: t('operators.department'), render: (row: OperatorRecord) => row.departmentName ?? '–' },
    {
      title: t('operators.roles'),
      whole: true,
      render: (row: OperatorRecord) => (
        <span className={styles['tags']}>
          {row.roles.map(role => (
            <Tag key={role}>{roleName(role, row.roleNames)}</Tag>
          ))}
        </span>
      ),
    },
    {
      title: t('operators.regions'),
      render: (row: OperatorRecord) =>
        servesEverywhere(row.regionIds) ? t('operators.allRegions') : row.regionIds.map(regionName).join(', '),
    },
    {
      title: t('operators.languages'),
      render: (row: OperatorRecord) => row.languages.map(code => localeConfig(code).name).join(', ') || '–',
    },
    {
      title: t('status'),
      render: (row: OperatorRecord) => (
        <span className={styles['tags']}>
          <StatusTag tone={TONES[row.status]}>{t(`operators.status.${row.status}`)}</StatusTag>
          {row.isLocked && <StatusTag tone="warning">{t('operators.locked')}</StatusTag>}
        </span>
      ),
    },
    {
      title: t('operators.lastLogin'),
      render: (row: OperatorRecord) => (row.lastLoginAt ? format.dateTime(row.lastLoginAt) : '–'),
    },
    {
      title: t('actions'),
      ...{ whole: true, tight: true, pinned: wide },
      render: (row: OperatorRecord) => (
        <span className={styles['rowActions']}>
          {row.actions.includes('update') && (
            <Button size="small" onClick={() => onEdit(row)}>
              {t('edit')}
            </Button>
          )}
          {row.actions.includes('invite') && (
            <Button size="small" loading={again.pending} onClick={() => void again.run({ id: row.id })}>
              {t('operators.inviteAgain')}
            </Button>
          )}
          <AskButtons asks={ASKING.filter(ask => row.actions.includes(ask))} onAsk={ask => onAsk(ask, row)} />
        </span>
      ),
    },
  ]
}

function AskOperator({ ask, row, onClose }: { ask: Exclude<Ask, 'leave'>; row: OperatorRecord; onClose(): void }) {
  const t = useT('people')
  const options = useAsked(onClose)
  const disable = useDialogAction(operatorDisable, options)
  const enable = useDialogAction(operatorEnable, options)
  const unlock = useDialogAction(operatorUnlock, options)
  const reset = useDialogAction(operatorResetSecondFactor, options)
  const action = { disable, enable, unlock, reset_second_factor: reset }[ask]
  const run = (reason: string) => {
    if (ask === 'unlock') void unlock.run({ id: row.id, reason })
    else if (ask === 'reset_second_factor') void reset.run({ id: row.id, reason })
    else void (ask === 'disable' ? disable : enable).run({ id: row.id, version: row.version, reason })
  }
  return (
    <AskDialog
      ask={ask}
      name={row.displayName}
      intro={t(`operators.${ask}.intro`)}
      action={action}
      onClose={onClose}
      onSubmit={run}
    />
  )
}

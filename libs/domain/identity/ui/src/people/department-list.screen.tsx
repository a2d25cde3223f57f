import { Button, Form, Modal, Select } from 'antd'
import { useState } from 'react'
import {
  departmentCreate,
  departmentList,
  departmentRemove,
  departmentUpdate,
} from '@tradeport/domain/identity/contract'
import { closesCycle } from '@tradeport/domain/identity/rules'
import type { I18nText, OutputOf } from '@tradeport/kernel/contract-kit'
import { ActionFrame, TreeName, GraveMenu } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useDialogAction, useEndpoint, useFormat, useNotify } from '@tradeport/web/react'
import { DataTable, EmptyState, ErrorState, SkeletonText } from '@tradeport/web/ui'
import { useMayDo } from '../frame/use-may-do'
import { GivenNameItems, givenNameValues } from './given-name-items'
import styles from './people.module.css'

type Department = OutputOf<typeof departmentList>[number]
interface Branch extends Department {
  level: number
  parentName: string | null
}

/** Further down, what a department belongs to is said by its name alone. */
const DEEPEST_SET_IN = 4

/** The list in the order of its tree: what belongs below a department follows it. */
function branchesOf(all: readonly Department[], parent: Department | null = null, level = 1): Branch[] {
  return all
    .filter(each => each.parentId === (parent?.id ?? null))
    .flatMap(each => [{ ...each, level, parentName: parent?.name ?? null }, ...branchesOf(all, each, level + 1)])
}

export default function DepartmentListScreen() {
  const t = useT('people')
  const te = useT('entity')
  const format = useFormat()
  const may = useMayDo()
  const notify = useNotify()
  const [open, setOpen] = useState<{ row?: Department; parentId: string | null }>()
  const state = useEndpoint(departmentList, {})
  const remove = useAction(departmentRemove)
  const all = state.data ?? []
  const confirmRemoval = async (row: Department) => {
    const title = t('departments.removeQuestion', { name: row.name })
    if (await notify.confirm({ title, confirmLabel: t('action.remove'), danger: true }))
      await remove.run({ id: row.id, version: row.version })
  }
  return (
    <section className={styles['page']} aria-busy={state.isFetching}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{t('departments.title')}</h1>
        {may.holds('department:create') && (
          <Button type="primary" onClick={() => setOpen({ parentId: null })}>
            {t('departments.new')}
          </Button>
        )}
      </div>
      <div className={styles['panel']}>
        {state.error && !state.data ? (
          <ErrorState
            title={te('list.failed.title')}
            actions={<Button onClick={() => void state.refetch()}>{te('action.retry')}</Button>}
          >
            {te('list.failed.hint')}
          </ErrorState>
        ) : state.isLoading ? (
          <SkeletonText lines={8} />
        ) : (
          <DataTable
            label={t('departments.title')}
            rows={branchesOf(all)}
            empty={<EmptyState title={t('departments.empty')} />}
            columns={[
              {
                key: 'name',
                title: t('operators.name'),
                render: row => <TreeName level={Math.min(row.level, DEEPEST_SET_IN)}>{row.name}</TreeName>,
              },
              { key: 'parent', title: t('departments.parent'), render: row => row.parentName },
              {
                key: 'members',
                title: t('roles.members'),
                align: 'right',
                render: row => <span className="tp-tabular">{format.number(row.members)}</span>,
              },
              {
                key: 'actions',
                title: t('actions'),
                whole: true,
                render: row => (
                  <span className={styles['rowActions']}>
                    {may.holds('department:create') && (
                      <Button size="small" onClick={() => setOpen({ parentId: row.id })}>
                        {t('departments.newBelow')}
                      </Button>
                    )}
                    {may.holds('department:update') && (
                      <Button size="small" onClick={() => setOpen({ row, parentId: row.parentId })}>
                        {t('edit')}
                      </Button>
                    )}
                    {may.holds('department:remove') && (
                      <GraveMenu
                        acts={[{ key: 'remove', label: t('action.remove'), onSelect: () => void confirmRemoval(row) }]}
                      />
                    )}
                  </span>
                ),
              },
            ]}
          />
        )}
      </div>
      {open && <DepartmentDialog {...open} all={all} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

interface DialogProps {
  row?: Department
  parentId: string | null
  all: readonly Department[]
  onClose(): void
}

function DepartmentDialog({ row, parentId, all, onClose }: DialogProps) {
  const t = useT('people')
  const options = { done: () => t('saved'), onClose }
  const create = useDialogAction(departmentCreate, options)
  const update = useDialogAction(departmentUpdate, options)
  const send = row ? update : create
  const possible = all.filter(each => !row || !closesCycle(all, row.id, each.id))
  return (
    <Modal open title={t(row ? 'departments.edit' : 'departments.new')} footer={null} onCancel={onClose}>
      <ActionFrame<{ name: string; names?: I18nText; parentId?: string }>
        {...send}
        onCancel={onClose}
        onSubmit={values => {
          const content = { name: values.name, names: values.names, parentId: values.parentId ?? null }
          void (row ? update.run({ ...content, id: row.id, version: row.version }) : create.run(content))
        }}
        submit={t('save')}
        initial={{ ...givenNameValues(row?.given), parentId: parentId ?? undefined }}
      >
        <GivenNameItems label={t('operators.name')} given={row?.given} />
        <Form.Item name="parentId" label={t('departments.parent')}>
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            options={possible.map(each => ({ value: each.id, label: each.name }))}
          />
        </Form.Item>
      </ActionFrame>
    </Modal>
  )
}

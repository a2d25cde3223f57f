import { lazy, Suspense, useState } from 'react'
import type { FieldError } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { Button } from '@tradeport/web/ui'
import type { BatchOutcome } from './batch-outcomes'
import type { BatchResult, EntityAction, EntityRow, EntityTexts } from './entity-definition'
import styles from './entity.module.css'

/** Nobody is asked, and told, before rows are chosen. */
const ActionQuestion = lazy(() => import('./action-question'))
const BatchOutcomes = lazy(() => import('./batch-outcomes'))

export interface BatchBarProps<Row extends EntityRow, Action extends string> {
  rows: readonly Row[]
  actions: Readonly<Record<Action, EntityAction<Row>>>
  names: readonly Action[]
  texts: EntityTexts<string, string, string, Action>
  nameOf(row: Row): string
  onClear(): void
  onDone(): void
}

/** Acts on many rows; each answers for itself, what failed stays selected, and what became of those that left the list is told as well. */
export function BatchBar<Row extends EntityRow, Action extends string>(props: BatchBarProps<Row, Action>) {
  const t = useT('entity')
  const [outcomes, setOutcomes] = useState<BatchOutcome[] | null>(null)
  return (
    <div
      className={styles['batch']}
      role="region"
      aria-label={t('list.selected', { count: props.rows.length })}
      hidden={props.rows.length === 0}
    >
      <span>{t('list.selected', { count: props.rows.length })}</span>
      {props.names.map(name => (
        <BatchButton key={name} {...props} name={name} onOutcomes={setOutcomes} />
      ))}
      <Button variant="quiet" size="small" onClick={props.onClear}>
        {t('list.clearSelection')}
      </Button>
      {outcomes && (
        <Suspense fallback={null}>
          <BatchOutcomes
            outcomes={outcomes}
            onClose={() => {
              setOutcomes(null)
              props.onDone()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function BatchButton<Row extends EntityRow, Action extends string>({
  rows,
  actions,
  name,
  texts,
  nameOf,
  onOutcomes,
}: BatchBarProps<Row, Action> & { name: Action; onOutcomes(outcomes: BatchOutcome[]): void }) {
  const t = useT('entity')
  const action = actions[name]
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState(false)
  const [done, setDone] = useState<number | null>(null)
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([])
  const run = useBatchRun(action, setDone)
  const able = rows.filter(row => row.actions.includes(name))
  const { Form } = action
  const first = able[0]
  const ask = () => {
    setAsked(true)
    setAsking(true)
  }
  const close = () => {
    setAsking(false)
    setFieldErrors([])
  }
  const execute = async (values: Record<string, unknown>) => {
    setDone(0)
    const result = await run(able, values)
    setDone(null)
    if (!result.ok) return setFieldErrors(result.fieldErrors)
    close()
    onOutcomes(able.map(row => ({ id: row.id, name: nameOf(row), problem: result.problems.get(row.id) ?? '' })))
  }
  return (
    <>
      <Button
        size="small"
        className={action.emphasis === 'danger' ? styles['danger'] : undefined}
        disabled={able.length === 0}
        loading={done !== null}
        onClick={() => (action.confirm || Form ? ask() : void execute({}))}
      >
        {done === null ? texts.action(name) : t('batch.running', { done, total: able.length })}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <ActionQuestion
            open={asking}
            title={texts.action(name)}
            pending={done !== null}
            intro={t('list.selected', { count: able.length })}
            onClose={close}
            onConfirm={() => void execute({})}
            form={
              Form &&
              first && (
                <Form
                  row={first}
                  count={able.length}
                  pending={done !== null}
                  fieldErrors={fieldErrors}
                  onCancel={close}
                  onSubmit={values => void execute(values)}
                />
              )
            }
          >
            {texts.confirm(name)}
          </ActionQuestion>
        </Suspense>
      )}
    </>
  )
}

const useNoBatch = () => null

/** All rows in one call where the action has one, else one after the other. */
function useBatchRun<Row extends EntityRow>(action: EntityAction<Row>, onProgress: (done: number) => void) {
  const each = action.useRun()
  // An action has one or has it not for good, so the order of hooks never changes.
  const useTogether = action.together?.useRun ?? useNoBatch
  const together = useTogether()
  return async (rows: readonly Row[], values: Record<string, unknown>): Promise<BatchResult> => {
    if (together) return together(rows, values)
    const problems = new Map<string, string>()
    for (const [index, row] of rows.entries()) {
      onProgress(index)
      const result = await each(row, values)
      if (!result.ok) problems.set(row.id, result.message)
    }
    return { ok: true, problems }
  }
}

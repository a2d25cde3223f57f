import { lazy, Suspense, useState } from 'react'
import type { FieldError } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { Button, Tooltip } from '@tradeport/web/ui'
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
  /** With the rows that were refused. */
  onDone(failed: readonly string[]): void
}

/** Acts on many rows; each answers for itself, what failed stays selected, and what became of those that left the list is told as well. */
export function BatchBar<Row extends EntityRow, Action extends string>(props: BatchBarProps<Row, Action>) {
  const t = useT('entity')
  return (
    <div
      className={styles['batch']}
      role="region"
      aria-label={t('list.selected', { count: props.rows.length })}
      hidden={props.rows.length === 0}
    >
      <span>{t('list.selected', { count: props.rows.length })}</span>
      {props.names.map(name => (
        <BatchButton key={name} {...props} name={name} />
      ))}
      <Button variant="quiet" size="small" onClick={props.onClear}>
        {t('list.clearSelection')}
      </Button>
    </div>
  )
}

/** What was tried, with what was asked for it: what was refused may be tried again. */
interface Tried {
  readonly outcomes: readonly BatchOutcome[]
  readonly values: Record<string, unknown>
}

const useNoGate = (): undefined => undefined

function BatchButton<Row extends EntityRow, Action extends string>({
  rows,
  actions,
  name,
  texts,
  nameOf,
  onDone,
}: BatchBarProps<Row, Action> & { name: Action }) {
  const t = useT('entity')
  const action = actions[name]
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState(false)
  const [done, setDone] = useState<number | null>(null)
  const [tried, setTried] = useState<Tried | null>(null)
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([])
  const run = useBatchRun(action, setDone)
  const gate = (action.together?.useGate ?? useNoGate)()
  const able = rows.filter(row => row.actions.includes(name))
  const failed = tried?.outcomes.flatMap(({ id, problem }) => (problem === '' ? [] : [id])) ?? []
  // As they stand now: whatever cannot be tried any more is not.
  const again = able.filter(row => failed.includes(row.id))
  const { Form } = action
  const first = able[0]
  const begin = async () => {
    // Whether it is paid for is told before anything is asked.
    if (gate && !(await gate.check())) return
    if (!action.confirm && !Form) return void execute(able, {})
    setAsked(true)
    setAsking(true)
  }
  const close = () => {
    setAsking(false)
    setFieldErrors([])
  }
  const execute = async (targets: readonly Row[], values: Record<string, unknown>) => {
    setDone(0)
    const result = await run(targets, values)
    setDone(null)
    if (!result.ok) return setFieldErrors(result.fieldErrors)
    close()
    const outcomes = targets.map(row => ({
      id: row.id,
      name: nameOf(row),
      problem: result.problems.get(row.id) ?? '',
    }))
    setTried({ outcomes, values })
  }
  const button = (
    <Button
      size="small"
      className={action.emphasis === 'danger' ? styles['danger'] : undefined}
      disabled={able.length === 0}
      loading={done !== null}
      onClick={() => void begin()}
    >
      {done === null ? texts.action(name) : t('batch.running', { done, total: able.length })}
    </Button>
  )
  return (
    <>
      {gate ? <Tooltip content={gate.hint}>{button}</Tooltip> : button}
      {asked && (
        <Suspense fallback={null}>
          <ActionQuestion
            open={asking}
            title={texts.action(name)}
            width={action.width}
            pending={done !== null}
            intro={t('list.selected', { count: able.length })}
            onClose={close}
            onConfirm={() => void execute(able, {})}
            form={
              Form &&
              first && (
                <Form
                  row={first}
                  count={able.length}
                  pending={done !== null}
                  fieldErrors={fieldErrors}
                  onCancel={close}
                  onSubmit={values => void execute(able, values)}
                />
              )
            }
          >
            {texts.confirm(name)}
          </ActionQuestion>
        </Suspense>
      )}
      {tried && (
        <Suspense fallback={null}>
          <BatchOutcomes
            outcomes={tried.outcomes}
            again={again.length}
            pending={done !== null}
            onAgain={() => void execute(again, tried.values)}
            onClose={() => {
              setTried(null)
              onDone(failed)
            }}
          />
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

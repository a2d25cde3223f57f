import type { ExoticComponent, FunctionComponent, ReactNode } from 'react'
import type { Endpoint, FieldError, InputOf, OutputOf, Page } from '@tradeport/kernel/contract-kit'
import { useAction } from '@tradeport/web/react'
import { useAbility, type Ability, type AbilityQuery } from './use-ability'

/** What every row and detail of a document carries. */
export interface EntityRow {
  id: string
  status: string
  version: number
  actions: string[]
}

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** The state of a list as its address holds it. */
export interface ListQuery {
  pageNum: number
  pageSize: number
  status?: string
  keyword?: string
  sort?: string
  filters: Readonly<Record<string, string>>
}

export interface EndpointState<T> {
  data: T | undefined
  error: { code: string; message: string } | null | undefined
  isLoading: boolean
  isFetching: boolean
  refetch(): unknown
}

export interface EntityColumn<Row> {
  render(row: Row): ReactNode
  width?: number
  align?: 'left' | 'right'
  /** Not shown until chosen. */
  optional?: boolean
}

export type EntityFilter =
  { kind: 'choice'; useOptions(): readonly { value: string; label: string }[] } | { kind: 'text' } | { kind: 'date' }

export type RunResult = { ok: true } | { ok: false; message: string; fieldErrors: readonly FieldError[] }

export interface ActionFormProps<Row> {
  row: Row
  /** How many rows it is about, where several were chosen; `row` is the first of them. */
  count?: number
  pending: boolean
  fieldErrors: readonly FieldError[]
  onCancel(): void
  /** Runs the action with what the form asks. */
  onSubmit(values: Record<string, unknown>): void
}

/** Fetched by `lazy` where it is more than a line: a list shows its rows before anybody fills it in. */
export type ActionForm<Row> = FunctionComponent<ActionFormProps<Row>> | ExoticComponent<ActionFormProps<Row>>

/** What became of many rows: the problem of each that failed, by its id. */
export type BatchResult =
  | { ok: true; problems: ReadonlyMap<string, string> }
  | { ok: false; message: string; fieldErrors: readonly FieldError[] }

export interface EntityBatch<Row> {
  /** Of what a company pays for, once for all of them. */
  useGate?: (() => Ability) | undefined
  useRun(): (rows: readonly Row[], values: Record<string, unknown>) => Promise<BatchResult>
}

export interface EntityAction<Row> {
  /** `primary` stands out, `danger` asks before it runs and says what it will do. */
  emphasis: 'primary' | 'default' | 'danger'
  /** Asks first, naming what it will do (text key `confirm`). */
  confirm: boolean
  /** Asks for more than yes or no. */
  Form: ActionForm<Row> | undefined
  /** Offered for many selected rows at once. */
  batch: boolean
  /** One call for all of them; without it each row is a call of its own. */
  together?: EntityBatch<Row> | undefined
  /** Opens a page instead of calling an endpoint. */
  href: ((row: Row) => string) | undefined
  /** Of the dialog, where its form needs more than the usual room. */
  width?: number | undefined
  /** Of what a company pays for: what is left of it is said at the button, and why not before anything is asked. */
  useGate?: (() => Ability) | undefined
  useRun(): (row: Row, values: Record<string, unknown>) => Promise<RunResult>
}

interface ActionSpec<Row, E extends Endpoint> {
  endpoint: E
  input(row: Row, values: Record<string, unknown>): InputOf<E>
  emphasis?: 'primary' | 'default' | 'danger'
  confirm?: boolean
  batch?: boolean | EntityBatch<Row>
  Form?: ActionForm<Row>
  width?: number
  ability?: { readonly query: AbilityQuery; readonly key: string }
  onDone?(output: OutputOf<E>): void
  /** What follows in the front-end: going to the document that came of it. */
  useDone?(): (output: OutputOf<E>) => void
}

const useNothing = () => () => undefined

function gateOf(ability: { readonly query: AbilityQuery; readonly key: string } | undefined) {
  return ability && (() => useAbility(ability.query, ability.key))
}

/** An action that calls an endpoint; input and output are checked against it here. */
export function entityAction<Row, E extends Endpoint>(spec: ActionSpec<Row, E>): EntityAction<Row> {
  return {
    emphasis: spec.emphasis ?? 'default',
    confirm: spec.confirm ?? spec.emphasis === 'danger',
    Form: spec.Form,
    batch: spec.batch !== undefined && spec.batch !== false,
    together: typeof spec.batch === 'object' ? spec.batch : undefined,
    href: undefined,
    width: spec.width,
    useGate: gateOf(spec.ability),
    useRun() {
      const action = useAction(spec.endpoint)
      const useDone = spec.useDone ?? useNothing
      const done = useDone()
      return async (row, values) => {
        const result = await action.run(spec.input(row, values))
        if (!result.ok) return { ok: false, message: result.failure.message, fieldErrors: result.fieldErrors }
        spec.onDone?.(result.data)
        done(result.data)
        return { ok: true }
      }
    },
  }
}

/** Many rows in one call of an endpoint that answers for each of them. */
export function entityBatch<Row, E extends Endpoint>(spec: {
  endpoint: E
  input(rows: readonly Row[], values: Record<string, unknown>): InputOf<E>
  problems(output: OutputOf<E>): ReadonlyMap<string, string>
  ability?: { readonly query: AbilityQuery; readonly key: string }
}): EntityBatch<Row> {
  return {
    useGate: gateOf(spec.ability),
    useRun() {
      const action = useAction(spec.endpoint)
      return async (rows, values) => {
        const result = await action.run(spec.input(rows, values))
        if (!result.ok) return { ok: false, message: result.failure.message, fieldErrors: result.fieldErrors }
        return { ok: true, problems: spec.problems(result.data) }
      }
    },
  }
}

/** An action that is a page of its own (editing, quoting). */
export function entityLink<Row>(
  href: (row: Row) => string,
  emphasis: 'primary' | 'default' = 'default',
): EntityAction<Row> {
  return {
    emphasis,
    confirm: false,
    Form: undefined,
    batch: false,
    href,
    useRun: () => async () => ({ ok: true }),
  }
}

export interface AudienceView<
  ColumnKey extends string,
  FilterKey extends string,
  Status extends string,
  Action extends string,
> {
  columns: readonly ColumnKey[]
  filters?: readonly FilterKey[]
  /** Offered for rows that were chosen, though `hideActions` keeps them from the rows themselves. */
  batchActions?: readonly Action[]
  /** Tabs, in order; all of the entity's statuses when absent. */
  tabs?: readonly Status[]
  /** Of these tabs, those that stand there only while something is in them. */
  passingTabs?: readonly Status[]
  hideActions?: readonly Action[]
  /** Under this name operators, and people of companies whose list it is, may have it written to a file. */
  exportAs?: string
  /** Orders this person may choose; those of the entity when absent. */
  sorts?: readonly string[]
}

export interface EntityTexts<
  Status extends string,
  ColumnKey extends string,
  FilterKey extends string,
  Action extends string,
> {
  title: string
  /** Of the empty list: what this person can do about it. */
  emptyHint: string
  status(status: Status): string
  column(column: ColumnKey): string
  filter(filter: FilterKey): string
  sort(sort: string): string
  action(action: Action): string
  /** What the action will do, asked before it is done. */
  confirm(action: Action): string
  /** What was done, said afterwards; that the action is done when absent. */
  done?(action: Action): string
  /** What the list is searched by; number or name when absent. */
  search?: string
}

/** Actions of a document or of a part of one (an instalment, a contract version): what `ActionBar` needs to know of it. */
export interface ActionSource<Row extends EntityRow, Action extends string, Audience extends string> {
  actions: Readonly<Record<Action, EntityAction<Row>>>
  audiences: Readonly<Record<Audience, { hideActions?: readonly Action[] }>>
  useTexts(): Pick<EntityTexts<string, string, string, Action>, 'action' | 'confirm' | 'done'>
}

export interface EntityDefinition<
  Row extends EntityRow,
  Status extends string,
  ColumnKey extends string,
  FilterKey extends string,
  Action extends string,
  Audience extends string,
> {
  /** Also its topic of live events: lists and details on screen are asked again when one arrives, or the line was cut. */
  name: string
  statuses: readonly Status[]
  tones: Readonly<Record<Status, Tone>>
  columns: Readonly<Record<ColumnKey, EntityColumn<Row>>>
  filters: Readonly<Record<FilterKey, EntityFilter>>
  actions: Readonly<Record<Action, EntityAction<Row>>>
  sorts?: readonly string[]
  audiences: Readonly<Record<Audience, AudienceView<ColumnKey, FilterKey, Status, Action>>>
  /** How the row is called in questions and results: its number, mostly. */
  nameOf(row: Row): string
  hrefOf?(row: Row): string
  usePage(query: ListQuery, audience: Audience): EndpointState<Page<Row>>
  useCounts?(query: ListQuery, audience: Audience): EndpointState<Record<string, number>>
  useTexts(): EntityTexts<Status, ColumnKey, FilterKey, Action>
}

/** Lists, details and action bars of one document, for every audience; what differs between audiences is data. */
export function defineEntity<
  Row extends EntityRow,
  Status extends string,
  ColumnKey extends string,
  FilterKey extends string,
  Action extends string,
  Audience extends string,
>(
  definition: EntityDefinition<Row, Status, ColumnKey, FilterKey, Action, Audience>,
): EntityDefinition<Row, Status, ColumnKey, FilterKey, Action, Audience> {
  return definition
}

/** A server may be newer than this tab: an unknown status or action is shown neutrally or not at all, never a blank page. */
export function known<K extends string>(keys: readonly K[], value: string | null | undefined): K | undefined {
  return keys.find(key => key === value)
}

export function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  // Object.keys forgets the key type of a record that has no others.
  return Object.keys(record) as K[]
}

import { lazy, Suspense, useState, type ReactElement } from 'react'
import type { FieldError } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useNotify } from '@tradeport/web/react'
import { Button, Menu, MoreIcon, Tooltip, classNames } from '@tradeport/web/ui'
import { keysOf, type ActionSource, type EntityAction, type EntityRow } from './entity-definition'
import { keepPlace } from './keep-place'
import { PHONE, useFits } from './use-fits'
import styles from './entity.module.css'

/** Nobody is asked before the rows are there. */
const ActionQuestion = lazy(() => import('./action-question'))

/** What two actions of a row may say side by side: longer words would push the row's own columns out of sight. */
const ROW_LETTERS = 22
/** As many stand on a phone's page: more of them, each on a line of its own, would push what the page is about out of sight. */
const PHONE_BUTTONS = 3

export interface ActionBarProps<Row extends EntityRow, Action extends string, Audience extends string> {
  entity: ActionSource<Row, Action, Audience>
  row: Row
  audience: Audience
  /** `row`: small, the rest behind "more"; `page`: all of them, where there is room. */
  size?: 'row' | 'page'
  onDone?(action: Action): void
}

/** The actions the server says this person may take now, and no others. */
export function ActionBar<Row extends EntityRow, Action extends string, Audience extends string>({
  entity,
  row,
  audience,
  size = 'page',
  onDone,
}: ActionBarProps<Row, Action, Audience>) {
  const t = useT('entity')
  const hidden = entity.audiences[audience].hideActions ?? []
  // In the order of the definition: what a machine allows comes in no order that means anything to a person.
  const offered = keysOf(entity.actions).filter(action => row.actions.includes(action) && !hidden.includes(action))
  const [fromMenu, setFromMenu] = useState<Action | null>(null)
  const texts = entity.useTexts()
  const isPhone = useFits(PHONE)
  const { shown, rest } = size === 'row' ? besideRow(entity, offered, texts.action) : onPage(entity, offered, isPhone)
  if (offered.length === 0) return null
  return (
    <>
      {shown.map(action => (
        <ActionButton
          key={action}
          entity={entity}
          action={action}
          row={row}
          size={size}
          {...(onDone ? { onDone } : {})}
        />
      ))}
      {rest.length > 0 && (
        <Menu
          floating
          label={t('action.more')}
          trigger={size === 'row' ? <MoreIcon size={18} /> : t('action.more')}
          triggerClassName={styles[size === 'row' ? 'more' : 'linkAction']}
          items={rest.map(action => ({
            key: action,
            label: texts.action(action),
            danger: entity.actions[action].emphasis === 'danger',
            href: entity.actions[action].href?.(row),
            onSelect: () => setFromMenu(action),
          }))}
        />
      )}
      {fromMenu && (
        <ActionButton
          key={`menu-${fromMenu}`}
          entity={entity}
          action={fromMenu}
          row={row}
          size={size}
          startOpen
          onClose={() => setFromMenu(null)}
          {...(onDone ? { onDone } : {})}
        />
      )}
    </>
  )
}

interface Places<Action> {
  readonly shown: readonly Action[]
  /** Behind "more". */
  readonly rest: readonly Action[]
}

/**
 * The first of them. What ends or blocks something stands there only as the other answer to a question that waits (approve or reject):
 * nobody comes to a list to suspend its companies, and would do so by a slip.
 */
function besideRow<Row extends EntityRow, Action extends string, Audience extends string>(
  entity: ActionSource<Row, Action, Audience>,
  offered: readonly Action[],
  words: (action: Action) => string,
): Places<Action> {
  const isAsked = offered.some(action => entity.actions[action].emphasis === 'primary')
  const first = offered.filter(action => isAsked || entity.actions[action].emphasis !== 'danger').slice(0, 2)
  const twoFit = first.reduce((sum, action) => sum + words(action).length, 0) <= ROW_LETTERS
  const shown = twoFit ? first : first.slice(0, 1)
  return { shown, rest: offered.filter(action => !shown.includes(action)) }
}

/** On a phone what the page is for, and what a paid ability is asked about; where nothing is, the first. */
function onPage<Row extends EntityRow, Action extends string, Audience extends string>(
  entity: ActionSource<Row, Action, Audience>,
  offered: readonly Action[],
  isPhone: boolean,
): Places<Action> {
  if (!isPhone || offered.length <= PHONE_BUTTONS) return { shown: offered, rest: [] }
  const stays = (action: Action) => {
    const { emphasis, useGate } = entity.actions[action]
    return emphasis === 'primary' || useGate !== undefined
  }
  const foremost = offered.some(stays) ? offered.filter(stays) : offered.slice(0, 1)
  return { shown: foremost, rest: offered.filter(action => !foremost.includes(action)) }
}

const useNoGate = () => undefined

/** What a paid ability says at its button; other buttons stand alone. */
function Hinted({
  hint,
  children,
}: {
  hint: string | undefined
  children: ReactElement<{ 'aria-describedby'?: string }>
}) {
  return hint === undefined ? children : <Tooltip content={hint}>{children}</Tooltip>
}

interface ActionButtonProps<Row extends EntityRow, Action extends string, Audience extends string> {
  entity: ActionSource<Row, Action, Audience>
  action: Action
  row: Row
  size: 'row' | 'page'
  /** Chosen from a menu: no button, the question at once. */
  startOpen?: boolean
  onClose?(): void
  onDone?(action: Action): void
}

function ActionButton<Row extends EntityRow, Action extends string, Audience extends string>({
  entity,
  action,
  row,
  size,
  startOpen = false,
  onClose,
  onDone,
}: ActionButtonProps<Row, Action, Audience>) {
  const t = useT('entity')
  const definition: EntityAction<Row> = entity.actions[action]
  const run = definition.useRun()
  const texts = entity.useTexts()
  const notify = useNotify()
  const [open, setOpen] = useState(startOpen)
  const [asked, setAsked] = useState(startOpen)
  const [pending, setPending] = useState(false)
  const [checking, setChecking] = useState(false)
  const gate = (definition.useGate ?? useNoGate)()
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([])
  const asks = definition.confirm || definition.Form !== undefined || startOpen

  const ask = () => {
    setAsked(true)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setFieldErrors([])
    onClose?.()
  }
  const execute = async (values: Record<string, unknown>) => {
    setPending(true)
    const result = await run(row, values)
    setPending(false)
    if (!result.ok) {
      setFieldErrors(result.fieldErrors)
      return
    }
    close()
    keepPlace()
    notify.success(texts.done?.(action) ?? t('action.succeeded', { action: texts.action(action) }))
    onDone?.(action)
  }

  const press = async () => {
    if (gate) {
      setChecking(true)
      const goesOn = await gate.check()
      setChecking(false)
      if (!goesOn) return
    }
    if (asks) ask()
    else await execute({})
  }

  if (definition.href) {
    return (
      <AppLink
        to={definition.href(row)}
        className={styles['linkAction'] ?? ''}
        data-look={definition.emphasis === 'primary' ? 'primary' : size === 'row' ? 'text' : 'default'}
      >
        {texts.action(action)}
      </AppLink>
    )
  }
  const { Form } = definition
  const isPrimary = definition.emphasis === 'primary'
  const isDanger = definition.emphasis === 'danger'
  return (
    <>
      {!startOpen && (
        <Hinted hint={gate?.hint}>
          <Button
            size={size === 'row' ? 'small' : 'medium'}
            variant={isPrimary ? 'primary' : size === 'row' ? 'quiet' : 'secondary'}
            className={classNames(size === 'row' && styles['rowButton'], isDanger && styles['danger'])}
            loading={(pending && !open) || checking}
            onClick={() => void press()}
          >
            {texts.action(action)}
          </Button>
        </Hinted>
      )}
      {asked && (
        <Suspense fallback={null}>
          <ActionQuestion
            open={open}
            title={texts.action(action)}
            width={definition.width}
            danger={isDanger}
            pending={pending}
            problems={fieldErrors}
            onClose={close}
            onConfirm={() => void execute({})}
            form={
              Form && (
                <Form
                  row={row}
                  pending={pending}
                  fieldErrors={fieldErrors}
                  onCancel={close}
                  onSubmit={values => void execute(values)}
                />
              )
            }
          >
            {texts.confirm(action)}
          </ActionQuestion>
        </Suspense>
      )}
    </>
  )
}

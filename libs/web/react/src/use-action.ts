import type { Endpoint, FieldError, InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import type { Failure } from '@tradeport/web/request'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createActionKey } from './action-key'
import { useRuntime } from './runtime-context'

export interface ActionOptions<E extends Endpoint> {
  readonly onSuccess?: (data: OutputOf<E>, input: InputOf<E>) => void
  readonly onFailure?: (failure: Failure) => void
  readonly quiet?: boolean
  readonly ignoreError?: boolean
}

export type ActionResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly fieldErrors: readonly FieldError[]; readonly failure: Failure }

export interface Action<E extends Endpoint> {
  /** `signal`: calls it off. */
  readonly run: (input: InputOf<E>, signal?: AbortSignal) => Promise<ActionResult<OutputOf<E>>>
  readonly pending: boolean
  /** Of the last run; empty while it runs. */
  readonly fieldErrors: readonly FieldError[]
  readonly failure: Failure | undefined
  readonly reset: () => void
  /** What was wrong with a field is no longer said, because somebody is mending it. */
  readonly mend: (path: string) => void
}

/** Calls an endpoint because the user did something; a second press while it runs shares the first call. */
export function useAction<E extends Endpoint>(endpoint: E, options: ActionOptions<E> = {}): Action<E> {
  const { layer } = useRuntime()
  const [running, setRunning] = useState(0)
  const [failure, setFailure] = useState<Failure>()
  const [actionKey] = useState(createActionKey)
  const latest = useLatest(options)

  const run = useCallback(
    async (input: InputOf<E>, signal?: AbortSignal): Promise<ActionResult<OutputOf<E>>> => {
      setRunning(count => count + 1)
      setFailure(undefined)
      const { quiet, ignoreError = false } = latest.current
      const result = await layer.call(endpoint, input, {
        idempotencyKey: actionKey.for(input),
        ignoreError,
        ...(quiet ? { quiet: 'all' } : {}),
        signal,
      })
      setRunning(count => count - 1)
      if (result.ok) {
        actionKey.settle()
        latest.current.onSuccess?.(result.data, input)
        return result
      }
      actionKey.settle(result.failure)
      setFailure(result.failure)
      latest.current.onFailure?.(result.failure)
      return { ok: false, fieldErrors: result.failure.fieldErrors, failure: result.failure }
    },
    [layer, endpoint, actionKey, latest],
  )

  const reset = useCallback(() => setFailure(undefined), [])
  const mend = useCallback(
    (path: string) =>
      setFailure(
        current => current && { ...current, fieldErrors: current.fieldErrors.filter(error => error.path !== path) },
      ),
    [],
  )
  return { run, pending: running > 0, fieldErrors: failure?.fieldErrors ?? NONE, failure, reset, mend }
}

const NONE: readonly FieldError[] = []

/** The newest callbacks for a function whose identity must not change. */
export function useLatest<T>(value: T): { readonly current: T } {
  const ref = useRef(value)
  useEffect(() => {
    ref.current = value
  })
  return ref
}

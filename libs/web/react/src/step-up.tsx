import type { Endpoint, InputOf } from '@tradeport/kernel/contract-kit'
import { resolveError } from '@tradeport/kernel/errors'
import type { CallOptions, Failure, RequestLayer } from '@tradeport/web/request'
import { useMemo, type ReactNode } from 'react'
import { failureMessage } from './error-effects-host'
import type { AppRuntime } from './runtime'
import { RuntimeContext, useRuntime } from './runtime-context'
import { useLatest } from './use-action'

const PROOF_NEEDED = 'USER_SERVICE530130'

export interface StepUpProps {
  /** Asks who it is; false when the person would rather not. */
  readonly ask: () => Promise<boolean>
  readonly children: ReactNode
}

/**
 * Calls from inside that need a fresh proof of who makes them ask for it and are sent once more. Only work apps render this: nothing of
 * it is part of a visitor's first page.
 */
export function StepUp({ ask, children }: StepUpProps) {
  const runtime = useRuntime()
  const latest = useLatest(ask)
  const guarded = useMemo(() => ({ ...runtime, layer: withStepUp(runtime, () => latest.current()) }), [runtime, latest])
  return <RuntimeContext value={guarded}>{children}</RuntimeContext>
}

/** The layer as it is, but for calls of endpoints with a step-up. */
export function withStepUp(
  runtime: Pick<AppRuntime, 'layer' | 'presenter' | 'i18n'>,
  ask: () => Promise<boolean>,
): RequestLayer {
  const { layer, presenter, i18n } = runtime

  /** What the first call kept to itself, because it might only have been the question who it is. */
  const say = (failure: Failure, { quiet, ignoreError }: CallOptions) => {
    if (ignoreError || quiet === 'all' || failure.kind === 'aborted') return
    if (quiet === 'connection' && failure.code === '') return
    const { show } = resolveError(failure.code)
    if (show !== 'nothing' || failure.code === '')
      presenter.toast(show === 'warning' ? 'warning' : 'error', failureMessage(failure, i18n.translate('common')))
  }

  const call = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}) => {
    if (endpoint.stepUp === false) return layer.call(endpoint, input, options)
    const first = await layer.call(endpoint, input, { ...options, quiet: 'all' })
    if (first.ok) return first
    if (first.failure.code !== PROOF_NEEDED) say(first.failure, options)
    else if (await ask()) return layer.call(endpoint, input, options)
    return first
  }
  // The one overload that no screen uses, `returnAll`, is left to the layer itself.
  return { ...layer, call: call as RequestLayer['call'] }
}

import type { Endpoint, FieldError } from '@tradeport/kernel/contract-kit'
import { resolveError } from '@tradeport/kernel/errors'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useAction, useNotify, type ActionOptions } from '@tradeport/web/react'
import { useMemo } from 'react'

/** That the person would rather not prove who they are needs no words. */
const PROOF_NEEDED = 'USER_SERVICE530130'

const isForWords = (code: string) => code === '' || (code !== PROOF_NEEDED && resolveError(code).show !== 'nothing')

/**
 * A call whose refusals belong to fields of its form: a wrong code stands beside the code. All others are said as ever.
 *
 * @param fields which field a code of the catalogue is about
 * @param options.words what a code says here, where the catalogue's words would be about more than was asked
 */
export function useFieldAction<E extends Endpoint>(
  endpoint: E,
  fields: Readonly<Record<string, string>>,
  options: Pick<ActionOptions<E>, 'onSuccess'> & { words?: Readonly<Record<string, string>> },
) {
  const common = useT('common')
  const notify = useNotify()
  const action = useAction(endpoint, {
    ...(options.onSuccess ? { onSuccess: options.onSuccess } : {}),
    quiet: true,
    onFailure: failure => {
      const isAtField = failure.code in fields || failure.fieldErrors.length > 0
      if (!isAtField && failure.kind !== 'aborted' && isForWords(failure.code))
        notify.error(failureMessage(failure, common))
    },
  })
  const { failure } = action
  const path = failure && fields[failure.code]
  const said = failure && options.words?.[failure.code]
  const fieldErrors = useMemo<readonly FieldError[]>(
    () =>
      failure && path !== undefined
        ? [
            {
              ...{ path, rule: failure.code, msgKey: failure.code, params: {} },
              message: said ?? failureMessage(failure, common),
            },
          ]
        : action.fieldErrors,
    [failure, path, said, action.fieldErrors, common],
  )
  return {
    ...action,
    fieldErrors,
    mend: (at: string) => (at === path ? action.reset() : action.mend(at)),
    errorAt: (at: string) => fieldErrors.find(error => error.path === at)?.message,
  }
}

import { z, type FieldError } from '@tradeport/kernel/contract-kit'
import { goToField, zodProblems } from '@tradeport/web/entity'
import { useFieldText, useLeaveGuard } from '@tradeport/web/react'
import { useMemo, useState } from 'react'

/**
 * A form whose value is the endpoint's own input: the contract's schema finds what is wrong, the server what the schema cannot know.
 *
 * @param prefix of the server's paths where the value lies inside the input (`article.`).
 */
export function useContentForm<V extends object>(start: V, schema: z.ZodMiniType, prefix: string) {
  const fieldText = useFieldText()
  const [value, setValue] = useState(start)
  const [saved, setSaved] = useState(start)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<readonly FieldError[]>([])
  const dirty = useMemo(() => JSON.stringify(value) !== JSON.stringify(saved), [value, saved])
  const release = useLeaveGuard(dirty)
  const found = useMemo(() => {
    const parsed = z.safeParse(schema, value)
    return parsed.success ? [] : zodProblems(parsed.error)
  }, [schema, value])
  const problems = new Map<string, string>()
  if (tried) for (const { path, rule, params } of found) problems.set(path, fieldText(rule, params))
  for (const { path, message } of refused) problems.set(path, message)
  return {
    value,
    dirty,
    problems,
    set<K extends keyof V>(key: K, next: V[K]) {
      setValue(current => ({ ...current, [key]: next }))
      setRefused(errors => errors.filter(error => error.path.split('.')[0] !== key))
    },
    replace: setValue,
    /** Whether it may be sent; the first thing that is wrong is brought into view. */
    check(): boolean {
      setTried(true)
      const first = found[0]
      if (first) setTimeout(() => goToField(first.path), 0)
      return first === undefined
    },
    /** Shows what the server refused. */
    refuse(errors: readonly FieldError[]) {
      const own = errors.map(error => ({
        ...error,
        path: error.path.startsWith(prefix) ? error.path.slice(prefix.length) : error.path,
      }))
      setRefused(own)
      const first = own[0]
      if (first) setTimeout(() => goToField(first.path), 0)
    },
    /** The server has it: the form may be left. */
    settle() {
      setSaved(value)
      setRefused([])
      release()
    },
  }
}

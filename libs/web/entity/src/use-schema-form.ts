import { z, type FieldError } from '@tradeport/kernel/contract-kit'
import { useFieldText, useLeaveGuard, useTellOvertaken, type ActionResult } from '@tradeport/web/react'
import { useMemo, useState } from 'react'
import { onTopOf, shapedLike } from './kept-value'
import { goToFirst } from './path-field'
import { useKeptValue } from './use-kept-value'
import { zodProblems } from './zod-problems'

export interface SchemaFormOptions<V extends object> {
  /** Asked when the form opens, and again when it goes on from a newer version. */
  start(): V
  schema: z.ZodMiniType
  /** Of the server's paths where the value lies inside the input (`article.`). */
  prefix: string
  /** Whose form of what: the browser keeps its entries under this name. */
  place: string
  /** Of the document; null for a new one. */
  version: number | null
}

/**
 * A form whose value is the endpoint's own input: the contract's schema finds what is wrong, the server what the schema cannot know. What is
 * typed is kept in the browser until the server has it, and asked about before it is left. After somebody else was faster, which the server
 * says once, what was not typed here is as they have saved it, as soon as `version` is theirs (`useOpened`).
 */
export function useSchemaForm<V extends object>({ start, schema, prefix, place, version }: SchemaFormOptions<V>) {
  const fieldText = useFieldText()
  const tellOvertaken = useTellOvertaken()
  const [base, setBase] = useState(() => ({ version, saved: start() }))
  const { saved } = base
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<readonly FieldError[]>([])
  const kept = useKeptValue<V>({
    place,
    version: base.version,
    saved,
    parse: shapedLike(saved),
    isChanged: value => JSON.stringify(value) !== JSON.stringify(saved),
  })
  const { value, setValue, changed } = kept
  if (version !== null && base.version !== null && version > base.version) {
    const theirs = start()
    setBase({ version, saved: theirs })
    setValue(typed => onTopOf(theirs, typed, saved))
  }
  const release = useLeaveGuard(changed)
  const found = useMemo(() => {
    const parsed = z.safeParse(schema, value)
    return parsed.success ? [] : zodProblems(parsed.error)
  }, [schema, value])
  const problems = new Map<string, string>()
  if (tried) for (const { path, rule, params } of found) problems.set(path, fieldText(rule, params))
  for (const { path, message } of refused) problems.set(path, message)
  return {
    value,
    kept,
    problems,
    set<K extends keyof V>(key: K, next: V[K]) {
      setValue(current => ({ ...current, [key]: next }))
      setRefused(errors => errors.filter(error => error.path.split('.')[0] !== key))
    },
    replace: setValue,
    /** Whether it may be sent; the first thing that is wrong is brought into view. */
    check(): boolean {
      setTried(true)
      if (found.length > 0) setTimeout(() => goToFirst(found.map(({ path }) => path)), 0)
      return found.length === 0
    },
    /** Shows what the server refused. */
    refuse({ fieldErrors, failure }: Refused) {
      tellOvertaken(failure)
      const own = fieldErrors.map(error => ({
        ...error,
        path: error.path.startsWith(prefix) ? error.path.slice(prefix.length) : error.path,
      }))
      setRefused(own)
      if (own.length > 0) setTimeout(() => goToFirst(own.map(({ path }) => path)), 0)
    },
    /** The server has it: the form may be left. */
    settle() {
      setBase({ version, saved: value })
      setRefused([])
      kept.settle()
      release()
    },
  }
}
type Refused = Extract<ActionResult<unknown>, { ok: false }>

export type SchemaForm<V extends object> = ReturnType<typeof useSchemaForm<V>>

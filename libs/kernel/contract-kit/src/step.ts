import * as z from 'zod/mini'
import { defineEndpoint, type Audience, type Endpoint } from './endpoint'
import { id } from './schemas'

/** A document that endpoints lead from status to status. */
export interface SteppedDocument<O extends z.ZodMiniType> {
  /** `<domain>.<document>`: the action follows in the name of a step, or takes the place of a `*` (`identity.*Member`). */
  readonly name: string
  /** After `/api`; the action is its last part. */
  readonly path: `/${string}`
  /** Every step touches these. */
  readonly touches: readonly string[]
  /** Every step may be refused with these. */
  readonly errors?: readonly string[]
  /** What a step answers. */
  readonly changed: () => O
}

export interface StepDefinition<I extends z.core.$ZodShape> {
  readonly audiences: readonly [Audience, ...Audience[]]
  /** Besides `id` and `version`. */
  readonly input?: I
  /** Besides those of every step of the document. */
  readonly errors?: readonly string[]
  /** Besides what every step of the document touches. */
  readonly touches?: readonly string[]
  /** Where it is not the one that follows from the action. */
  readonly name?: string
  readonly summary?: string
  /** The caller has to have proved lately who they are. */
  readonly stepUp?: boolean | readonly Audience[]
  /** The paid ability that a call uses up. */
  readonly ability?: string
  /** Calls per minute and caller. */
  readonly rateLimit?: number
}

/** The version is the one the caller saw: a step from another one is refused. */
export const stepTarget = () => ({ id: id(), version: z.int() })

/** What most steps answer: where the document stands now. */
export const steppedTo = <S extends readonly [string, ...string[]]>(statuses: S) =>
  z.object({ id: z.string(), version: z.int(), status: z.enum(statuses) })

/**
 * The endpoint of one action of a document's state machine.
 *
 * @param action as it stands in the path: mostly as the machine calls it (`cancel_unpaid`)
 * @__NO_SIDE_EFFECTS__
 */
export function defineStep<O extends z.ZodMiniType, I extends z.core.$ZodShape = Record<never, never>>(
  document: SteppedDocument<O>,
  action: string,
  { name = nameOf(document.name, action), input, errors = [], touches = [], ...definition }: StepDefinition<I>,
): Endpoint<z.ZodMiniObject<ReturnType<typeof stepTarget> & I>, O, 'json'> {
  return defineEndpoint({
    ...definition,
    name,
    path: `${document.path}/${action}`,
    input: z.object({ ...stepTarget(), ...(input as I) }),
    output: document.changed(),
    writes: true,
    touches: [...document.touches, ...touches],
    errors: [...(document.errors ?? []), ...errors],
  })
}

function nameOf(document: string, action: string): string {
  const word = action.replace(/[_/]([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return document.includes('*') ? document.replace('*', word) : document + word.charAt(0).toUpperCase() + word.slice(1)
}

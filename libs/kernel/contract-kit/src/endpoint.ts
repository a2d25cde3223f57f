import type * as z from 'zod/mini'

/** Who may call: a visitor endpoint needs no token; the others need one of that identity. */
export const AUDIENCES = ['visitor', 'buyer', 'seller', 'provider', 'operator'] as const
export type Audience = (typeof AUDIENCES)[number]

/**
 * `binary`: answered with a file; `multipart`: takes a file; `events`: the server-sent events that concern the caller;
 * `feed`: server-sent events of one thing, from the endpoint's own handler.
 */
export type EndpointKind = 'json' | 'binary' | 'multipart' | 'events' | 'feed'

export interface EndpointDefinition<I extends z.ZodMiniType, O extends z.ZodMiniType, K extends EndpointKind> {
  /** `<domain>.<verbNoun>`, unique in the product. */
  readonly name: string
  /** Default POST (spec section 7). */
  readonly method?: 'GET' | 'POST'
  /** Path after `/api`; starts with the service prefix. */
  readonly path: `/${string}`
  /** Empty is a build error: public endpoints say so with `visitor`. */
  readonly audiences: readonly [Audience, ...Audience[]]
  readonly input: I
  readonly output: O
  /** Business error codes this endpoint may answer besides the shared ones. */
  readonly errors?: readonly string[]
  /** True where the call changes something: it then runs in one transaction under an `Idempotency-Key`. */
  readonly writes?: boolean
  /** False where the answer must not be kept (it holds a token): the call then needs no `Idempotency-Key`. */
  readonly replay?: boolean
  /**
   * Operators' writes leave a row in the audit log by themselves: `none` for what concerns nobody but the caller (what was read, how
   * lists look). `read`: a read that leaves one too, because it shows what is sensitive.
   */
  readonly audit?: 'none' | 'read'
  /** What a read depends on; a write that touches one of these makes the read stale. */
  readonly reads?: readonly string[]
  readonly touches?: readonly string[]
  /**
   * The paid ability of the caller's company that one call uses up, such as `data.export`; without it the call is refused with one of
   * the four codes of spec section 6.
   */
  readonly ability?: string
  /**
   * Needs a proof of who calls that is younger than ten minutes (password, or second factor where the account has one); without it the
   * call is refused with `USER_SERVICE530130`, and work apps ask for the proof and send it again. A list: of these audiences alone.
   */
  readonly stepUp?: boolean | readonly Audience[]
  /**
   * While an operator looks at a front-end as one of its people, nothing is written: `allowed` for the write that ends this, `hidden`
   * for reads that are the person's alone (sessions, second factor, bank details).
   */
  readonly whileViewing?: 'allowed' | 'hidden'
  /**
   * Begins something new where no machine says so: in a closed region companies and visitors are refused with `MALL600411`. What is under
   * way goes on.
   */
  readonly begins?: boolean
  /**
   * Is also for whoever is signed in and belongs to no company: who applies for one, and who has left the only one. They look after
   * their account, and nothing else.
   */
  readonly withoutCompany?: boolean
  /** Long work that its caller may call off: where they have gone before it is done, nothing of it is kept. */
  readonly endsWithCaller?: boolean
  /** Calls per minute and caller; stricter than the general limit. */
  readonly rateLimit?: number
  readonly kind?: K
  readonly summary?: string
}

export interface Endpoint<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  K extends EndpointKind = EndpointKind,
> {
  readonly $type: 'endpoint'
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  readonly audiences: readonly Audience[]
  readonly input: I
  readonly output: O
  readonly errors: readonly string[]
  readonly writes: boolean
  readonly replay: boolean
  readonly audit: 'none' | 'read' | undefined
  readonly reads: readonly string[]
  readonly touches: readonly string[]
  readonly ability: string | undefined
  readonly stepUp: boolean | readonly Audience[]
  readonly whileViewing: 'allowed' | 'hidden' | undefined
  readonly begins: boolean
  readonly withoutCompany: boolean
  readonly endsWithCaller?: boolean
  readonly rateLimit: number | undefined
  readonly kind: K | 'json'
  readonly summary: string
}

/** What a caller passes (before defaults) and what a handler receives (after them). */
export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
/** What a handler returns (before the schema drops what is not declared) and what a caller gets. */
export type HandlerOutputOf<E extends Endpoint> = z.input<E['output']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/**
 * One definition serves the client's types, the server's checks, the OpenAPI document and the contract lock.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineEndpoint<I extends z.ZodMiniType, O extends z.ZodMiniType, K extends EndpointKind = 'json'>(
  definition: EndpointDefinition<I, O, K>,
): Endpoint<I, O, K> {
  return {
    $type: 'endpoint',
    method: 'POST',
    errors: [],
    writes: false,
    replay: true,
    audit: undefined,
    reads: [],
    touches: [],
    ability: undefined,
    stepUp: false,
    whileViewing: undefined,
    begins: false,
    withoutCompany: false,
    rateLimit: undefined,
    kind: 'json',
    summary: '',
    ...definition,
  }
}

export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && '$type' in value && value.$type === 'endpoint'
}

/** The endpoints of a contract module (`import * as contract from …`), by export name. */
export function endpointsOf(contract: object): [string, Endpoint][] {
  return Object.entries(contract).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
}

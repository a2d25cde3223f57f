import type { Endpoint, HandlerOutputOf, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import type { MigrationSet } from '@tradeport/node/db'
import type { ActorContext } from './context'
import type { MountParts } from './mount'
import type { BinaryAnswer, Feed, UploadedFile } from './transport'

/** What a handler gets besides its input: the files of a multipart call. */
export interface CallExtras {
  readonly files: readonly UploadedFile[]
}

type JsonHandler<E extends Endpoint> = (
  ctx: ActorContext,
  input: ParsedInputOf<E>,
  extras: CallExtras,
) => Promise<HandlerOutputOf<E>>

type BinaryHandler<E extends Endpoint> = (
  ctx: ActorContext,
  input: ParsedInputOf<E>,
  extras: CallExtras,
) => Promise<BinaryAnswer>

type FeedHandler<E extends Endpoint> = (ctx: ActorContext, input: ParsedInputOf<E>, extras: CallExtras) => Promise<Feed>

/** True for the endpoints of that kind; `kind` is a union with 'json' in the type, so the plain ones are told apart first. */
type IsKind<E extends Endpoint, K extends string> = K extends E['kind'] ? true : false

/**
 * One handler for each endpoint that a contract module exports: leaving one out does not compile. Event streams are served by the
 * live hub and have none.
 */
export type Handlers<Contract> = {
  [
    K in keyof Contract as Contract[K] extends Endpoint
      ? IsKind<Contract[K], 'events'> extends true
        ? never
        : K
      : never
  ]: Contract[K] extends Endpoint
    ? IsKind<Contract[K], 'binary'> extends true
      ? BinaryHandler<Contract[K]>
      : IsKind<Contract[K], 'feed'> extends true
        ? FeedHandler<Contract[K]>
        : JsonHandler<Contract[K]>
    : never
}

interface Timed {
  readonly name: string
  readonly everySeconds: number
}

export interface TransactionJob extends Timed {
  /** Runs in one transaction per call, on one instance at a time; `ctx.actor` is the system. */
  run(ctx: ActorContext): Promise<void>
}

/** One transaction of a job that has several. */
export type JobStep = <T>(work: (ctx: ActorContext) => Promise<T>) => Promise<T>

/**
 * A job that waits for others (mail servers, banks): it opens its own transactions and holds none meanwhile. A second instance may begin
 * while the first still waits, so it claims what it works on.
 */
export interface SteppedJob extends Timed {
  steps(step: JobStep): Promise<void>
}

export type Job = TransactionJob | SteppedJob

/** Work that goes on beside the calls, as long as the API runs. */
export interface Service {
  start(): Promise<void> | void
  stop(): Promise<void> | void
}

export interface ServerModule<Ports, Contract extends object = object> {
  readonly name: string
  readonly migrations: Record<string, string>
  readonly contract: Contract
  readonly handlers: (ports: Ports) => Handlers<Contract>
  readonly jobs?: (ports: Ports) => readonly Job[]
  readonly services?: (ports: Ports, parts: MountParts) => readonly Service[]
}

export function defineServerModule<Ports, Contract extends object>(
  module: ServerModule<Ports, Contract>,
): ServerModule<Ports, Contract> {
  return module
}

export function migrationSet(module: { name: string; migrations: Record<string, string> }): MigrationSet {
  return { name: module.name, files: module.migrations }
}

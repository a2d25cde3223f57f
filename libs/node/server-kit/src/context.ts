import type { TextParams } from '@tradeport/kernel/errors'
import type { Audience, I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import type { OperatorFrontEnd, PlatformKey, RegionConfig } from '@tradeport/kernel/config'
import type { Db } from '@tradeport/node/db'
import type { KeptCookie } from './cookies'
import type { FileStore } from './files/file-store'
import type { Recent } from './recent'
import type { AskedRights, OwnRights } from './own-rights'
import type { PublishedTexts } from './server-texts'

/** Who calls, as the token says it. Visitors have no ids and the single role `visitor`. */
export interface Actor {
  readonly kind: Audience | 'system'
  readonly userId: string | null
  readonly companyId: string | null
  /** The shop a seller's member works for now. */
  readonly storeId: string | null
  /** All shops that they may work for. */
  readonly storeIds?: readonly string[]
  /** Everybody of the department that a member stands in, the member among them; absent for who stands in none. */
  readonly departmentIds?: readonly string[]
  /** How far the member's company is verified; absent for who has none. */
  readonly verifyLevel?: number
  /** The built-in roles they were given, and, as `<document>:<action>`, the single rights that they hold besides. */
  readonly roles: readonly string[]
  /** Of whom holds roles of the company's own. */
  readonly ownRights?: OwnRights
  /** The same, once the call is known. */
  readonly rights?: AskedRights
  /** Regions an operator serves; empty means all. Others have the one region of their token. */
  readonly regionIds: readonly string[]
  readonly displayName: string
  readonly timeZone: string
  /** Which session calls. */
  readonly sessionId?: string
  /** Front-ends that an operator may enter. */
  readonly frontEnds?: readonly OperatorFrontEnd[]
  /** When this session's person last proved who they are: at sign-in, or for an endpoint with `stepUp`. */
  readonly provedAt?: Date | null
  /** An operator who first has to set a second factor up: nothing that is for operators alone is answered. */
  readonly mustEnrol?: boolean
  /** An operator who looks on as this person: nothing is changed in the person's name. */
  readonly viewing?: Viewing
}

export interface Viewing {
  readonly id: string
  readonly operatorId: string
  readonly operatorName: string
  readonly until: Date
}

export const VISITOR: Actor = {
  kind: 'visitor',
  userId: null,
  companyId: null,
  storeId: null,
  roles: ['visitor'],
  regionIds: [],
  displayName: '',
  timeZone: 'UTC',
}

export const SYSTEM: Actor = { ...VISITOR, kind: 'system', roles: ['system'], displayName: 'system' }

export interface DocumentEventRequest {
  documentType: string
  documentId: string
  action: string
  fromStatus?: string | null
  toStatus?: string | null
  note?: string | null
  payload?: unknown
  /** Sides that see the entry (`buyer`, `seller`, `provider`, `operator`); all of the document's readers when absent. */
  visibleTo?: string[]
}

export interface AuditRequest {
  /** `<document>:<action>`. */
  action: string
  entityType: string
  entityId: string
  /** The number people know the document by. */
  entityNo?: string
  /** Whose document it is; the caller's own company when absent. */
  companyId?: string | null
  /** Of two states only what differs is kept, secrets masked. */
  before?: unknown
  after?: unknown
  reason?: string
  /** Whom an operator looks on as; known by itself while that lasts. */
  onBehalfOf?: string
  result?: 'ok' | 'denied' | 'failed'
}

export type NotificationTarget =
  | {
      companyId: string
      identity: 'buyer' | 'seller' | 'provider'
      /** Only those who work for this shop. */ storeId?: string
      /** Only holders of one of these roles; everybody when absent. */ roles?: readonly string[]
      /** Of those with single rights of their company's own only who holds this one, and of a buyer's as far as it reaches. */ permission?: string
      /** Of a buyer's people only those whose roles reach what this one began. */ ownerId?: string
      /** Who takes care of it: of those who act on what is theirs alone, only this one. */ assignedTo?: string
    }
  | {
      userId: string
      /** On which side it concerns them; by default the one they joined first. */ identity?:
        'buyer' | 'seller' | 'provider' | 'operator'
      /** Also who is not of that side (any more): for what is said of their own access or application, never of a company's business. */
      evenOutside?: true
    }
  | {
      /** Operators of the region who hold this permission, by whatever role, of the platform's own or built in, or lent for a time. */
      operatorsHolding: `${string}:${string}`
      regionId: string
    }

export interface NotificationRequest {
  kind: string
  to: NotificationTarget
  storeId?: string
  storeName?: I18nText
  params: Record<string, string>
  /** Excerpt of what somebody wrote. */
  reply?: string
  /** ISO instant of the verification a notification speaks of (spec section 3). */
  verificationTime?: string
  link: { frontEnd: PlatformKey; route: string }
  /** A repeat with the same key replaces an unread one instead of adding a second. */
  dedupeKey?: string
}

export interface MailRequest {
  to: string
  locale: LocaleCode
  template: string
  params: Record<string, string>
}

export type LiveTarget =
  | { companyId: string }
  | { userId: string }
  | { operators: true }
  | { everyone: true }
  /** Lines that were opened with this session: they are told, and close. */
  | { sessionId: string }

export interface LiveEvent {
  to: LiveTarget
  /** Matches the `reads` of the endpoints that are stale now. */
  topic: string
  id: string
}

export interface Logger {
  debug(details: object, message?: string): void
  info(details: object, message?: string): void
  warn(details: object, message?: string): void
  error(details: object, message?: string): void
}

export interface ActorContext {
  readonly actor: Actor
  readonly region: RegionConfig
  readonly locale: LocaleCode
  readonly requestId: string
  readonly requestSource: number
  readonly ip: string
  /** What the caller's program says of itself; empty for the system. */
  readonly userAgent: string
  /** The caller's own token as presented, for ending exactly this session. */
  readonly token: string | null
  /** That the caller's browser sent along. */
  cookie(name: string): string | undefined
  /** Goes out with the answer, after the commit; never with a refusal. */
  keepCookie(cookie: KeptCookie): void
  /** Inside a `writes` endpoint this is the transaction: data, events, notifications and the kept answer commit together. */
  readonly db: Db
  /** A named prepared statement on the same connection, for hot paths. */
  query<Row extends object>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>
  /**
   * A statement that stands whatever becomes of the caller's transaction (what a refused sign-in leaves behind). It runs after the
   * transaction, before the answer is sent, and needs no second connection meanwhile.
   */
  afterwards(name: string, text: string, values: readonly unknown[]): void
  /** The same for more than a statement: a transaction of its own, after the call's. */
  later(work: (ctx: ActorContext) => Promise<void>): void
  /**
   * A statement that stands at once, before the call goes on and whatever becomes of it (a guess is taken before it is compared). It has
   * a connection kept for such statements, so it must not touch what a transaction has changed that may still ask for one.
   */
  atOnce<Row extends object>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>
  now(): Date
  /** Between the steps of long work. @throws CallerLeft where the endpoint ends with its caller and they are gone. */
  stillWanted(): void
  /** The same call in another region: what a timer writes belongs where the row it works on belongs. */
  inRegion(regionId: string): ActorContext
  event(request: DocumentEventRequest): Promise<void>
  audit(...requests: readonly AuditRequest[]): Promise<void>
  notify(request: NotificationRequest): Promise<void>
  mail(request: MailRequest): Promise<void>
  /** Told to the open browsers concerned after the commit; nothing is told of what was rolled back. */
  live(event: LiveEvent): void
  afterCommit(run: () => void | Promise<void>): void
  /** The text of an error code or a field rule as the caller reads it: what operators published, or what is built in. */
  errorText(code: string, params?: TextParams): string
  fieldText(rule: string, params?: TextParams): string
  /** Other texts of the server as operators published them. */
  readonly texts: PublishedTexts
  readonly files: FileStore
  /** Of this process: see there what it is for. */
  readonly recent: Recent
  readonly log: Logger
}

/** What `ctx.notify` and `ctx.mail` do: the messaging domain implements them, `compose/api` plugs them in. */
export interface Messenger {
  notify(ctx: ActorContext, request: NotificationRequest): Promise<void>
  mail(ctx: ActorContext, request: MailRequest): Promise<void>
}

/** The document that an ability was used for, as far as the call tells. */
export interface UsedFor {
  readonly documentType: string
  readonly documentId: string
}

/** What companies have paid for. Implemented by the membership domain. */
export interface Abilities {
  /**
   * Takes one use of an ability of the caller's company, in the caller's transaction.
   *
   * @returns what remains to be done after the work that was paid for; it may still refuse.
   * @throws AppError one of the four codes of spec section 6.
   */
  use(ctx: ActorContext, ability: string): Promise<((usedFor: UsedFor) => Promise<void>) | undefined>
}

/** Who called a little while ago, and how a statement sees for itself that they still may. */
export interface Standing {
  actor: Actor
  /**
   * SQL that is true while everything that says who the caller is stands as it stood then; its own parameters begin at `$first`.
   * Always the same text for the same `first`.
   */
  check(first: number): string
  /** Of its parameters. */
  values: readonly unknown[]
}

/** Turns a presented token into an actor. Implemented by the identity domain. */
export interface Authenticator {
  /**
   * @param token without the `Bearer ` prefix.
   * @throws AppError `global400001` for an unknown or ended token, `UPT400001` / `UPT400002` for a deleted or disabled account.
   */
  authenticate(token: string, region: RegionConfig, now: Date): Promise<Actor>
  /**
   * Without asking the database, so that nothing may be told or done on it alone: only what a statement changes that makes its `check`.
   *
   * @returns undefined for whom it does not know, operators among them.
   */
  recall(token: string, region: RegionConfig, now: Date): Standing | undefined
}

import type { ExportList, ExportParty } from '@tradeport/domain/governance/contract'
import type { Masking } from '@tradeport/domain/governance/rules'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'

export interface GovernancePorts {
  organisation: {
    /** Legal names by company id; ids that do not exist are left out. */
    companyNames(ctx: ActorContext, companyIds: readonly string[]): Promise<Map<string, string>>
    /** Companies of the region with this in their name or as their number. */
    companiesNamed(ctx: ActorContext, part: string): Promise<string[]>
    /** Names of people by account id. */
    personNames(ctx: ActorContext, userIds: readonly string[]): Promise<Map<string, string>>
  }
  exports: ExportPorts
}

/** Where the words of codes are. */
export interface CodeWords {
  readonly namespace: string
  key(code: string): string
}

/** Who takes a list away: an operator that of the region, people of a company that of their company. */
export type ExportSide = 'operator' | ExportParty

/** One column of a list that can be taken away. */
export interface ExportColumn {
  /** `<namespace>:<key>` of the word at its head. */
  readonly label: string
  /** An expression over the list's tables; `$2` is the reader's language, `$3` their time zone. */
  readonly sql: string
  /** Personal: this is how it is masked. */
  readonly masking?: Masking
  /** Its values are codes that have words; several are parted by `, `. */
  readonly words?: CodeWords
  /** A column of whole minor units, in the currency that this expression gives. */
  readonly currency?: string
  /** A number, for sums in the sheet; what is none stays as it is. */
  readonly numeric?: boolean
  /** Only in the files of these; in everybody's without it. */
  readonly of?: readonly ExportSide[]
}

/** One of the filters that a list has on its screen. */
export interface ExportFilter {
  /** `<namespace>:<key>` of its name. */
  readonly label: string
  readonly kind: 'choice' | 'date' | 'id' | 'code'
  /** What can be chosen, where that is a closed list. */
  readonly values?: readonly string[]
  /** The words of what was chosen; it stands for itself without them. */
  readonly words?: CodeWords
  /** Its name in a language, where that is no word of a namespace. */
  readonly named?: (value: string, locale: LocaleCode) => string | Promise<string>
  /** A query of the name (`name`) of what was chosen, `$1`, in the reader's language, `$2`. */
  readonly lookUp?: string
  /** A condition over the list's tables; `value` is an expression of what was chosen, as text. */
  sql(value: string): string
}

/** The list as people of a company have it. */
export interface ExportOfCompany {
  /** The rows that they see: `$12` is their company, `$13` the person. */
  readonly rows: string
  /** The column of the shop, to which those who work for one are kept. */
  readonly shop?: string
  /** The column of whoever of a buyer's people it belongs to, where roles reach only some of them. */
  readonly person?: string
  /** Who of them reads the list; everybody without it. */
  readonly roles?: readonly string[]
  /** The statuses that their list has, where these are others. */
  readonly statuses?: readonly string[]
}

/**
 * A list that can be taken away, as the domains' tables hold it. Its conditions are those of the list on screen, so that the file holds
 * what the screen showed: `$4` is the moment it was asked for, `$13` whoever asked.
 */
export interface ExportSource {
  /** The right of operators to read it, `<document>:<action>`. */
  readonly right: string
  readonly from: string
  /** Never changes and grows with time: the file is written along it. */
  readonly key: { readonly sql: string; readonly type: 'uuid' | 'bigint' }
  readonly region: string
  /** Of every region that the operator serves, as the list on screen is. */
  readonly served?: boolean
  readonly createdAt: string
  readonly status?: {
    readonly sql: string
    readonly values: readonly string[]
    readonly words: CodeWords
    /** Tabs of the screen that are no status, each with its condition. */
    readonly tabs?: Readonly<Record<string, string>>
  }
  /** What a keyword finds: `$7` is a pattern of `like` in small letters, `$10` a query of words that begin with it. */
  readonly keyword: string
  readonly filters?: Readonly<Record<string, ExportFilter>>
  /** What operators see. */
  readonly where?: string
  readonly companies?: Readonly<Partial<Record<ExportParty, ExportOfCompany>>>
  readonly columns: readonly ExportColumn[]
}

export interface UnmadeExport {
  readonly companyId: string
  readonly party: ExportParty
  readonly documentId: string
  readonly reason: 'failed' | 'cancelled'
}

export interface ExportPorts {
  readonly sources: Readonly<Record<ExportList, ExportSource>>
  /** The built-in words of a namespace in a language. */
  words(namespace: string, locale: LocaleCode): Promise<Readonly<Record<string, string>> | undefined>
  /** What a company paid an ability for was not made: its use comes back. */
  giveBack(ctx: ActorContext, used: UnmadeExport): Promise<void>
  /** Everything that these roles allow, as keys of the permission catalogue. */
  held(roles: readonly string[]): ReadonlySet<string>
}

import type { ExportList } from '@tradeport/domain/governance/contract'
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
  /** A number, for sums in the sheet. */
  readonly numeric?: boolean
}

/** A list that can be taken away, as the domains' tables hold it. */
export interface ExportSource {
  /** The right to read it, `<document>:<action>`. */
  readonly right: string
  readonly from: string
  /** Never changes and grows with time: the file is written along it. */
  readonly key: { readonly sql: string; readonly type: 'uuid' | 'bigint' }
  readonly region: string
  readonly createdAt: string
  readonly status?: { readonly sql: string; readonly values: readonly string[]; readonly words: CodeWords }
  /** What a keyword is looked for in. */
  readonly searched: readonly string[]
  readonly where?: string
  readonly columns: readonly ExportColumn[]
}

export interface ExportPorts {
  readonly sources: Readonly<Record<ExportList, ExportSource>>
  /** The built-in words of a namespace in a language. */
  words(namespace: string, locale: LocaleCode): Promise<Readonly<Record<string, string>> | undefined>
  /** Everything that these roles allow, as keys of the permission catalogue. */
  held(roles: readonly string[]): ReadonlySet<string>
}

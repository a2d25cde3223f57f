import type { ImportKind, SheetProblem, TemplateCode } from '@tradeport/domain/sheets/contract'
import type { Audience, LocaleCode } from '@tradeport/kernel/contract-kit'
import type { ActorContext, BinaryAnswer } from '@tradeport/node/server-kit'
import type { SheetCell } from '@tradeport/node/spreadsheet'

/** The document that the rows of a sheet are for; a sheet of a whole list has none. */
export interface SheetTarget {
  readonly bizId: string | undefined
  readonly gNo: number | undefined
}

/** A sheet against what there is. */
export interface ReadSheet {
  readonly rowCount: number
  readonly added: number
  readonly changed: number
  readonly same: number
  /** Of the document that the rows are for. */
  readonly version: number | null
  readonly cells: readonly (readonly SheetCell[])[]
  /** All of them. */
  readonly problems: readonly SheetProblem[]
}

export interface SheetTemplate {
  readonly audiences: readonly Audience[]
  template(
    ctx: ActorContext,
    wish: { readonly locale: LocaleCode; readonly ieFlag: 'E' | 'I' },
  ): Promise<BinaryAnswer> | BinaryAnswer
}

/**
 * A kind of sheet, as its domain has it. Both look at the caller's rights. `write` reads the sheet once more and takes over all of it or
 * throws: what is wrong by then, or changed since `version`, is never half taken over.
 */
export interface SheetKind extends SheetTemplate {
  read(ctx: ActorContext, target: SheetTarget, content: Buffer): Promise<ReadSheet>
  write(ctx: ActorContext, target: SheetTarget, content: Buffer, version: number | null): Promise<void>
}

export interface SheetsPorts {
  readonly kinds: Readonly<Record<ImportKind, SheetKind>> & Readonly<Record<TemplateCode, SheetTemplate>>
}

import type { ImportPreview } from '@tradeport/domain/reference/contract'
import { z } from '@tradeport/kernel/contract-kit'
import type { TextParams } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { SheetCell } from '@tradeport/node/spreadsheet'

type Problem = ImportPreview['problems'][number]

const SHOWN_PROBLEMS = 500
const SHOWN_CHANGES = 200
const SHOWN_VALUE = 80

export const cellText = (cell: SheetCell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).trim()

export const isDay = (text: string): boolean => z.safeParse(z.iso.date(), text).success

/** The wrong cells of a file, by the names of their columns. */
export class SheetProblems {
  private readonly found: Problem[] = []

  private readonly ctx: ActorContext

  constructor(ctx: ActorContext) {
    this.ctx = ctx
  }

  add(row: number, column: string, value: string, rule: string, params: TextParams = {}): void {
    this.found.push({ row, column, value: value.slice(0, SHOWN_VALUE), message: this.ctx.fieldText(rule, params) })
  }

  get count(): number {
    return this.found.length
  }

  get all(): readonly Problem[] {
    return this.found
  }

  get shown(): Problem[] {
    return this.found.slice(0, SHOWN_PROBLEMS)
  }
}

/** What a preview answers; the first changes and problems are listed, all are counted. */
export function previewOf(
  kept: { id: string; expiresAt: string },
  rowCount: number,
  changes: ImportPreview['changes'],
  problems: SheetProblems,
  inUse: ImportPreview['inUse'] = [],
): ImportPreview {
  const addCount = changes.filter(({ action }) => action === 'add').length
  return {
    importId: kept.id,
    rowCount,
    addCount,
    changeCount: changes.length - addCount,
    changes: changes.slice(0, SHOWN_CHANGES),
    problemCount: problems.count,
    problems: problems.shown,
    inUseCount: inUse.length,
    inUse: inUse.slice(0, SHOWN_CHANGES),
    expiresAt: kept.expiresAt,
  }
}

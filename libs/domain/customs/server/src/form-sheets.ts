import type { SheetKind } from '@tradeport/domain/customs/contract'
import { AppError } from '@tradeport/kernel/errors'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'
import { formTemplate, sheetTemplate, wordsFor } from './declaration-export'
import { loadForm } from './declaration.repository'
import { reasonOf } from './import-report'
import type { CustomsPorts } from './ports'
import { readContent, takeOver } from './transfer.handlers'

const DECLARANTS = ['seller', 'provider'] as const

interface Wish {
  readonly locale: LocaleCode
  readonly ieFlag: 'E' | 'I'
}
/** The form and, of vehicles, its line. */
interface Target {
  readonly bizId: string | undefined
  readonly gNo: number | undefined
}

/** Lines of a declaration form, as sheets that are filled in and sent. */
export function formSheets(ports: CustomsPorts) {
  const sheet = (kind: SheetKind) => ({
    audiences: DECLARANTS,
    template: async (_ctx: ActorContext, { locale, ieFlag }: Wish) =>
      sheetTemplate(kind, await wordsFor(ports, { locale }), ieFlag),
    async read(ctx: ActorContext, { bizId, gNo }: Target, content: Buffer) {
      const form = await loadForm(ctx, bizId ?? '')
      const read = await readContent(ctx, ports, form, { kind, gNo }, content)
      const words = await wordsFor(ports, ctx)
      const problems = read.problems.map(problem => {
        const { row, column, header, value } = problem
        return { row, column, header, value, message: reasonOf(problem, words) }
      })
      const { rowCount, added, changed, same } = read.preview
      return { rowCount, added, changed, same, version: form.version, cells: read.cells, problems }
    },
    async write(ctx: ActorContext, { bizId, gNo }: Target, content: Buffer, version: number | null) {
      const form = await loadForm(ctx, bizId ?? '')
      if (form.version !== version) throw new AppError('FT510006')
      await takeOver(ctx, form, version, await readContent(ctx, ports, form, { kind, gNo }, content))
    },
  })
  return {
    item: sheet('item'),
    container: sheet('container'),
    vin: sheet('vin'),
    declaration: {
      audiences: DECLARANTS,
      template: async (_ctx: ActorContext, { locale, ieFlag }: Wish) =>
        formTemplate(await wordsFor(ports, { locale }), ieFlag),
    },
  }
}

import type { FormFormat } from '@tradeport/domain/customs/contract'
import type { ActorContext, BinaryAnswer, ArchiveFile } from '@tradeport/node/server-kit'
import type { DeclarationRecord } from './customs.table'
import { formMessage, formWorkbook } from './declaration-export'
import { sheetOf, sheetPdf } from './declaration-pdf'
import type { CustomsPorts } from './ports'

/** One form in one of its formats. */
export async function formFile(
  ctx: ActorContext,
  ports: CustomsPorts,
  form: DeclarationRecord,
  format: FormFormat,
): Promise<BinaryAnswer> {
  if (format === 'pdf_draft') return sheetPdf(await sheetOf(ctx, ports, form))
  return format === 'xml' ? formMessage(ctx, form) : formWorkbook(ctx, ports, form)
}

/** Several forms, each under its number. */
export async function formFiles(
  ctx: ActorContext,
  ports: CustomsPorts,
  forms: readonly DeclarationRecord[],
  format: FormFormat,
): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = []
  for (const form of forms) {
    const { fileName, body } = await formFile(ctx, ports, form, format)
    if (Buffer.isBuffer(body)) files.push({ name: fileName ?? form.no, content: body })
  }
  return files
}

import { createHash } from 'node:crypto'
import { MAX_SHEET_ROWS } from '@tradeport/domain/customs/contract'
import { LINE_FIELD, readDeclarationBook, type BookReading, type FieldWords } from '@tradeport/domain/customs/rules'
import type { IeFlag } from '@tradeport/domain/customs/contract'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { bookSheets } from '@tradeport/node/spreadsheet'
import { wordsFor, type Words } from './declaration-export'
import type { CustomsPorts } from './ports'
import { storedSheet } from './stored-sheet'

const FIELD_WORD = 'wizard.field.'

/** Fields by the words that pages have for them; words that two fields share stand for neither. */
function fieldWords(words: Words): FieldWords {
  const named = Object.entries(words).flatMap(([key, word]) =>
    key.startsWith(FIELD_WORD) ? [[word.trim().toLowerCase(), key.slice(FIELD_WORD.length)] as const] : [],
  )
  const line = words['transfer.sheet.line']
  if (line !== undefined) named.push([line.trim().toLowerCase(), LINE_FIELD])
  return new Map(named.filter(([word]) => named.filter(([other]) => other === word).length === 1))
}

/** @throws AppError `FT520400` for a file that is not the caller’s to read, or of the file as a whole. */
export async function readBook(
  ctx: ActorContext,
  ports: CustomsPorts,
  { fileId, ieFlag }: { fileId: string; ieFlag: IeFlag },
): Promise<{ book: BookReading; hash: string }> {
  const content = await storedSheet(ctx, fileId)
  const sheets = await bookSheets(content, MAX_SHEET_ROWS.item)
  const book = readDeclarationBook(ieFlag, sheets, fieldWords(await wordsFor(ports, ctx)))
  if (!book.isForm) throw new AppError('MALL610204')
  return {
    book,
    hash: createHash('sha256')
      .update(JSON.stringify([ieFlag, sheets]))
      .digest('hex'),
  }
}

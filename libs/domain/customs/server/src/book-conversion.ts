import { createHash } from 'node:crypto'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { MAX_SHEET_ROWS } from '@tradeport/domain/customs/contract'
import {
  KIND_ROW,
  LINE_FIELD,
  MATTERS_ROW,
  readDeclarationBook,
  type BookReading,
  type FieldWords,
} from '@tradeport/domain/customs/rules'
import type { IeFlag } from '@tradeport/domain/customs/contract'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { bookSheets, type SheetOfBook } from '@tradeport/node/spreadsheet'
import { wordsFor, type Words } from './declaration-export'
import type { CustomsPorts } from './ports'
import { storedSheet } from './stored-sheet'

/** Words that stand for a field, a kind of form or a business matter: by what their keys begin with. */
const WORDS_OF = ['wizard.field.', 'wizard.type.', 'wizard.matter.'] as const
/** Headings of rows that are no fields of customs. */
const ROW_WORDS = {
  'transfer.sheet.line': LINE_FIELD,
  'wizard.source.type': KIND_ROW,
  'wizard.matters': MATTERS_ROW,
} as const

/** What a form can say, by the words that pages have for it; words that two of it share stand for neither. */
function fieldWords(words: Words): FieldWords {
  const said = (word: string) => word.trim().toLowerCase()
  const named = Object.entries(words).flatMap(([key, word]) => {
    const prefix = WORDS_OF.find(start => key.startsWith(start))
    return prefix === undefined ? [] : [[said(word), key.slice(prefix.length)] as const]
  })
  const rows = Object.entries(ROW_WORDS).flatMap(([key, name]) => {
    const word = words[key]
    return word === undefined ? [] : [[said(word), name] as const]
  })
  const all = [...named, ...rows]
  return new Map(all.filter(([word]) => all.filter(([other]) => other === word).length === 1))
}

/** @throws AppError `FT520400` for a file that is not the caller’s to read, or of the file as a whole. */
export async function readBook(
  ctx: ActorContext,
  ports: CustomsPorts,
  { fileId, ieFlag }: { fileId: string; ieFlag: IeFlag },
): Promise<{ book: BookReading; sheets: SheetOfBook[]; hash: string }> {
  const content = await storedSheet(ctx, fileId)
  const sheets = await bookSheets(content, MAX_SHEET_ROWS.container)
  await othersFirst()
  const book = readDeclarationBook(ieFlag, sheets, fieldWords(await wordsFor(ports, ctx)))
  if (!book.isForm) throw new AppError('MALL610204')
  if (book.isTooLong) throw new AppError('MALL610203', { max: MAX_SHEET_ROWS.item })
  await othersFirst()
  return {
    book,
    sheets,
    hash: createHash('sha256')
      .update(JSON.stringify([ieFlag, sheets]))
      .digest('hex'),
  }
}

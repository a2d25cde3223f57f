import type { KeepPaper } from '@tradeport/domain/customs/server'
import { keepDocument } from '@tradeport/domain/files/server'
import { AppError } from '@tradeport/kernel/errors'

/** What came along with a receipt; a kind that nobody takes is left out, and the receipt counts all the same. */
export const keepPaper: KeepPaper = async (ctx, { fileName, content }) => {
  try {
    return (await keepDocument(ctx, { field: 'file', fileName, mime: '', content })).id
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

import { AppError } from '@tradeport/kernel/errors'
import type { WrongField } from '@tradeport/kernel/errors'

/** What a unique index of the catalogue means to the person whose write it refused: the race that a check beforehand cannot win. */
const MEANINGS: Record<
  string,
  { code: 'MALL600400' | 'MALL610103' | 'MALL610301' | 'MALL610302' | 'FT510006'; fields: WrongField[] }
> = {
  store_name: { code: 'MALL610301', fields: [{ path: 'name', rule: 'taken' }] },
  store_slug_key: { code: 'MALL610302', fields: [{ path: 'slug', rule: 'taken' }] },
  product_sku_code: { code: 'MALL610103', fields: [{ path: 'skus', rule: 'duplicate' }] },
  category_slug_key: { code: 'MALL600400', fields: [{ path: 'slug', rule: 'taken' }] },
  product_change_open: { code: 'FT510006', fields: [] },
}

function constraintOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return 'cause' in error ? constraintOf(error.cause) : undefined
}

/** Runs a write and turns a refused unique index into its business answer. */
export async function withUniqueAnswers<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const meaning = MEANINGS[constraintOf(error) ?? '']
    if (meaning) throw new AppError(meaning.code, {}, { fieldErrors: meaning.fields, cause: error })
    throw error
  }
}

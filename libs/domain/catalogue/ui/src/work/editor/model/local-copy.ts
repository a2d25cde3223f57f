import { z } from '@tradeport/kernel/contract-kit'
import type { ProductDraft } from './draft'

/** What the browser keeps of a form until the server has all of it: a crash or a lost connection costs nothing. */
export interface LocalCopy {
  /** Of the product the form was opened with. */
  version: number
  /** When it was last typed in, ISO. */
  at: string
  draft: ProductDraft
}

/** Copies written by a form of another shape are not read. */
const SHAPE = 1
const keyOf = (productId: string) => `tp-product-draft:${SHAPE}:${productId}`

const LISTS = ['languages', 'ladders', 'leadTimes', 'customisations', 'axes', 'skus', 'parkedSkus', 'media'] as const

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const localCopy = z.object({
  version: z.int(),
  at: z.string(),
  draft: z.custom<ProductDraft>(value => isRecord(value) && LISTS.every(list => Array.isArray(value[list]))),
})

export function readLocalCopy(productId: string): LocalCopy | undefined {
  try {
    const text = localStorage.getItem(keyOf(productId))
    const parsed = text === null ? undefined : z.safeParse(localCopy, JSON.parse(text))
    return parsed?.success ? parsed.data : undefined
  } catch {
    // Storage is switched off, or the copy is not ours.
    return undefined
  }
}

export function writeLocalCopy(productId: string, copy: LocalCopy): void {
  try {
    localStorage.setItem(keyOf(productId), JSON.stringify(copy))
  } catch {
    // Full or switched off: the server's draft remains.
  }
}

export function dropLocalCopy(productId: string): void {
  try {
    localStorage.removeItem(keyOf(productId))
  } catch {
    // Nothing was kept either.
  }
}

import { ownProductDetail, productUpdate, type OwnProductDetail } from '@tradeport/domain/catalogue/contract'
import { useSavedDraft } from '@tradeport/web/entity'
import { useAction, useRuntime } from '@tradeport/web/react'
import { contentOf } from './model/content'
import { draftOf, type ProductDraft } from './model/draft'

const LISTS = ['languages', 'ladders', 'leadTimes', 'customisations', 'axes', 'skus', 'parkedSkus', 'media'] as const

const isDraft = (value: unknown): value is ProductDraft =>
  typeof value === 'object' && value !== null && LISTS.every(list => Array.isArray(Reflect.get(value, list)))

/** Whether the server's draft has a place for everything in the form. */
function isFullyKept(draft: ProductDraft): boolean {
  if (contentOf(draft).unkept.length > 0) return false
  if (draft.priceMode === 'negotiable' && draft.ladders.length > 0) return false
  return draft.skus.length > 0 || draft.axes.every(axis => axis.options.length === 0)
}

/** The form's state, saved by itself and kept in the browser until the server has all of it. */
export function useProductDraft(detail: OwnProductDetail) {
  const { id } = detail
  const { layer } = useRuntime()
  const update = useAction(productUpdate, { quiet: true })
  return useSavedDraft({
    place: `product.${id}`,
    parse: value => (isDraft(value) ? value : undefined),
    detail,
    draftOf: ({ content }: OwnProductDetail) => draftOf(content),
    contentOf: draft => contentOf(draft).content,
    save: (content, version) => update.run({ id, version, content }),
    load: () => layer.call(ownProductDetail, { id }, { quiet: 'all' }),
    keptAs: kept => draftOf(kept.content),
    isFullyKept,
  })
}

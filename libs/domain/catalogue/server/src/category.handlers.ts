import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { pickText } from '@tradeport/kernel/values'
import type {
  CategoryAttribute,
  CategoryCrumb,
  categoryAttributes,
  categoryTree,
} from '@tradeport/domain/catalogue/contract'
import { AppError } from '@tradeport/kernel/errors'
import type { Handlers } from '@tradeport/node/server-kit'
import { categoryFacts, categoryRows, type CategoryFacts } from './category.repository'

type CategoryEndpoints = {
  categoryTree: typeof categoryTree
  categoryAttributes: typeof categoryAttributes
}

export function crumbsOf(facts: CategoryFacts, locale: LocaleCode): CategoryCrumb[] {
  return facts.path.map(({ id, slug, name }) => ({ id, slug, name: pickText(name, locale) }))
}

export function attributesOf(facts: CategoryFacts, locale: LocaleCode): CategoryAttribute[] {
  return facts.attributes.map(attribute => ({
    ...attribute,
    name: pickText(attribute.name, locale),
    options: attribute.options.map(option => ({ ...option, label: pickText(option.label, locale) || option.value })),
  }))
}

export const categoryHandlers: Handlers<CategoryEndpoints> = {
  async categoryTree(ctx) {
    const rows = await categoryRows(ctx)
    const hidden = new Set<string>()
    for (const row of rows)
      if (row.status === 'disabled' || (row.parentId !== null && hidden.has(row.parentId))) hidden.add(row.id)
    return {
      nodes: rows.filter(row => !hidden.has(row.id)).map(row => ({ ...row, name: pickText(row.name, ctx.locale) })),
    }
  },

  async categoryAttributes(ctx, input) {
    const facts = await categoryFacts(ctx, input.categoryId)
    if (!facts?.open) throw new AppError('MALL600404')
    return {
      category: { id: facts.id, slug: facts.slug, name: pickText(facts.name, ctx.locale) },
      path: crumbsOf(facts, ctx.locale),
      hsHints: facts.hsHints,
      attributes: attributesOf(facts, ctx.locale),
    }
  },
}

import type { ProductContentInput } from '@tradeport/domain/catalogue/contract'
import { LOCALE_CODES, type I18nText } from '@tradeport/kernel/contract-kit'
import { ATTRIBUTES } from '../content/attributes'
import type { DemoCategory } from '../content/categories'
import { CUSTOMISATIONS, DELIVERY, KEYWORDS, MAKING } from '../content/descriptions'
import { fill } from '../content/fill'
import { familyOf } from '../content/goods-families'

/** The longest word that buyers are offered while they type. */
const LONGEST_KEYWORD = 40
/** How many ways of customising a product has; the first ones of its kind. */
const MOST_OPTIONS = 4

interface Facts {
  readonly [name: string]: I18nText | string
  /** What the goods are made of, with shares where there are several. */
  readonly material: I18nText
}

/** How the goods are made, what of, and how they come: the same structure in every language. */
export function descriptionOf(category: DemoCategory, facts: Facts): I18nText {
  const attribute = category.attributes.includes('composition') ? ATTRIBUTES.composition : ATTRIBUTES.material
  const delivery = DELIVERY.map(pattern => fill(pattern, facts))
  const making = MAKING[familyOf(category.slug)]
  return Object.fromEntries(
    LOCALE_CODES.map(locale => {
      const material = `${attribute.name[locale] ?? ''}: ${facts.material[locale] ?? ''}`
      const points = [material, ...delivery.map(text => text[locale] ?? '')]
      return [locale, `<p>${making[locale] ?? ''}</p><ul>${points.map(text => `<li>${text}</li>`).join('')}</ul>`]
    }),
  )
}

export function keywordsOf({ name }: DemoCategory): NonNullable<ProductContentInput['keywords']> {
  const words = KEYWORDS.map(pattern => fill(pattern, { goods: name }))
  return Object.fromEntries(
    LOCALE_CODES.map(locale => [
      locale,
      words.flatMap(word => word[locale] ?? []).filter(word => word.length <= LONGEST_KEYWORD),
    ]),
  )
}

export function customisationsOf(
  { slug }: DemoCategory,
  moq: number,
): NonNullable<ProductContentInput['customisations']> {
  const family = familyOf(slug)
  return CUSTOMISATIONS.filter(({ families }) => families.includes(family))
    .slice(0, MOST_OPTIONS)
    .map(({ kind, name, surcharge, setup, extraDays, needsArtwork }) => ({
      kind,
      name,
      moq: String(moq * 2),
      unitSurcharge: surcharge,
      setupFee: setup,
      currency: surcharge === null && setup === null ? null : 'USD',
      extraDays,
      needsArtwork,
    }))
}

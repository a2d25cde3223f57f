import type { IdentityPorts } from '@tradeport/domain/identity/server'
import { publishedPageTexts } from '@tradeport/domain/language/server'
import { menuEntriesOf } from '@tradeport/kernel/contract-kit'
import { builtInTexts } from './built-in-texts'

/** @param contracts of all domains, read when they are needed: identity's own is among them. */
export function menuPorts(contracts: () => readonly object[]): IdentityPorts['menus'] {
  const publishedTexts = publishedPageTexts(builtInTexts)
  return {
    entries: frontEnd => menuEntriesOf(contracts(), frontEnd),
    async words(ctx, namespaces, locales) {
      const published = await publishedTexts(ctx, ctx.region.regionId)
      const files = namespaces.flatMap(namespace =>
        locales.map(async locale => [`${locale} ${namespace}`, await builtInTexts.texts(namespace, locale)] as const),
      )
      const builtIn = new Map(await Promise.all(files))
      return (namespace, key, locale) =>
        published.get(locale)?.[`${namespace}:${key}`] ?? builtIn.get(`${locale} ${namespace}`)?.[key]
    },
  }
}

import { elementTemplates, type TariffLine } from './check-context'

/** A tariff line and the headings above it, whose units and elements hold for what has none of its own. */
export const headingsOf = (codeTs: string): string[] => [10, 8, 6, 4, 2].map(length => codeTs.slice(0, length))

/** @param lines what the list says besides names, by code: the line itself and its headings. */
export function tariffLineOf(
  lines: ReadonlyMap<string, Readonly<Record<string, string>>>,
  codeTs: string,
): TariffLine | undefined {
  if (!lines.has(codeTs)) return undefined
  const said = (field: string) =>
    headingsOf(codeTs)
      .map(code => lines.get(code)?.[field])
      .find(Boolean) ?? ''
  return {
    active: true,
    unit1: said('unit1') || null,
    unit2: said('unit2') || null,
    supervision: said('supervision'),
    elements: elementTemplates(said('elements')),
  }
}

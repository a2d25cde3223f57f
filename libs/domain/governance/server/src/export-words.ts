import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { CodeWords, ExportColumn, ExportPorts, ExportSource } from './ports'

/** The words of a list's file in one language; what has none stands for itself. */
export interface Words {
  head(column: ExportColumn): string
  code(words: CodeWords, code: string): string
}

function addressOf(label: string): { namespace: string; key: string } {
  const [namespace = '', key = ''] = label.split(':')
  return { namespace, key }
}

/** @param timeZone in which moments are told; the heads of their columns name it. */
export async function wordsOf(
  ports: ExportPorts,
  source: ExportSource,
  { locale, timeZone }: { locale: LocaleCode; timeZone: string },
): Promise<Words> {
  const coded = [...source.columns, ...(source.status ? [source.status] : [])]
  const names = new Set([
    ...source.columns.map(({ label }) => addressOf(label).namespace),
    ...coded.flatMap(({ words }) => (words ? [words.namespace] : [])),
  ])
  const texts = new Map(
    await Promise.all([...names].map(async name => [name, await ports.words(name, locale)] as const)),
  )
  return {
    head({ label, sql }) {
      const { namespace, key } = addressOf(label)
      const word = texts.get(namespace)?.[key] ?? key
      return sql.includes('$3') ? `${word} (${timeZone})` : word
    },
    code: ({ namespace, key }, code) => texts.get(namespace)?.[key(code)] ?? code,
  }
}

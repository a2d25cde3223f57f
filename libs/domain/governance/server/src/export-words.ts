import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { CodeWords, ExportColumn, ExportPorts, ExportSource } from './ports'

/** The words of a list's file in one language; what has none stands for itself. */
export interface Words {
  head(column: ExportColumn): string
  /** Of `<namespace>:<key>`. */
  word(label: string): string
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
  const filters = Object.values(source.filters ?? {})
  const coded = [...source.columns, ...filters, ...(source.status ? [source.status] : [])]
  const names = new Set([
    ...[...source.columns, ...filters].map(({ label }) => addressOf(label).namespace),
    ...coded.flatMap(({ words }) => (words ? [words.namespace] : [])),
  ])
  const texts = new Map(
    await Promise.all([...names].map(async name => [name, await ports.words(name, locale)] as const)),
  )
  const word = (label: string) => {
    const { namespace, key } = addressOf(label)
    return texts.get(namespace)?.[key] ?? key
  }
  return {
    word,
    head: ({ label, sql }) => (sql.includes('$3') ? `${word(label)} (${timeZone})` : word(label)),
    code: ({ namespace, key }, code) => texts.get(namespace)?.[key(code)] ?? code,
  }
}

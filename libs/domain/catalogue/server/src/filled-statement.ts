import { sql, type SQL } from 'drizzle-orm'

/** A text with `$1` … as a query with these values; `§name§` stands for a part that is put together at run time. */
export function filled(text: string, values: readonly unknown[], parts: Readonly<Record<string, SQL>> = {}): SQL {
  const pieces = text.split(/(\$\d+|§\w+§)/)
  return sql.join(
    pieces.map(piece => {
      if (piece.startsWith('$')) return sql`${sql.param(values[Number(piece.slice(1)) - 1])}`
      return piece.startsWith('§') ? (parts[piece.slice(1, -1)] ?? sql``) : sql.raw(piece)
    }),
    sql``,
  )
}

import pg from 'pg'

/**
 * Which tables the statements of a call can find something in: those they name, by themselves or by a column of
 * ids, those that rows of these refer to, and what functions and triggers of theirs name. An id that stands in no such table cannot change what is answered, so a matrix need not ask for it.
 */
export class NamedTables {
  private readonly leadsTo: ReadonlyMap<string, readonly string[]>
  private readonly known = new Map<string, readonly string[]>()
  private heard = new Set<string>()
  private readonly query = pg.Client.prototype.query

  private constructor(leadsTo: ReadonlyMap<string, readonly string[]>) {
    this.leadsTo = leadsTo
    const { query } = this
    const hear = (text: string) => {
      for (const table of this.namedBy(text)) this.heard.add(table)
    }
    // Of whatever connection: the API shares some of them between calls.
    pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]): never {
      const [first] = given
      if (typeof first === 'string') hear(first)
      else if (typeof first === 'object' && first !== null && 'text' in first) hear(String(first.text))
      return Reflect.apply(query, this, given) as never
    }
  }

  /** Listens from now on to all statements of the process. */
  static async of(pool: pg.Pool): Promise<NamedTables> {
    const { rows } = await pool.query<{ name: string; kind: 'table' | 'function'; refers: string[]; body: string }>(`
      select c.relname as name, 'table' as kind, coalesce(array_agg(distinct t.relname::text) filter (where t.oid is not null), '{}')
        || coalesce(array_agg(distinct p.proname::text) filter (where p.oid is not null), '{}') as refers, '' as body
      from pg_class c
        left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
        left join pg_class t on t.oid = k.confrelid
        left join pg_trigger g on g.tgrelid = c.oid and not g.tgisinternal
        left join pg_proc p on p.oid = g.tgfoid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') group by c.relname
      union all
      select p.proname, 'function', '{}', p.prosrc from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prolang in (
        select oid from pg_language where lanname in ('sql', 'plpgsql'))`)
    const names = new Set(rows.map(({ name }) => name))
    const leadsTo = new Map<string, readonly string[]>()
    for (const { name, refers, body } of rows)
      leadsTo.set(name, [...(leadsTo.get(name) ?? []), ...refers, ...wordsOf(body).filter(word => names.has(word))])
    return new NamedTables(leadsTo)
  }

  end(): void {
    pg.Client.prototype.query = this.query
  }

  /** Asks what the call says of nothing, and then about each of the tables in which it could find something, as far as it goes. */
  async follow(
    tables: readonly string[],
    ofNothing: () => Promise<void>,
    ask: (tables: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const rest = new Set(tables)
    this.heard = new Set()
    await ofNothing()
    for (;;) {
      const next = [...rest].filter(table => this.heard.has(table))
      if (next.length === 0) return
      for (const table of next) rest.delete(table)
      await ask(next)
    }
  }

  private namedBy(text: string): readonly string[] {
    const known = this.known.get(text)
    if (known) return known
    const named = new Set(
      wordsOf(text)
        .flatMap(word => [word, ofWhat(word)])
        .filter(word => this.leadsTo.has(word)),
    )
    const first = [...named]
    for (const name of first) for (const further of this.leadsTo.get(name) ?? []) named.add(further)
    // What functions name, they find something in as well.
    for (const name of named)
      if (!first.includes(name)) for (const further of this.leadsTo.get(name) ?? []) named.add(further)
    const all = [...named]
    this.known.set(text, all)
    return all
  }
}

/** `store` of `store_id` and of `store_ids`. */
function ofWhat(column: string): string {
  return column.replace(/_ids?$/, '')
}

function wordsOf(text: string): string[] {
  return text.match(/[a-z][a-z\d_]*/g) ?? []
}

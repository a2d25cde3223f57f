interface Place {
  readonly key: string
  readonly path: string
  readonly covers?: readonly string[]
}

/** The entry a page belongs to: the one whose path, or a further one it covers, begins the address with the most parts. */
export function currentEntry(entries: readonly Place[], pathname: string): string | undefined {
  const fitting = entries.flatMap(({ key, path, covers = [] }) =>
    [path, ...covers].filter(start => begins(pathname, start)).map(start => ({ key, length: start.length })),
  )
  return fitting.sort((a, b) => b.length - a.length)[0]?.key
}

function begins(pathname: string, start: string): boolean {
  if (start === '/') return pathname === '/'
  return pathname === start || pathname.startsWith(`${start}/`)
}

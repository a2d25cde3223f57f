interface Entry {
  value: Promise<unknown>
  until: number
}

/**
 * What a process knows from a little while ago and need not ask again: only for figures that decide how something is looked up, never
 * what is answered. Loads once for all who ask meanwhile.
 */
export class Recent {
  private readonly entries = new Map<string, Entry>()

  get<T>(key: string, seconds: number, load: () => Promise<T>): Promise<T> {
    const now = performance.now()
    const known = this.entries.get(key)
    // A key always stands for the same kind of value: that of the one place that names it.
    if (known && known.until > now) return known.value as Promise<T>
    const value = load()
    this.entries.set(key, { value, until: now + seconds * 1000 })
    value.catch(() => this.forget(key))
    return value
  }

  forget(key: string): void {
    this.entries.delete(key)
  }
}

/**
 * Remembers what `make` made of each key, for the few keys of a hot path: a statement's text that is put together anew for every call is
 * also compared with the prepared one letter by letter.
 */
export function madeOnce<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return key => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

/** The member of a list that a text from the address or the server names. */
export function known<K extends string>(keys: readonly K[], value: string | null | undefined): K | undefined {
  return keys.find(key => key === value)
}

interface Switchable {
  enabled?: boolean
}

/** What somebody may still choose from: attributes and options that are switched on. */
export function offeredAttributes<A extends Switchable & { options: readonly Switchable[] }>(
  attributes: readonly A[],
): A[] {
  return attributes
    .filter(({ enabled }) => enabled !== false)
    .map(attribute => ({ ...attribute, options: attribute.options.filter(({ enabled }) => enabled !== false) }))
}

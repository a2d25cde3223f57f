/** What may be chosen, and what is chosen already: an option that was switched off is shown until it is taken away. */
export function offeredOptions<O extends { value: string; enabled: boolean }>(
  options: readonly O[],
  chosen: readonly string[],
): O[] {
  return options.filter(option => option.enabled || chosen.includes(option.value))
}

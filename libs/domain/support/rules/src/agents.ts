import type { LocaleCode } from '@tradeport/kernel/config'

/** Who can be asked to answer, those who speak the writer's language first; otherwise in the order given. */
export function agentsFor<A extends { readonly languages: readonly LocaleCode[] }>(
  locale: LocaleCode,
  agents: readonly A[],
): (Omit<A, 'languages'> & { languages: LocaleCode[] })[] {
  const speak = (agent: A) => agent.languages.includes(locale)
  return [...agents.filter(speak), ...agents.filter(agent => !speak(agent))].map(agent => ({
    ...agent,
    languages: [...agent.languages],
  }))
}

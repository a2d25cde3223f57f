import { leaveTo, urlOf, type NavigationSettings } from '@tradeport/web/navigation'

/** Where the dialog's actions lead; absolute, or a path of this front-end. */
export interface AbilityLinks {
  readonly upgrade: string
  readonly market: string
  readonly benefits: string
}

/** @param pack the package that helps, where one does: it is shown first. */
export function openAbility(
  answer: string | undefined,
  links: Partial<AbilityLinks>,
  navigation: Pick<NavigationSettings, 'regionPrefix' | 'basicPath'>,
  pack?: string,
): void {
  if (answer !== 'upgrade' && answer !== 'market' && answer !== 'benefits') return
  const link = links[answer] ?? defaultLink(answer)
  leaveTo(navigation, pack && links.market === link ? `${link}${link.includes('?') ? '&' : '?'}package=${pack}` : link)
}

/** Applications and packages are bought on the service market; what they bring stands on the portal's page of services. */
function defaultLink(action: keyof AbilityLinks): string {
  return action === 'benefits' ? urlOf('portal', '/enterpriseService') : urlOf('serviceMarket')
}

import type { DomainManifest, RouteDefinition } from '@tradeport/web/react'

/**
 * Screens of the buyer front-end in a public one, which has a visitor's session: they are drawn with the buyer's, or ask to log in.
 * A page that visitors may open is drawn for them too. `isInset`: its pages leave the room at the edges to their frame.
 */
export function forBuyers(manifest: DomainManifest, isInset = false): DomainManifest {
  return { ...manifest, nav: [], routes: manifest.routes.map(route => forBuyer(route, isInset)) }
}

function forBuyer(route: RouteDefinition, isInset: boolean): RouteDefinition {
  const asks = route.access === 'signedIn'
  return {
    ...route,
    access: 'public',
    namespaces: [...route.namespaces, 'mall'],
    lazy: async () => {
      const [{ BuyerPage }, { default: Screen }] = await Promise.all([import('./buyer-page'), route.lazy()])
      return {
        default: function ForBuyer() {
          return (
            <BuyerPage asksToLogIn={asks} isInset={isInset}>
              <Screen />
            </BuyerPage>
          )
        },
      }
    },
  }
}

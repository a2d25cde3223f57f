import { permissionCatalogue, wireProduct } from '@tradeport/compose/api'
import { PLATFORMS, type AppKey, type RoleCode } from '@tradeport/kernel/config'
import { needOf, type DomainManifest, type RouteDefinition } from '@tradeport/web/react'

// The pages that front-ends mount, and to whom they open.

export const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
export const catalogue = permissionCatalogue(contracts)

/** A page with the front-end that mounts it. */
export interface AppPage {
  readonly app: AppKey
  readonly manifest: DomainManifest
  readonly route: RouteDefinition
}

export function pagesOf(
  apps: readonly (readonly [app: AppKey, folder: string])[],
  mountedBy: (folder: string) => readonly DomainManifest[] | undefined,
): AppPage[] {
  return apps.flatMap(([app, folder]) =>
    (mountedBy(folder) ?? []).flatMap(manifest => manifest.routes.map(route => ({ app, manifest, route }))),
  )
}

export const manifestsOf = (pages: readonly AppPage[], app: AppKey): DomainManifest[] => [
  ...new Set(pages.filter(page => page.app === app).map(({ manifest }) => manifest)),
]

/** As a frame answers: operators by what they hold, others by their roles. */
export function opensTo(pages: readonly AppPage[], { app, route }: AppPage, role: RoleCode): boolean {
  const { roles, permission } = needOf(route, manifestsOf(pages, app))
  if (permission !== undefined && PLATFORMS[app].role === 'operator') return catalogue.held([role]).has(permission)
  return roles?.includes(role) ?? true
}

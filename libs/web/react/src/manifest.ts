import type { MenuEntry } from '@tradeport/kernel/contract-kit'
import type { KeyOf, LocaleFiles, Namespaces } from '@tradeport/web/i18n'
import type { FirstCall } from './endpoint-query'
import type { ComponentType, ReactNode } from 'react'

export type ScreenModule = {
  readonly default: ComponentType
  /** What the screen asks first at this address, so that a fresh page asks it while its texts are on their way. */
  readonly calls?: (search: URLSearchParams) => readonly FirstCall[]
}

export interface RouteDefinition<Key extends string = string> {
  /** As react-router reads it, without region prefix and base path. */
  readonly path: string
  /** Every screen is a chunk of its own. */
  readonly lazy: () => Promise<ScreenModule>
  readonly access: 'public' | 'signedIn'
  /** Default `default`. */
  readonly layout?: 'bare' | 'default'
  /** Draws with the product's own components alone, so that it need not wait for the component library; see `Dressed`. */
  readonly plain?: boolean
  /** Loaded along with the chunk, besides the manifest's own namespace and `common`. */
  readonly namespaces: readonly string[]
  /** Holders of one of these roles do what it is there for; everybody else is told so instead. Without both, its menu entry says it. */
  readonly roles?: readonly string[]
  /** The same of operators, who hold rights. */
  readonly permission?: string
  /** Key of the document title in the manifest's namespace. */
  readonly titleKey: Key
}

export type NavEntry<Key extends string = string> = MenuEntry<Key>

/** What a domain brings to a front-end: data and `import()`, nothing that runs. */
export interface DomainManifest {
  readonly name: string
  readonly namespace: string
  readonly locales: LocaleFiles
  readonly routes: readonly RouteDefinition[]
  readonly nav: readonly NavEntry[]
}

export interface TypedManifest<N extends keyof Namespaces> extends DomainManifest {
  readonly namespace: N
  readonly routes: readonly RouteDefinition<KeyOf<N>>[]
  readonly nav: readonly NavEntry<KeyOf<N>>[]
}

/**
 * Checks title and label keys against the namespace's English texts.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineManifest<const N extends keyof Namespaces>(manifest: TypedManifest<N>): TypedManifest<N> {
  return manifest
}

export type LayoutComponent = ComponentType<{ readonly children: ReactNode }>

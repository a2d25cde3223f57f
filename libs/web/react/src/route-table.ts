import type { I18n } from '@tradeport/web/i18n'
import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { RouteDefinition, ScreenModule } from './manifest'

/** One route of the front-end with what has been loaded of it. */
export interface RouteEntry {
  readonly definition: RouteDefinition
  /** Namespace of the title. */
  readonly namespace: string
  /** True when chunk and texts are there: the page can be drawn at once. */
  isReady(): boolean
  /** Chunk and texts in parallel; never rejects, see `failure`. */
  load(): Promise<void>
  /** The screen, once it is loaded. */
  component(): ComponentType | undefined
  /** Why the last try failed. */
  failure(): unknown
  forgetFailure(): void
}

export function createRouteEntry(definition: RouteDefinition, namespace: string, i18n: Pick<I18n, 'load'>): RouteEntry {
  const texts = [namespace, ...definition.namespaces]
  let loading: Promise<void> | undefined
  let screen: ScreenModule | undefined
  let failure: unknown

  const start = async () => {
    try {
      const [module] = await Promise.all([definition.lazy(), i18n.load(texts)])
      screen = module
      failure = undefined
    } catch (error) {
      failure = error
    } finally {
      loading = undefined
    }
  }

  return {
    definition,
    namespace,
    // The texts of a language that is chosen later are loaded by the change itself.
    isReady: () => screen !== undefined,
    load() {
      if (screen) return Promise.resolve()
      loading ??= start()
      return loading
    },
    component: () => screen?.default,
    failure: () => failure,
    forgetFailure() {
      failure = undefined
    },
  }
}

export const isFramed = ({ layout }: RouteDefinition): boolean => layout !== 'bare'

/** The entry of a path. The route objects carry it as their `handle`. */
export function entryAt(objects: RouteObject[], pathname: string): RouteEntry | undefined {
  const handle: unknown = matchRoutes(objects, pathname)?.at(-1)?.route.handle
  return isRouteEntry(handle) ? handle : undefined
}

function isRouteEntry(value: unknown): value is RouteEntry {
  return typeof value === 'object' && value !== null && 'definition' in value
}

import { Suspense, createContext, lazy, use, type ComponentType } from 'react'
import type { DomainManifest } from '@tradeport/web/react'

/** The button by which a reader keeps an article or a document (by its `documentId`). */
export interface KeepButtonProps {
  readonly type: 'news' | 'document'
  readonly id: string
  readonly name: string
  readonly place: 'line'
}

type Button = ComponentType<KeepButtonProps>

const KeepButton = createContext<Button | undefined>(undefined)

/** The same pages with the button of the domain that keeps what is read; they do not wait for it. */
export function withKeeping(
  manifest: DomainManifest,
  load: () => Promise<{ readonly default: Button }>,
): DomainManifest {
  const Button = lazy(load)
  return {
    ...manifest,
    routes: manifest.routes.map(route => ({
      ...route,
      lazy: async () => {
        const { default: Screen, ...rest } = await route.lazy()
        return {
          ...rest,
          default: function Keeping() {
            return (
              <KeepButton value={Button}>
                <Screen />
              </KeepButton>
            )
          },
        }
      },
    })),
  }
}

/** Nothing where the front-end keeps nothing. */
export function Keep(props: Omit<KeepButtonProps, 'place'>) {
  const Button = use(KeepButton)
  if (!Button) return null
  return (
    <Suspense fallback={null}>
      <Button {...props} place="line" />
    </Suspense>
  )
}

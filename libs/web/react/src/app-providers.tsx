import { QueryClientProvider } from '@tanstack/react-query'
import { I18nContext } from '@tradeport/web/i18n'
import { NavigationContext, type NavigationSettings } from '@tradeport/web/navigation'
import { Fragment, useMemo, type ComponentType, type ReactNode } from 'react'
import type { AppRuntime } from './runtime'
import { RuntimeContext } from './runtime-context'

export interface AppProvidersProps {
  readonly runtime: AppRuntime
  /** What the front-end adds inside, for example antd's ConfigProvider and App. */
  readonly providers?: ComponentType<{ readonly children: ReactNode }> | undefined
  /** Loads a page's chunk and texts when a link to it is pointed at. */
  readonly prefetch?: NavigationSettings['prefetch']
  readonly children: ReactNode
}

/** Everything that hooks of the shared layer need. The router stands inside. */
export function AppProviders({ runtime, providers: Own = Fragment, prefetch, children }: AppProvidersProps) {
  const navigation = useMemo(
    () => ({ ...runtime.navigation, ...(prefetch ? { prefetch } : {}) }),
    [runtime.navigation, prefetch],
  )
  return (
    <RuntimeContext value={runtime}>
      <QueryClientProvider client={runtime.queryClient}>
        <I18nContext value={runtime.i18n}>
          <NavigationContext value={navigation}>
            <Own>{children}</Own>
          </NavigationContext>
        </I18nContext>
      </QueryClientProvider>
    </RuntimeContext>
  )
}

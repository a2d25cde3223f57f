import { lazy, type ReactNode, Suspense } from 'react'
import type { FloatingWidgetProps } from './floating-widget'
import { Footer, type FooterProps } from './footer'
import { Header, type HeaderProps } from './header'
import { shellRoute } from './shell-route'
import styles from './portal-shell.module.css'

// Nothing of the page waits for it.
const FloatingWidget = lazy(async () => ({ default: (await import('./floating-widget')).FloatingWidget }))

export interface PortalShellProps<Code extends string = string> {
  /** The route without region prefix and query; it decides which parts are shown. */
  path: string
  header: Omit<HeaderProps<Code>, 'ground' | 'logo'>
  footer?: FooterProps | undefined
  widget?: FloatingWidgetProps | undefined
  /** What is said on every page, at its lower end. */
  notice?: ReactNode
  children: ReactNode
}

/** The frame of the public pages. A page whose first band is dark starts under the header and says so by `useDarkTop`. */
export function PortalShell<Code extends string>({
  path,
  header,
  footer,
  widget,
  notice,
  children,
}: PortalShellProps<Code>) {
  const route = shellRoute(path)
  return (
    <div className={styles['shell']}>
      {route.header !== 'none' && <Header {...header} ground={route.header} logo={route.logo} />}
      <main id="main" tabIndex={-1} className={styles['main']} data-header={route.header}>
        {children}
      </main>
      {route.footer && footer !== undefined && <Footer {...footer} />}
      {notice}
      {route.widget && widget !== undefined && (
        <Suspense fallback={null}>
          <FloatingWidget {...widget} />
        </Suspense>
      )}
    </div>
  )
}

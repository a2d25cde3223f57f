import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useNavigationSettings } from './navigation-context'
import { useIsOpen } from './open-pages'
import { resolveTarget } from './use-navigate-to'

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this front-end without region prefix, or an absolute URL. */
  readonly to: string
  readonly replace?: boolean
  readonly ref?: Ref<HTMLAnchorElement>
}

/**
 * A link under the routing rules of spec section 2; a real `href`, so that it can be opened in a new tab. Where the page would be refused,
 * its words alone.
 */
export function AppLink({ to, replace = false, onClick, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  const settings = useNavigationSettings()
  const navigate = useNavigate()
  const location = useLocation()
  const isOpen = useIsOpen(to)
  const resolved = resolveTarget(settings, location, to)
  const [path = ''] = resolved.to.split(/[?#]/, 1)
  const prefetch = () => {
    if (!resolved.fullReload) settings.prefetch?.(path)
  }

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event, rest.target)) return
    // The language may have changed since the link was drawn.
    if (resolveTarget(settings, location, to).fullReload) return
    event.preventDefault()
    void navigate(resolved.to, { replace })
  }

  if (!isOpen) return <span className={rest.className}>{rest.children}</span>
  return (
    <a
      aria-current={path === location.pathname ? 'page' : undefined}
      {...rest}
      href={resolved.href}
      onClick={handleClick}
      onPointerEnter={event => {
        onPointerEnter?.(event)
        prefetch()
      }}
      onFocus={event => {
        onFocus?.(event)
        prefetch()
      }}
    />
  )
}

function isPlainClick(event: MouseEvent, target: string | undefined): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && (target === undefined || target === '_self')
}

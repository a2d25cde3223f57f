import { type AnchorHTMLAttributes, useContext } from 'react'
import { useInRouterContext } from 'react-router-dom'
import { AppLink, NavigationContext } from '@tradeport/web/navigation'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

const OUTSIDE = /^(?:#|mailto:|tel:|blob:|data:)/

/** A link by the routing rules inside an application; an ordinary anchor where there is no router (a page drawn after a crash, a test). */
export function Link({ href, ...rest }: LinkProps) {
  const settings = useContext(NavigationContext)
  const routed = useInRouterContext()
  if (settings === undefined || !routed || OUTSIDE.test(href)) return <a {...rest} href={href} />
  return <AppLink {...rest} to={href} />
}

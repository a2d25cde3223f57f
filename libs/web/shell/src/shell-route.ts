/** Which parts of the shell a portal route shows, and on which ground its header lies (spec section 2). */
export interface ShellRoute {
  readonly header: 'light' | 'transparent' | 'none'
  readonly footer: boolean
  readonly widget: boolean
  readonly logo: 'market' | 'about'
}

const LIGHT = ['/404', '/relatedDocument', '/b2bForeignTradeMall', '/enterpriseService']

/** `path` without region prefix and query. */
export function shellRoute(path: string): ShellRoute {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path
  if (bare === '/h5' || bare.startsWith('/h5/')) return { header: 'none', footer: false, widget: false, logo: 'market' }
  const light = LIGHT.includes(bare) || /^\/newsDetail\/[^/]+$/.test(bare)
  const assistant = bare === '/IntelligentCustomerService'
  return {
    header: light ? 'light' : 'transparent',
    footer: !assistant,
    widget: !assistant,
    logo: bare === '/about' ? 'about' : 'market',
  }
}

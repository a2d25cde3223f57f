/** Inputs of the home page's lists. */
export const FEATURED_SHOWN = 10
export const NEWEST = { pageSize: 12, sort: 'newest' } as const
export const SUPPLIERS = { pageSize: 6 }
export const SERVICES = { pageSize: 4 }
export const NEWS = { pageSize: 5 }

import { PLATFORM_TITLES, PLATFORMS, type OperatorFrontEnd } from '@tradeport/kernel/config'
import { urlOf } from '@tradeport/web/navigation'
import { useLocale } from '@tradeport/web/react'
import { useMayDo } from './use-may-do'
import { useProfile } from './use-profile'

/** What somebody has to hold for the part of an application to show them anything. */
const SHOWN_TO: Partial<Record<OperatorFrontEnd, string>> = {
  menu: 'menu:read',
  dump: 'dataExport:create',
  cms: 'newsArticle:read',
}

/** `admin/news` as a link that keeps the region. */
export function hrefOf(address: string): string {
  const [label = '', ...parts] = address.split('/')
  return urlOf(label === PLATFORMS.admin.hostLabel ? 'admin' : 'userCenter', `/${parts.join('/')}`)
}

export interface FrontEndLink {
  readonly key: OperatorFrontEnd
  readonly title: string
  readonly href: string
}

/** The operators' front-ends that the person may enter and finds something in. */
export function useFrontEndLinks(): readonly FrontEndLink[] {
  const { data } = useProfile()
  const { locale } = useLocale()
  const may = useMayDo(data?.kind === 'operator')
  return (data?.frontEnds ?? []).flatMap(({ key, addresses, mayEnter }) => {
    const [first] = addresses
    const permission = SHOWN_TO[key]
    if (!mayEnter || first === undefined || (permission !== undefined && !may.holds(permission))) return []
    return [{ key, title: PLATFORM_TITLES[key][locale], href: hrefOf(first) }]
  })
}

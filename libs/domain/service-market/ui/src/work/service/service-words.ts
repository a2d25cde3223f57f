import type { ServiceStatus } from '@tradeport/domain/service-market/contract'
import { serviceMachine, type ServiceStep } from '@tradeport/domain/service-market/rules'
import { localeConfig, isLocaleCode } from '@tradeport/kernel/config'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldName } from '../form/problem-words'
import type { ServiceAudience } from './service.entity'

/** Whose turn it is. */
const NEXT: Record<ServiceStatus, 'operator' | 'provider' | 'publish' | null> = {
  draft: 'provider',
  pending_review: 'operator',
  approved: 'publish',
  on_shelf: null,
  revision_review: 'operator',
  off_shelf: null,
  rejected: 'provider',
  disabled: null,
  removed: null,
}

export function nextOf(status: ServiceStatus, audience: ServiceAudience) {
  const next = NEXT[status]
  if (next === null || audience === 'provider') return next
  if (next === 'publish') return null
  return next === 'provider' ? 'providerOther' : next
}

/** Enabling reads the same, wherever it leads. */
const SAME_AS = { enable_unreviewed: 'enable' } as const
const isStep = (action: string): action is Exclude<ServiceStep, keyof typeof SAME_AS> =>
  Object.hasOwn(serviceMachine.actions, action) && !Object.hasOwn(SAME_AS, action)

const OTHERS = ['create', 'update'] as const

/** What an entry of the history says; a step that this version does not know is named as it came. */
export function useEventText(): (action: string) => string {
  const t = useT('serviceWork')
  return action => {
    const told = action === 'enable_unreviewed' ? SAME_AS[action] : action
    const event = isStep(told) ? told : known(OTHERS, told)
    return event ? t(`event.${event}`) : action
  }
}

/** What a field is called that stands at a path of the content, with its language where it has one. */
export function usePathText(): (path: string) => string {
  const nameOf = useFieldName()
  return path => {
    const parts = path.split('.')
    const language = parts.find(isLocaleCode)
    const field = nameOf(parts.filter(part => part !== language).join('.'))
    return language ? `${field} (${localeConfig(language).name})` : field
  }
}

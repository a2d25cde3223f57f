import { ALL_ROLES } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'

/** A role in words; one that this front-end does not know yet shows its code. */
export function RoleName({ code }: { code: string }) {
  const t = useT('identity')
  const known = ALL_ROLES.find(role => role === code)
  return <>{known && known !== 'visitor' && known !== 'system' ? t(`role.${known}`) : code}</>
}

import { ALL_ROLES } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'

/** A built-in role in words, one of the platform's own by its name; one that nobody knows shows its code. */
export function useRoleName(): (code: string, names?: Readonly<Record<string, string>>) => string {
  const t = useT('identity')
  return (code, names = {}) => {
    const builtIn = ALL_ROLES.find(role => role === code)
    if (builtIn && builtIn !== 'visitor' && builtIn !== 'system') return t(`role.${builtIn}`)
    return names[code] ?? code
  }
}

export function RoleName({ code }: { code: string }) {
  return <>{useRoleName()(code)}</>
}

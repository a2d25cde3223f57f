import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { PERMISSION_ACTIONS, PERMISSION_DOCUMENTS, SAME_ACTION } from './permission-words'

/** Documents, actions and whole permissions in words; what this front-end does not know yet shows its key. */
export function usePermissionNames() {
  const t = useT('people')
  const document = (name: string) => {
    const one = known(PERMISSION_DOCUMENTS, name)
    return one ? t(`document.${one}`) : name
  }
  const action = (name: string) => {
    const one = known(PERMISSION_ACTIONS, SAME_ACTION[name] ?? name)
    return one ? t(`action.${one}`) : name
  }
  return {
    document,
    action,
    permission(key: string) {
      const [of = '', what = ''] = key.split(':')
      return t('permission', { document: document(of), action: action(what) })
    },
  }
}

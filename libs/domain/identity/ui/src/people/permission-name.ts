import { useT } from '@tradeport/web/i18n'
import { permissionWord } from './permission-words'

/** Documents, actions and whole permissions in words; what this front-end does not know yet shows its key. */
export function usePermissionNames() {
  const t = useT('people')
  const document = (name: string) => {
    const word = permissionWord(`${name}:`).document
    return word ? t(word) : name
  }
  const action = (name: string) => {
    const word = permissionWord(`:${name}`).action
    return word ? t(word) : name
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

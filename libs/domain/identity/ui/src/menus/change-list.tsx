import type { MenuContent, MenuDetail } from '@tradeport/domain/identity/contract'
import { completed, menuChanges } from '@tradeport/domain/identity/rules'
import { useT } from '@tradeport/web/i18n'
import styles from './menus.module.css'
import { useMenuWords } from './use-menu-words'

/** What differs between two arrangements, in words. */
export function ChangeList({ detail, before, after }: { detail: MenuDetail; before: MenuContent; after: MenuContent }) {
  const t = useT('identityMenus')
  const words = useMenuWords(detail)
  const [from, to] = [completed(detail.entries, before), completed(detail.entries, after)]
  const changes = menuChanges(from, to)
  if (changes.length === 0) return <p className={styles['soft']}>{t('unchanged')}</p>
  const groupOf = (key: string) => to.groups.find(({ items }) => items.some(item => item.key === key))
  return (
    <ul className={styles['changes']} aria-label={t('changes')}>
      {changes.map(({ kind, key }) => {
        const group = groupOf(key)
        const place = { name: words.either(key, to, from), group: group ? words.group(group) : '' }
        return <li key={`${kind} ${key}`}>{t(`change.${kind}`, place)}</li>
      })}
    </ul>
  )
}

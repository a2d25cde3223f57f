import { Badge, BellIcon, ChevronDownIcon, Link, LinkButton, Menu, UserIcon } from '@tradeport/web/ui'
import { useT } from '@tradeport/web/i18n'
import type { AccountData, MessagesData } from './shell-data'
import styles from './account-area.module.css'

/** Signed out: the prompt to log in. Signed in: who, for which company, and what belongs to the account. */
export function AccountArea({ account }: { account: AccountData }) {
  const t = useT('shell')
  if (account.state === 'out') {
    return (
      <LinkButton
        href={account.logInHref}
        variant="primary"
        size="small"
        className={styles['logIn']}
        onClick={event => {
          if (account.onLogIn === undefined) return
          event.preventDefault()
          account.onLogIn()
        }}
      >
        {t('header.logIn')}
      </LinkButton>
    )
  }
  return (
    <Menu
      label={t('header.account', { name: account.name })}
      trigger={
        <>
          <span className={styles['face']} aria-hidden="true">
            {initials(account.name) || <UserIcon size={16} />}
          </span>
          <span className={styles['who']} aria-hidden="true">
            <span className={styles['name']}>{account.name}</span>
            {account.company !== undefined && <span className={styles['company']}>{account.company}</span>}
          </span>
          <ChevronDownIcon size={16} />
        </>
      }
      head={
        <>
          <p className={styles['headName']}>{account.name}</p>
          {account.company !== undefined && <p className={styles['headCompany']}>{account.company}</p>}
        </>
      }
      items={account.items}
    />
  )
}

/** Two letters, or the last character of a name without spaces in Chinese, Japanese or Korean. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0]
  if (first === undefined) return ''
  if (words.length === 1)
    return /\p{Script=Han}|\p{Script=Hangul}/u.test(first) ? (first.at(-1) ?? '') : first.slice(0, 2).toUpperCase()
  return `${first.charAt(0)}${words.at(-1)?.charAt(0) ?? ''}`.toUpperCase()
}

export function MessagesLink({ href, unread }: MessagesData) {
  const t = useT('shell')
  const label = unread > 0 ? t('header.unread', { count: unread }) : t('header.messages')
  return (
    <Link href={href} className={styles['messages']} aria-label={label}>
      <Badge count={unread} label={label}>
        <BellIcon />
      </Badge>
    </Link>
  )
}

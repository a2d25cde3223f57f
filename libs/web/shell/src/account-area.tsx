import { Badge, BellIcon, ChevronDownIcon, Face, Link, LinkButton, Menu } from '@tradeport/web/ui'
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
          <Face name={account.name} picture={account.picture} />
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

export function MessagesLink({ href, unread }: MessagesData) {
  const t = useT('shell')
  const label = unread > 0 ? t('header.unread', { count: unread }) : t('header.messages')
  return (
    <Link href={href} className={styles['messages']} aria-label={label} data-many={unread > 99 || undefined}>
      <Badge count={unread} label={label}>
        <BellIcon />
      </Badge>
    </Link>
  )
}

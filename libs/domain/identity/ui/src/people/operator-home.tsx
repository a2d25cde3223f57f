import { grantStatusCount, operatorPage, rolePage } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint } from '@tradeport/web/react'
import { useFrontEndLinks } from '../frame/front-end-links'
import { useMayDo } from '../frame/use-may-do'
import styles from './people.module.css'

/** A number that leads to its list. */
function CountCard({ label, count, href }: { label: string; count: number | undefined; href: string }) {
  return (
    <AppLink to={href} className={styles['card']}>
      <span className={styles['count']}>{count ?? '…'}</span>
      <span className={styles['cardText']}>{label}</span>
    </AppLink>
  )
}

export default function UserCenterHomeScreen() {
  const t = useT('identity')
  const may = useMayDo()
  const seesOperators = may.holds('operator:read')
  const seesRoles = may.holds('role:read')
  const frontEnds = useFrontEndLinks().filter(({ key }) => key !== 'userCenter')
  const operators = useEndpoint(operatorPage, { pageSize: 1 }, { enabled: seesOperators })
  const decidesGrants = may.holds('grant:approve')
  const grants = useEndpoint(grantStatusCount, {}, { enabled: decidesGrants })
  const roles = useEndpoint(rolePage, { pageSize: 1 }, { enabled: seesRoles })
  return (
    <section className={styles['page']}>
      <h1 className={styles['title']}>{t('home.userCenter.title')}</h1>
      <div className={styles['cards']}>
        {decidesGrants && (
          <CountCard
            label={t('home.grants')}
            count={grants.data && (grants.data['pending'] ?? 0)}
            href="/grants?f.status=pending"
          />
        )}
        {seesOperators && <CountCard label={t('home.operators')} count={operators.data?.total} href="/operators" />}
        {seesRoles && <CountCard label={t('home.roles')} count={roles.data?.total} href="/roles" />}
      </div>
      {frontEnds.length > 0 && (
        <nav className={styles['page']} aria-labelledby="front-ends">
          <h2 id="front-ends" className={styles['subtitle']}>
            {t('home.frontEnds')}
          </h2>
          <div className={styles['cards']}>
            {frontEnds.map(({ key, title, href }) => (
              <a key={key} className={styles['card']} href={href}>
                <strong>{title}</strong>
                <span className={styles['cardText']}>{href}</span>
              </a>
            ))}
          </div>
        </nav>
      )}
    </section>
  )
}

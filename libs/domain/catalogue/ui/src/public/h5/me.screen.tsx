import { lazy, Suspense, type ReactNode } from 'react'
import { useT } from '@tradeport/web/i18n'
import { logoUrl, urlOf } from '@tradeport/web/navigation'
import { useLanguageSwitch, useRegion, useRegionHomes } from '@tradeport/web/react'
import { ChevronRightIcon, Face, Field, GlobeIcon, Link, LinkButton, PinIcon, Select } from '@tradeport/web/ui'
import { ASSISTANT, buyerRegisterUrl, buyerSignInUrl, joinUrl, MESSAGE, relationsUrl, STORES } from '../frame/addresses'
import { useBuyer } from '../frame/use-buyer'
import { MessagesLabel } from './messages-label'
import styles from './me.module.css'

const InstallOffer = lazy(() => import('./install-offer'))

/** Who is signed in at the buyer front-end, the way there, language and market. */
export default function MeScreen() {
  const t = useT('mall')
  const goods = useT('goods')
  const shell = useT('shell')
  const { hotline } = useRegion()
  const { isSignedIn } = useBuyer()
  return (
    <div className={styles.page}>
      <Who />
      {isSignedIn && (
        <Links
          title={t('frame.buyerCenter')}
          links={[
            [t('frame.inquiries'), '/inquiries'],
            [t('frame.orders'), '/orders'],
            [<MessagesLabel key="messages" />, '/messages'],
            [goods('favourites.title'), '/favourites'],
            [goods('prices.all'), relationsUrl()],
            [t('frame.account'), urlOf('buyer', '/account')],
          ]}
        />
      )}
      <Suspense>
        <InstallOffer />
      </Suspense>
      <Settings />
      <Links
        title={t('footer.platform')}
        links={[
          [t('h5.stores'), STORES],
          [shell('entry.seller'), joinUrl('seller')],
          [shell('entry.provider'), joinUrl('provider')],
          [t('footer.documents'), '/relatedDocument'],
          [t('h5.desktop'), `${logoUrl()}?noRedirect=1`],
        ]}
      />
      <Links
        title={t('h5.help')}
        links={[
          [shell('nav.assistant'), ASSISTANT],
          [shell('entry.message'), MESSAGE],
          [`${t('h5.hotline')} ${hotline}`, `tel:${hotline.replace(/[^\d+]/g, '')}`],
        ]}
      />
    </div>
  )
}

function Who() {
  const t = useT('mall')
  const { isSignedIn, who } = useBuyer()
  if (isSignedIn) {
    return (
      <header className={styles.who}>
        {who?.user && <Face size="large" name={who.user.displayName} picture={who.user.avatarUrl} />}
        <h1 className={styles.title}>{t('h5.greeting', { name: who?.user?.displayName ?? '' })}</h1>
        <p className={styles.text}>{who?.company?.legalName}</p>
        <LinkButton variant="primary" size="large" block href={urlOf('buyer')}>
          {t('frame.buyerCenter')}
        </LinkButton>
      </header>
    )
  }
  return (
    <header className={styles.who}>
      <h1 className={styles.title}>{t('h5.guest')}</h1>
      <p className={styles.text}>{t('h5.guestHelp')}</p>
      <div className={styles.actions}>
        <LinkButton variant="primary" size="large" block href={buyerSignInUrl()}>
          {t('h5.logIn')}
        </LinkButton>
        <LinkButton size="large" block href={buyerRegisterUrl()}>
          {t('h5.register')}
        </LinkButton>
      </div>
    </header>
  )
}

function Settings() {
  const t = useT('mall')
  const { region } = useRegion()
  const { current, choices, onChoose } = useLanguageSwitch()
  const regions = useRegionHomes()
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{t('h5.settings')}</h2>
      <div className={styles.fields}>
        <Field label={t('h5.language')}>
          <Select
            icon={<GlobeIcon size={18} />}
            value={current}
            options={choices.map(({ code, name }) => ({ value: code, label: name }))}
            onValue={value => {
              const chosen = choices.find(({ code }) => code === value)
              if (chosen) onChoose(chosen.code)
            }}
          />
        </Field>
        <Field label={t('h5.market')}>
          <Select
            icon={<PinIcon size={18} />}
            value={region}
            options={regions.map(choice => ({ value: choice.region, label: choice.name }))}
            onValue={value => {
              const chosen = regions.find(choice => choice.region === value)
              if (chosen) window.location.assign(chosen.href)
            }}
          />
        </Field>
      </div>
    </section>
  )
}

interface LinksProps {
  readonly title: string
  readonly links: readonly (readonly [label: ReactNode, href: string])[]
}

function Links({ title, links }: LinksProps) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{title}</h2>
      <ul role="list">
        {links.map(([label, href]) => (
          <li key={href}>
            <Link className={styles.link} href={href}>
              {label}
              <ChevronRightIcon size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

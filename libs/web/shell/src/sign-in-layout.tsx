import type { ReactNode } from 'react'
import { ArrowLeftIcon, heroArt, Link, Logo } from '@tradeport/web/ui'
import type { AppKey } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import type { LanguageSwitchData, ShellBrand } from './shell-data'
import { SignInEmblem } from './sign-in-emblem'
import { LanguageSwitch } from './switches'
import styles from './sign-in-layout.module.css'

export interface SignInLayoutProps<Code extends string = string> {
  /** Each front-end has its own composition, emblem and words. */
  app: AppKey
  brand: ShellBrand
  /** The front-end's own name under the market's: "Buyer Center". */
  title?: string | undefined
  language: LanguageSwitchData<Code>
  /** Where "Back to the market" leads. */
  backHref?: string | undefined
  /** Registration is wider than sign-in. */
  wide?: boolean | undefined
  /** Under the form: other ways in, agreements. */
  foot?: ReactNode
  children: ReactNode
}

/** Signing in and registering: the region's picture in the front-end's own composition, and a plain form. */
export function SignInLayout<Code extends string>({
  app,
  brand,
  title,
  language,
  backHref,
  wide = false,
  foot,
  children,
}: SignInLayoutProps<Code>) {
  const t = useT('shell')
  return (
    <div className={styles['layout']} data-app={app} data-wide={wide || undefined}>
      <aside className={styles['panel']}>
        <img className={styles['art']} src={heroArt[brand.region]} alt="" width={1600} height={900} />
        <div className={styles['tint']} />
        <div className={styles['words']}>
          <SignInEmblem app={app} className={styles['emblem']} />
          <p className={styles['claim']}>{t(`signIn.${app}.title`)}</p>
          <p className={styles['text']}>{t(`signIn.${app}.text`)}</p>
        </div>
      </aside>
      <div className={styles['side']}>
        <header className={styles['head']}>
          <Link className={styles['logo']} href={brand.logoHref} aria-label={t('header.home', { name: brand.name })}>
            <Logo region={brand.region} picture={brand.picture} name={brand.name} note={title} />
          </Link>
          <LanguageSwitch {...language} />
        </header>
        <main id="main" tabIndex={-1} className={styles['main']}>
          <div className={styles['form']}>{children}</div>
        </main>
        <footer className={styles['foot']}>
          {backHref !== undefined && (
            <Link className={styles['back']} href={backHref}>
              <ArrowLeftIcon size={16} />
              {t('signIn.back')}
            </Link>
          )}
          {foot}
        </footer>
      </div>
    </div>
  )
}

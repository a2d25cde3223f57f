import type { ReactNode } from 'react'
import { PLATFORM_TITLES, PLATFORMS } from '@tradeport/kernel/config'
import { logoUrl } from '@tradeport/web/navigation'
import { useLanguageSwitch, usePlatform, useRegion, useRegionTexts } from '@tradeport/web/react'
import { SignInLayout } from '@tradeport/web/shell'
import styles from './sign-in.module.css'

export interface SignInFrameProps {
  title: string
  note: string
  wide?: boolean
  children: ReactNode
}

/** The page around a sign-in or registration form, in the look of its front-end and region. */
export function SignInFrame({ title, note, wide = false, children }: SignInFrameProps) {
  const platform = usePlatform()
  const region = useRegion()
  const texts = useRegionTexts()
  const language = useLanguageSwitch()
  return (
    <SignInLayout
      app={PLATFORMS[platform.key].app}
      brand={{ region: region.region, name: texts.regionTitle, logoHref: logoUrl() }}
      title={PLATFORM_TITLES[platform.key][language.current]}
      language={language}
      backHref={logoUrl()}
      wide={wide}
    >
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['note']}>{note}</p>
      {children}
    </SignInLayout>
  )
}

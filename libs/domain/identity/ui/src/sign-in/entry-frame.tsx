import type { ReactNode } from 'react'
import { PLATFORM_TITLES, PLATFORMS } from '@tradeport/kernel/config'
import { logoUrl } from '@tradeport/web/navigation'
import { useLanguageSwitch, usePlatform, useRegion, useRegionTexts } from '@tradeport/web/react'
import { SignInLayout } from '@tradeport/web/shell'

export interface EntryFrameProps {
  wide?: boolean
  foot?: ReactNode
  children: ReactNode
}

/** Pages outside the work frame, in the look of their front-end and region. */
export function EntryFrame({ wide = false, foot, children }: EntryFrameProps) {
  const platform = usePlatform()
  const region = useRegion()
  const texts = useRegionTexts()
  const language = useLanguageSwitch()
  return (
    <SignInLayout
      app={PLATFORMS[platform.key].app}
      brand={{ region: region.region, picture: region.own?.logo, name: texts.regionTitle, logoHref: logoUrl() }}
      title={PLATFORM_TITLES[platform.key][language.current]}
      language={language}
      backHref={logoUrl()}
      wide={wide}
      foot={foot}
    >
      {children}
    </SignInLayout>
  )
}

import { LinkButton } from '@tradeport/web/ui'

export interface ListView {
  readonly key: string
  readonly href: string
  readonly label: string
  /** Stands out, as where most of the work is done. */
  readonly isMain?: boolean
}

/** From one view of the same documents to the others. */
export function ViewSwitch({ view, views }: { view: string; views: readonly ListView[] }) {
  return views
    .filter(({ key }) => key !== view)
    .map(({ key, href, label, isMain = false }) => (
      <LinkButton key={key} href={href} size="small" {...(isMain ? { variant: 'primary' } : {})}>
        {label}
      </LinkButton>
    ))
}

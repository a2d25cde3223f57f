import { PLATFORM_TITLES, type OperatorFrontEnd } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useLocale } from '@tradeport/web/react'
import { Button, ForbiddenState, type StateProps } from '@tradeport/web/ui'
import { useFrontEndLinks } from './front-end-links'
import styles from './no-entry.module.css'

export interface NoEntryProps {
  frontEnd: OperatorFrontEnd
  scope?: StateProps['scope']
  /** Where nobody's name is on the page: the way out. */
  onLeave?: (() => void) | undefined
  leaving?: boolean
}

/** A front-end that the person's roles do not open: which one it is, and where they may go instead. */
export default function NoEntry({ frontEnd, scope = 'page', onLeave, leaving = false }: NoEntryProps) {
  const t = useT('identity')
  const { locale } = useLocale()
  const others = useFrontEndLinks().filter(({ key }) => key !== frontEnd)
  return (
    <ForbiddenState
      scope={scope}
      title={t('noEntry.title', { frontEnd: PLATFORM_TITLES[frontEnd][locale] })}
      actions={
        onLeave && (
          <Button variant="primary" loading={leaving} onClick={onLeave}>
            {t('noEntry.leave')}
          </Button>
        )
      }
    >
      <p className={styles['text']}>{t('noEntry.hint')}</p>
      {others.length > 0 && (
        <nav aria-label={t('home.frontEnds')}>
          <ul className={styles['list']}>
            {others.map(({ key, title, href }) => (
              <li key={key}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </ForbiddenState>
  )
}

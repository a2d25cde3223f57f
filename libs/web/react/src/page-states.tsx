import { useEdition, useT } from '@tradeport/web/i18n'
import { Button, ErrorState, ForbiddenState, LinkButton, NotFoundState } from '@tradeport/web/ui'
import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { currentEntry } from './current-entry'
import { useNav } from './nav'
import { PageRightsContext } from './rights'
import { useRuntime } from './runtime-context'

export { askLogin, holdLeftPages } from './session-question'
export { watchPage } from './watch-page'

/** A page that could not be drawn or loaded. */
export function FailedPage({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT('common')
  return (
    <ErrorState
      scope="page"
      title={t('error.pageFailed')}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t('action.retry')}
          </Button>
          <LinkButton href="/">{t('frame.home')}</LinkButton>
        </>
      }
    >
      {t('error.pageFailedHelp')}
    </ErrorState>
  )
}

/** The account or session ended while the person was signed in: what was shown belongs to nobody here any more. */
export function EndedPage({ reason }: { readonly reason: string }) {
  const t = useT('common')
  const { loginRedirect } = useRuntime()
  return (
    <main id="main" tabIndex={-1}>
      <ErrorState
        scope="page"
        title={reason}
        actions={
          <Button variant="primary" onClick={() => loginRedirect.open()}>
            {t('session.goToLogin')}
          </Button>
        }
      />
    </main>
  )
}

/** A page that is other people's work: on to the list it belongs to, where that is open, and to the start page. */
export function ForbiddenPage() {
  const t = useT('common')
  const mayOpen = useContext(PageRightsContext)
  const { pathname } = useLocation()
  const open = useNav().filter(entry => entry.path !== '/' && entry.path !== pathname && mayOpen(entry) === true)
  const key = currentEntry(open, pathname)
  const near = open.find(entry => entry.key === key)
  const { i18n } = useRuntime()
  // Its domain's texts may still be on their way.
  useEdition()
  return (
    <ForbiddenState
      scope="page"
      title={t('error.forbidden')}
      actions={
        <>
          {near && (
            <LinkButton variant="primary" href={near.path}>
              {i18n.text(near.namespace, near.labelKey)}
            </LinkButton>
          )}
          <LinkButton href="/">{t('frame.home')}</LinkButton>
        </>
      }
    >
      {t('error.forbiddenHelp')}
    </ForbiddenState>
  )
}

/** Where a front-end brings no 404 page of its own. */
export default function NotFoundPage() {
  const t = useT('common')
  return (
    <NotFoundState
      scope="page"
      title={t('error.notFound')}
      actions={
        <LinkButton variant="primary" href="/">
          {t('frame.home')}
        </LinkButton>
      }
    >
      {t('error.notFoundHelp')}
    </NotFoundState>
  )
}

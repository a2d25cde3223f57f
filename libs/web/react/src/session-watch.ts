import type { Translate } from '@tradeport/web/i18n'
import type { ChangeOrigin, Session } from '@tradeport/web/session'
import type { Presenter } from './presenter'

/** Tells when the token changes, wherever that happens; a change of the language alone is none. */
export function watchToken(session: Session, onChange: (origin: ChangeOrigin) => void): () => void {
  let token = session.token()
  return session.subscribe(origin => {
    if (session.token() === token) return
    token = session.token()
    onChange(origin)
  })
}

/** The "login expired" dialog. */
export async function askLogin(
  presenter: Presenter,
  t: Translate<'common'>,
  text: 'session.expiredText' | 'session.endedText',
): Promise<boolean> {
  const answer = await presenter.ask({
    title: t('session.expiredTitle'),
    text: [t(text)],
    actions: [
      { key: 'cancel', label: t('action.cancel') },
      { key: 'login', label: t('session.goToLogin'), tone: 'primary' },
    ],
  })
  return answer === 'login'
}

import { resolveError } from '@tradeport/kernel/errors'
import type { Translate } from '@tradeport/web/i18n'
import { pageLoad } from '@tradeport/web/navigation'
import type { Result } from '@tradeport/web/request'
import type { Presenter } from './presenter'
import type { AppRuntime } from './runtime'
import { watchToken, type PageHold } from './session-watch'

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

/**
 * From now on a page says and saves nothing as another person than it was opened by, or for another company or shop: when one of them is
 * signed in by another window, it is loaded again, once the person agrees where something is typed on it.
 *
 * @returns what ends that
 */
export function holdLeftPages(runtime: AppRuntime): () => void {
  const { hold, i18n, layer, leaveGuards, presenter, session } = runtime
  const { failed } = hold
  let last = session.token()
  /** What failed before it was known whose the new session is. */
  const met: Parameters<PageHold['failed']>[] = []
  const release = () => {
    hold.token = undefined
    hold.failed = failed
  }
  const askToReload = async () => {
    if (leaveGuards.message() !== undefined && !(await agreesToReload(runtime))) return
    leaveGuards.giveUp()
    // With its fragment it would be taken for a place on the same page.
    const { pathname, search } = window.location
    pageLoad.assign(pathname + search)
  }
  /** That the session before has ended needs no sign-in now: pressing again is enough. */
  const sayAfterwards = ([failure, options, token]: Parameters<PageHold['failed']>) => {
    if (!resolveError(failure.code).login) return failed(failure, options, token)
    if (options.quiet === undefined) presenter.toast('error', i18n.translate('common')('error.submitFailed'))
  }
  const settle = async (own: string, goOn: () => void) => {
    const now = session.token()
    release()
    // The last that is asked as whoever is signed in now.
    const asked = layer.request({ path: '/user/session/profile' }, { ignoreError: true })
    hold.token = own
    hold.failed = (...failure) => void met.push(failure)
    const changed = await isSomebodyElse(runtime, asked)
    // Changed once more, it is asked about anew.
    if (session.token() !== now) return
    const before = met.splice(0)
    if (changed) {
      hold.failed = (_failure, { quiet }) => {
        if (quiet === undefined) void askToReload()
      }
      return askToReload()
    }
    release()
    goOn()
    for (const failure of before) sayAfterwards(failure)
  }
  hold.meet = goOn => {
    const own = hold.token ?? last
    if (own !== undefined && session.token() !== undefined) void settle(own, goOn)
    else goOn()
  }
  // Heard after the page itself: what was there last is known until then.
  return watchToken(session, origin => {
    const token = session.token()
    if (origin === 'here' || token === undefined) {
      release()
      met.splice(0)
    }
    last = token ?? last
  })
}

async function agreesToReload({ presenter, i18n }: AppRuntime): Promise<boolean> {
  const t = i18n.translate('common')
  const answer = await presenter.ask({
    title: t('session.changedTitle'),
    text: [t('session.changedText')],
    actions: [
      { key: 'stay', label: t('leave.stay') },
      { key: 'reload', label: t('session.reload'), tone: 'primary' },
    ],
  })
  return answer === 'reload'
}

/** Who cannot be asked about is taken for somebody else; a page that nobody has looked at as a person yet is everybody's. */
async function isSomebodyElse({ queryClient }: AppRuntime, asked: Promise<Result<unknown>>): Promise<boolean> {
  const profiles = queryClient.getQueriesData({ queryKey: ['identity.profile'] })
  const known = profiles.find(([, data]) => data !== undefined)?.[1]
  const now = await asked
  return known !== undefined && (!now.ok || actingAs(now.data) !== actingAs(known))
}

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

const actingAs = (profile: unknown): string =>
  JSON.stringify([at(at(profile, 'user'), 'id'), at(at(profile, 'company'), 'id'), at(profile, 'storeId')])

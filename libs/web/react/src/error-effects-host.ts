import { resolveError, type ErrorEffects, type NoAbilityDialog } from '@tradeport/kernel/errors'
import type { Translate } from '@tradeport/web/i18n'
import type { NavigationSettings } from '@tradeport/web/navigation'
import type { CallOptions, Failure } from '@tradeport/web/request'
import type { LoginRedirect, Session } from '@tradeport/web/session'
import { openAbility, type AbilityLinks } from './ability-links'
import type { Presenter } from './presenter'
import type { EndedSession } from './ended-session'
import type { ReportEvent } from './reports'
import type { Format } from './use-format'

export interface ErrorEffectsHostOptions {
  readonly presenter: Presenter
  readonly session: Pick<Session, 'token' | 'clearToken'>
  readonly loginRedirect: LoginRedirect
  readonly text: () => Translate<'common'>
  readonly format: () => Format
  readonly abilityLinks: Partial<AbilityLinks>
  readonly navigation: Pick<NavigationSettings, 'regionPrefix' | 'basicPath'>
  readonly report: (event: ReportEvent) => void
  readonly ended: Pick<EndedSession, 'reason' | 'end'>
}

export interface ErrorEffectsHost {
  handle(failure: Failure, options: CallOptions, token: string | undefined): void
}

/** The same sentence is not said again within this time: five calls that fail together are one fault. */
const REPEAT_MS = 2_000

/** Runs what the catalogue says about a failure: messages, login, dialog, report. */
export function createErrorEffectsHost(options: ErrorEffectsHostOptions): ErrorEffectsHost {
  const { presenter, session, loginRedirect, report } = options
  const handled = new WeakSet<Failure>()
  const said = new Map<string, number>()

  const say = (tone: 'error' | 'warning', text: string) => {
    const now = Date.now()
    if (now - (said.get(text) ?? -REPEAT_MS) < REPEAT_MS) return
    said.set(text, now)
    presenter.toast(tone, text)
  }

  const run = (effects: ErrorEffects, failure: Failure, call: CallOptions, token: string | undefined) => {
    const { removeToken, login, show, dialog } = effects
    // A call that still carried the old token says nothing about the session that was opened meanwhile.
    const sessionIsNewer = session.token() !== undefined && session.token() !== token
    const message = show === 'nothing' ? '' : messageOf(effects, failure, options.text())
    if (removeToken && !sessionIsNewer) {
      // The page makes room for the reason before its frame, which may show messages, goes with the session.
      if (message) options.ended.end(message)
      session.clearToken()
    }
    if (show !== 'nothing' && call.quiet !== 'all') {
      if (removeToken) setTimeout(() => say(show, message))
      else say(show, message)
    }
    if (dialog)
      void askAbility(dialog, failure, options)
        // Without its dialog the refusal is still said.
        .catch(() => say('warning', messageOf(effects, failure, options.text())))
    if (effects.report) {
      report({ kind: 'call', code: failure.code, message: failure.message, where: failure.endpoint })
    }
    if (!login || sessionIsNewer) return
    const left = session.token()
    // Who has signed in meanwhile, perhaps in another tab, stays.
    if (login.delayMs > 0) setTimeout(() => session.token() === left && loginRedirect.open(), login.delayMs)
    // What a page asks without a token, after its session was ended with a reason to be read, opens no login over it.
    else if (token !== undefined || options.ended.reason() === undefined) loginRedirect.open()
  }

  return {
    handle(failure, call, token) {
      if (failure.kind === 'aborted' || handled.has(failure)) return
      handled.add(failure)
      if (failure.code === '') {
        if (call.quiet === undefined) say('error', connectionMessage(failure, options.text()))
        const code = faultCode(failure)
        if (code) report({ kind: 'call', code, message: '', where: failure.endpoint })
        return
      }
      run(resolveError(failure.code), failure, call, token)
    },
  }
}

/** Fetched with the first refusal: most people never see one. */
async function askAbility(
  dialog: NoAbilityDialog,
  { message, data }: Failure,
  { presenter, text, format, abilityLinks, navigation }: ErrorEffectsHostOptions,
): Promise<void> {
  const { abilityQuestion, adviceIn } = await import('./ability-dialog')
  const advice = adviceIn(data)
  const answer = await presenter.ask(abilityQuestion(dialog, message, text(), advice && { advice, format: format() }))
  openAbility(answer, abilityLinks, navigation, advice?.package?.id)
}

/** What faults without a code are reported as. A cut line is nobody's fault, and what was too much is the caller's. */
function faultCode(failure: Failure): string | undefined {
  const { kind, status = 0 } = failure
  if (kind === 'timeout') return 'TIMEOUT'
  if (kind !== 'http' || status === 413 || status === 429) return undefined
  return isGarbled(failure) ? 'GARBLED' : `HTTP${status}`
}

const isGarbled = ({ kind, status = 0 }: Failure): boolean => kind === 'http' && status >= 200 && status < 300

const saysItself = ({ data }: Failure): boolean => typeof data === 'object' && data !== null && 'says' in data

function messageOf(effects: ErrorEffects, failure: Failure, t: Translate<'common'>): string {
  switch (effects.message) {
    case 'no_interface_permission':
      return t('error.noPermission', { url: failure.path })
    case 'account_disabled':
      // Where it is the company's and not the person's, the answer says so.
      return saysItself(failure) ? failure.message : t('error.accountDisabled')
    case 'account_deleted':
      return t('error.accountDeleted')
    case 'server':
      return failure.message || t('error.unexpected')
  }
}

/** A fault without a code, in words: also for the failed state of a screen. */
export function connectionMessage(failure: Failure, t: Translate<'common'>): string {
  if (failure.kind === 'network') return t('error.network')
  if (failure.kind === 'timeout') return t('error.timeout')
  if (failure.status === 429) return t('error.tooManyRequests')
  if (failure.status === 413) return t('error.tooLarge')
  // An answer arrived, but not one of ours.
  if (isGarbled(failure)) return t('error.unexpected')
  return t('error.http', { status: failure.status ?? 0 })
}

/** What a screen says about a failure. */
export function failureMessage(failure: Failure, t: Translate<'common'>): string {
  return failure.code === '' ? connectionMessage(failure, t) : failure.message || t('error.unexpected')
}

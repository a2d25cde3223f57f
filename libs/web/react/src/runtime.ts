import {
  loadRegionTexts,
  loginTarget,
  type LocaleCode,
  type PlatformConfig,
  type PlatformKey,
  type RegionConfig,
  type RegionTexts,
} from '@tradeport/kernel/config'
import { resolveError } from '@tradeport/kernel/errors'
import { createI18n, storedLanguages, type I18n, type LocaleFiles } from '@tradeport/web/i18n'
import { pageLoad, type NavigationSettings } from '@tradeport/web/navigation'
import { createRequestLayer, type RequestLayer } from '@tradeport/web/request'
import { createLoginRedirect, createSession, type LoginRedirect, type Session } from '@tradeport/web/session'
import type { QueryClient } from '@tanstack/react-query'
import type { AbilityLinks } from './ability-links'
import { containerOf, releaseContainer } from './container'
import { createEndedSession, type EndedSession } from './ended-session'
import { endpointQuery, type FirstCall } from './endpoint-query'
import { createErrorEffectsHost } from './error-effects-host'
import { takeFirstAnswers } from './first-answers'
import { createLeaveGuards, type LeaveGuards } from './leave-guards'
import { createLiveHub, type LiveHub } from './live-hub'
import { localeOfPage, pageCookies } from './page-situation'
import { createPresenterSlot, type PresenterSlot } from './presenter'
import { createQueryClient, invalidateTopics } from './query-client'
import { createReports, type ReportEvent } from './reports'
import { watchToken, type PageHold } from './session-watch'
import { formatOf } from './use-format'

export interface AppRuntime {
  readonly platform: PlatformConfig
  readonly region: RegionConfig
  /** The region's names and titles in all languages. */
  readonly regionTexts: RegionTexts
  /** False for a two-letter prefix that is no region: every path under it is a 404. */
  readonly regionKnown: boolean
  readonly locales: readonly LocaleCode[]
  readonly layer: RequestLayer
  readonly session: Session
  readonly loginRedirect: LoginRedirect
  readonly ended: EndedSession
  readonly i18n: I18n
  readonly queryClient: QueryClient
  readonly presenter: PresenterSlot
  readonly live: LiveHub
  readonly leaveGuards: LeaveGuards
  readonly hold: PageHold
  /** The session ended in another window while a form was open: the page stays as it is until the person leaves it. */
  isHeld(): boolean
  readonly navigation: NavigationSettings
  /** Where `/` of the router lies: `''`, `/py`, `/admin`, `/py/h5` … */
  readonly basename: string
  readonly report: (event: ReportEvent) => void
  readonly abilityLinks: Partial<AbilityLinks>
  /** Switches the language of the page and stores it. */
  changeLocale(locale: LocaleCode): Promise<void>
  dispose(): void
}

/** What every page of somebody who is signed in needs, whichever it is. */
export interface SignedInStart {
  /** Fetches the code that the first page stands in. */
  readonly load: (locale: LocaleCode) => unknown
  readonly calls: readonly FirstCall[]
  /** What the first page itself will ask, known as soon as its code is there. */
  readonly ofPage?: Promise<readonly FirstCall[]>
}

export interface RuntimeOptions {
  readonly platform: PlatformKey
  readonly files: Readonly<Record<string, LocaleFiles>>
  /** Namespaces that the first page needs. */
  readonly preload?: readonly string[]
  /** For somebody who is signed in, while the texts are on their way. */
  readonly signedIn?: SignedInStart | undefined
  readonly abilityLinks?: Partial<AbilityLinks>
  readonly report?: (event: ReportEvent) => void
  readonly fetch?: typeof fetch
}

/** Everything of one page load that is not React: made once, before the first render. */
export async function createRuntime(options: RuntimeOptions): Promise<AppRuntime> {
  const { platform, region, prefix, regionKnown, locales, hosts, basename } = containerOf(options.platform)
  const session = createSession(platform, pageCookies())
  const start = localeOfPage(platform, session, region, locales)
  if (start.store) session.setLanguage(start.locale)

  const overlay = storedLanguages(region.regionId)
  const texts = Promise.all([
    createI18n({
      locale: start.locale,
      files: options.files,
      preload: options.preload ?? [],
      ...(overlay ? { overlay } : {}),
    }),
    loadRegionTexts(region.region),
  ])
  let locale: I18n['locale'] = () => start.locale
  let t: I18n['translate'] = () => key => key

  const queryClient = createQueryClient()
  takeFirstAnswers(queryClient, start.locale)
  const presenter = createPresenterSlot(async () =>
    (await import('./plain-presenter')).createPlainPresenter({
      messages: () => t('common')('frame.notifications'),
      close: () => t('common')('action.close'),
    }),
  )
  const reports = createReports({
    frontEnd: platform.app,
    source: region.source,
    send: async (path, data) =>
      (await layer.request({ path, data }, { ignoreError: true, retries: 0, concurrency: 'parallel' })).ok,
  })
  const report = options.report ?? reports.report

  const askToLogIn = (text: 'session.expiredText' | 'session.endedText') =>
    import('./page-states').then(
      ({ askLogin }) => askLogin(presenter, t('common'), text),
      // Who cannot be asked has not agreed.
      () => false,
    )
  const loginRedirect = createLoginRedirect({
    target: ({ logout = false }) =>
      loginTarget(platform.key, window.location, {
        logout,
        reason: session.hadToken() && !logout ? 'expired' : 'signIn',
      }),
    assign: url => pageLoad.assign(url),
    confirm: () => askToLogIn('session.expiredText'),
  })

  const ended = createEndedSession()
  const abilityLinks = options.abilityLinks ?? {}
  const effects = createErrorEffectsHost({
    presenter,
    session,
    loginRedirect,
    text: () => t('common'),
    format: () => formatOf(locale(), region),
    abilityLinks,
    ended,
    navigation: { basicPath: platform.basicPath, regionPrefix: prefix },
    report,
  })

  let hasTexts = false
  /** What is said of a failure needs the texts; without them there is no page to say it on. */
  const handle: typeof effects.handle = (...failed) =>
    hasTexts
      ? effects.handle(...failed)
      : void texts.then(
          () => effects.handle(...failed),
          () => undefined,
        )

  const hold: PageHold = { failed: handle, meet: goOn => goOn() }
  const token = () => hold.token ?? session.token()
  const layer = createRequestLayer({
    platform: platform.key,
    requestSource: platform.requestSource,
    source: () => region.source,
    token,
    locale: () => locale(),
    developmentHost: hosts.environment === 'development',
    onFailure: (...failed) => hold.failed(...failed),
    onTouched: topics => invalidateTopics(queryClient, topics),
    ...(options.fetch ? { fetch: options.fetch } : {}),
  })

  if (options.signedIn && session.token() !== undefined) {
    options.signedIn.load(start.locale)
    const ask = (calls: readonly FirstCall[]) => {
      for (const { endpoint, input, ...how } of calls)
        void queryClient.prefetchQuery(endpointQuery(layer, endpoint, start.locale, input, how))
    }
    ask(options.signedIn.calls)
    void options.signedIn.ofPage?.then(ask, () => undefined)
  }

  let lineToken: string | undefined
  let endedByServer = false
  const live = createLiveHub({
    open(streamOptions) {
      lineToken = token()
      return layer.stream(LIVE_ENDPOINT, {}, streamOptions)
    },
    isSignedIn: () => session.token() !== undefined,
    invalidate(topics) {
      layer.invalidate(topics)
      invalidateTopics(queryClient, topics)
    },
    onEnded() {
      endedByServer = true
      // Where the cookie is still there, the next line is refused with the reason.
      if (session.token() === lineToken) live.restart()
      else session.lookAgain()
    },
    onRefused(failure) {
      const { removeToken, show } = resolveError(failure.code)
      if (session.token() !== lineToken) session.lookAgain()
      else if (removeToken && show === 'nothing') session.endElsewhere()
      else if (removeToken) handle(failure, {}, lineToken)
    },
  })

  const leaveGuards = createLeaveGuards()
  let held = false
  const stopSession = watchToken(session, origin => {
    // Nothing that was answered to one person may be shown to the next.
    layer.clearCache()
    const settle = () => {
      const isSignedIn = session.token() !== undefined
      const endedElsewhere = !isSignedIn && origin === 'elsewhere' && ended.reason() === undefined
      // What is being typed stays until the person chooses to leave it.
      held = endedElsewhere && leaveGuards.message() !== undefined
      if (isSignedIn) void queryClient.resetQueries()
      else if (!held) queryClient.clear()
      live.restart()
      if (isSignedIn) {
        ended.forget()
        endedByServer = false
      }
      if (held) void askToLogIn('session.endedText').then(yes => yes && loginRedirect.open())
      // One sign-in serves all front-ends of operators, and so does one sign-out.
      else if (endedElsewhere && platform.role === 'operator') loginRedirect.open({ logout: endedByServer })
      else if (endedElsewhere) ended.end(t('common')('session.endedText'))
    }
    if (origin === 'here') settle()
    else hold.meet(settle)
  })

  const [i18n, regionTexts] = await texts
  locale = i18n.locale
  t = i18n.translate
  hasTexts = true

  const pageLocale = start.locale
  return {
    platform,
    region,
    regionTexts: { ...regionTexts, ...region.own?.texts },
    regionKnown,
    locales,
    layer,
    session,
    loginRedirect,
    ended,
    i18n,
    queryClient,
    presenter,
    live,
    leaveGuards,
    hold,
    isHeld: () => held,
    navigation: {
      basicPath: platform.basicPath,
      regionPrefix: prefix,
      languageChanged: () => i18n.locale() !== pageLocale || (session.language() ?? pageLocale) !== pageLocale,
    },
    basename,
    report,
    abilityLinks,
    async changeLocale(locale) {
      await i18n.change(locale)
      session.setLanguage(locale)
    },
    dispose() {
      stopSession()
      releaseContainer()
      reports.stop()
      live.close()
      queryClient.clear()
    },
  }
}

const LIVE_ENDPOINT = { name: 'message.stream', method: 'GET', path: '/message/stream' } as const

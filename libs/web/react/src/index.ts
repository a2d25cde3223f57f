import { lazy } from 'react'

export type { AbilityLinks } from './ability-links'
export { chosenIds, MAX_COMPARED, readIds, type ChosenIds } from './chosen-ids'
export { AppProviders, type AppProvidersProps } from './app-providers'
export { AppRoutes, type AppRoutesProps, type Layouts } from './app-routes'
export { currentEntry } from './current-entry'
export { useTitle } from './document-title'
export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary'
export { connectionMessage, failureMessage } from './error-effects-host'
export type { LiveEvent, LiveHandler } from './live-hub'
export { ListViewsContext, type ListViewsProps } from './list-views'
export { loadHold } from './load-hold'
export { LoadFailed, type LoadFailedProps } from './load-failed'
export { QuestionField, type FormQuestion, type QuestionAnswer, type QuestionFieldProps } from './question-field'
export { Loader } from './loader'
export {
  defineManifest,
  type DomainManifest,
  type LayoutComponent,
  type NavEntry,
  type RouteDefinition,
  type ScreenModule,
} from './manifest'
export { ManifestsContext, useNav, type NavItem } from './nav'
export { useCanonical, useDescription } from './page-head'
export type { NoticeTone, Presenter, Question, QuestionAction } from './presenter'
export type { ReportEvent } from './reports'
export type { FirstCall } from './endpoint-query'
export { createQueryClient, invalidateTopics } from './query-client'
export { createRuntime, type AppRuntime, type RuntimeOptions, type SignedInStart } from './runtime'
export {
  RuntimeContext,
  useLocale,
  usePlatform,
  useRegion,
  useRegionTexts,
  useRuntime,
  useSession,
  type LocaleState,
  type SessionState,
} from './runtime-context'
export { startApp, type StartAppOptions } from './start-app'
export { StepUp, type StepUpProps } from './step-up'
export type { AbilityAdvice } from './ability-dialog'
export { useAbilityDialog } from './use-ability-dialog'
export { useAction, useLatest, type Action, type ActionOptions, type ActionResult } from './use-action'
export { useAnswer, useEndpoint, type EndpointOptions, type EndpointState } from './use-endpoint'
export { isOvertaken, useOpened, useTellOvertaken } from './use-opened'
export { useCodeEntries, useCodeList, type CodeList, type CodeListEntry } from './use-code-list'
export { useCountryChoices, useCurrencyChoices, type CurrencyChoice, type KeptCodes } from './use-choices'
export { useCountries, type Country } from './use-countries'
export { useFieldText } from './use-field-text'
export { useFormat, type Format } from './use-format'
export { useLanguageSwitch, type LanguageSwitchState } from './use-language-switch'
export { useLeaveGuard, useLeavingFirst } from './use-leave-guard'
export { useLive } from './use-live'
export { useDialogAction, type DialogActionOptions } from './use-dialog-action'
export { useNotify, type Confirmation, type Notify } from './use-notify'
export { useRegionHomes, useRegionNames, type RegionHome } from './use-region-names'
export { TextsIn } from './texts-in'
export { useText } from './use-text'
export { useFileSending, type FileSending } from './use-file-sending'
export { useDownload, useUpload, type Download, type Transfer, type Upload } from './use-transfer'
export { useDocuments, useFileUpload, type DocumentStore } from './use-documents'
export { Dressed, lazyDressed } from './dressed'
export { whenAnswered, whenIdle } from './when-idle'

/** Shows the shared layer's messages through antd, once it is there. */
export const AntdPresenter = /* @__PURE__ */ lazy(() => import('./presenter-antd'))
export { PageGate, needOf } from './page-gate'
export {
  ForReaders,
  OwnRightsContext,
  PageRightsContext,
  RightsContext,
  RolesContext,
  useEverybodyMay,
  useHasRole,
  useHoldsRole,
  useMay,
  type PageNeed,
} from './rights'

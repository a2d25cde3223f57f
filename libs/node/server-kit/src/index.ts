export {
  SYSTEM,
  VISITOR,
  type Abilities,
  type Actor,
  type ActorContext,
  type AuditRequest,
  type Authenticator,
  type Standing,
  type DocumentEventRequest,
  type LiveEvent,
  type LiveTarget,
  type Logger,
  type MailRequest,
  type Messenger,
  type NotificationRequest,
  type NotificationTarget,
  type UsedFor,
} from './context'
export { type CallFacts, type ContextParts, inTransaction } from './context-factory'
export {
  defineServerModule,
  migrationSet,
  type CallExtras,
  type Handlers,
  type Job,
  type JobStep,
  type ServerModule,
  type Service,
} from './module'
export { zipOf, type ArchiveFile } from './files/zip-stream'
export { binary, feed, isBinary, type BinaryAnswer, type Feed, type FeedEvent, type UploadedFile } from './transport'
export { changeStatement, oneStatement, type Change, type ChangeStatement } from './one-statement'
export { requireAllowed, requireMay, transition, writeSeen, type TransitionRequest } from './transition'
export { eachOfMany, inSavepoint, type ManyDone } from './savepoint'
export { fitting } from './fitting'
export { isUseSpared, spareUse } from './spared-use'
export { timeline, type TimelineEntry } from './timeline'
export { countedPage, searchedPage } from './counted-page'
export { COUNT_LIMIT, countCap, limits, pageOf } from './paging'
export { rowStatement, type RowStatement } from './row-statement'
export { tabCounts } from './tab-counts'
export { wrongFieldsOf } from './validation'
export { timersOfRegions, type TimersOfRegions } from './region-timers'
export { REGIONS_OF_FILES, type RegionBook } from './region-book'
export { NOTHING_PUBLISHED, errorTextFor, type PublishedTexts, type Reader } from './server-texts'
export { mount, refuse, type MountParts } from './mount'
export { httpStatusOf, invalidInputCode } from './answer-codes'
export { callerLocale, callerOf, callerRegion, isLocale } from './request-facts'
export { forgetAnswers } from './idempotency'
export { createLiveHub, type LiveHub } from './live'
export { asSystem, createJobRunner, type JobRunner } from './jobs'
export { openApiOf } from './openapi'
export { noteLook } from './acts-of-office'
export { holdsRight, rolesTowards, type AskedRights, type OwnRights } from './own-rights'
export { documentOfFile, fileReadableBy, grantFiles, readsAllFiles } from './files/file-access'
export { clamdScanner } from './files/clamd-scanner'
export { diskBlobs } from './files/disk-blobs'
export { s3Blobs, type S3Settings } from './files/s3-blobs'
export type { BlobStore, FileSource, FileStore, ReadableFile, StoredFile } from './files/file-store'
export {
  IMAGE_WIDTHS,
  normaliseImage,
  renderVariant,
  squareImage,
  variantWidth,
  type NormalisedImage,
} from './files/images'
export { simulatedScanner, type Infection, type VirusScanner } from './files/virus-scanner'
export { fileName } from './files/file-name'
export { MIME, isZipBomb, sniff, zipEntries, type SniffedKind, type ZipEntry } from './files/sniff'
export { platformMigrations } from './platform-migrations'

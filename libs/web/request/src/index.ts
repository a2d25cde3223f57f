export { createRequestLayer, type RawCall, type RequestLayer } from './request-layer'
export type {
  CallOptions,
  Concurrency,
  Method,
  Progress,
  RequestConfig,
  RequestEndpoint,
  ResponseType,
} from './context'
export type { Failure, FailureKind, Result } from './result'
export { saveFile, type DownloadedFile } from './download'
export type { ServerEvent } from './event-parser'
export type { EventStream, StreamEndpoint, StreamOptions } from './stream'
export { newId } from './headers.step'
export { stableJson } from './request-key'
export { isRecord } from './plain-object'

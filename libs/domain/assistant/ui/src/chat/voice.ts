/** Speech recognition of the browser, as far as it is used here; not every browser has it, and none of the type libraries do. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  stop(): void
  abort(): void
}
interface RecognitionEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>
}

export interface Listening {
  stop(): void
}

export interface VoiceCallbacks {
  /** All that was understood so far, interim words included. */
  onWords(text: string): void
  onEnd(reason: 'done' | 'denied' | 'failed'): void
}

const isMaker = (value: unknown): value is new () => Recognition => typeof value === 'function'
const isResult = (event: Event): event is RecognitionEvent => 'results' in event

function maker(): (new () => Recognition) | undefined {
  const found: unknown = Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition')
  return isMaker(found) ? found : undefined
}

export const canRecognise = (): boolean => maker() !== undefined

/** The browser listens in the language of the interface. */
export function recognise(bcp47: string, { onWords, onEnd }: VoiceCallbacks): Listening | undefined {
  const Maker = maker()
  if (!Maker) return undefined
  const recognition = new Maker()
  recognition.lang = bcp47
  recognition.continuous = true
  recognition.interimResults = true
  let reason: 'done' | 'denied' | 'failed' = 'done'
  recognition.addEventListener('result', event => {
    if (isResult(event)) onWords(Array.from(event.results, result => result[0]?.transcript ?? '').join(''))
  })
  recognition.addEventListener('error', event => {
    const error: unknown = Reflect.get(event, 'error')
    reason =
      error === 'not-allowed' || error === 'service-not-allowed' ? 'denied' : error === 'aborted' ? 'done' : 'failed'
  })
  recognition.addEventListener('end', () => onEnd(reason))
  recognition.start()
  return { stop: () => recognition.stop() }
}

const MAX_RECORDING_MS = 60_000

/** Records for the server to understand; the recording is handed over when it is stopped. */
export async function record(
  onRecorded: (audio: File) => void,
  onEnd: (reason: 'done' | 'denied') => void,
): Promise<Listening | undefined> {
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch {
    onEnd('denied')
    return undefined
  }
  const recorder = new MediaRecorder(stream)
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  recorder.addEventListener('stop', () => {
    clearTimeout(limit)
    for (const track of stream.getTracks()) track.stop()
    const type = recorder.mimeType.split(';')[0] ?? 'audio/webm'
    onRecorded(new File(pieces, `voice.${type.split('/')[1] ?? 'webm'}`, { type }))
    onEnd('done')
  })
  const limit = setTimeout(() => recorder.stop(), MAX_RECORDING_MS)
  recorder.start()
  return { stop: () => recorder.stop() }
}

export const canRecord = (): boolean => 'MediaRecorder' in window && 'mediaDevices' in navigator

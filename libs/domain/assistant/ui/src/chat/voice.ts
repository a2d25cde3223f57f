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
  /** What was said up to here still comes. */
  stop(): void
  /** Nothing comes any more. */
  abandon(): void
}

/** `unable`: the browser has recognition, and its service or this language is not there. */
export type ListeningEnd = 'done' | 'denied' | 'failed' | 'unable'

export interface VoiceCallbacks {
  /** All that was understood so far, interim words included. */
  onWords(text: string): void
  onEnd(reason: ListeningEnd): void
}

const REASONS: Readonly<Record<string, ListeningEnd>> = {
  aborted: 'done',
  'not-allowed': 'denied',
  'service-not-allowed': 'unable',
  'language-not-supported': 'unable',
  network: 'unable',
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
  let reason: ListeningEnd = 'done'
  let isWanted = true
  recognition.addEventListener('result', event => {
    if (isWanted && isResult(event)) onWords(Array.from(event.results, result => result[0]?.transcript ?? '').join(''))
  })
  recognition.addEventListener('error', event => {
    reason = REASONS[String(Reflect.get(event, 'error'))] ?? 'failed'
  })
  recognition.addEventListener('end', () => onEnd(reason))
  recognition.start()
  return {
    stop: () => recognition.stop(),
    abandon() {
      isWanted = false
      recognition.abort()
    },
  }
}

const MAX_RECORDING_MS = 60_000

/** Records for the server to understand; the recording is handed over when it is stopped. */
export function record(onRecorded: (audio: File) => void, onEnd: (reason: ListeningEnd) => void): Listening {
  let recorder: MediaRecorder | undefined
  let isWanted = true
  let isOver = false
  const end = (reason: ListeningEnd) => {
    if (!isOver) onEnd(reason)
    isOver = true
  }
  const begin = (stream: MediaStream) => {
    const release = () => stream.getTracks().forEach(track => track.stop())
    if (isOver) {
      release()
      return
    }
    const pieces: Blob[] = []
    const made = new MediaRecorder(stream)
    recorder = made
    const limit = setTimeout(() => made.stop(), MAX_RECORDING_MS)
    made.addEventListener('dataavailable', ({ data }) => pieces.push(data))
    made.addEventListener('stop', () => {
      clearTimeout(limit)
      release()
      const type = made.mimeType.split(';')[0] || 'audio/webm'
      if (isWanted) onRecorded(new File(pieces, `voice.${type.split('/')[1] ?? 'webm'}`, { type }))
      end('done')
    })
    made.start()
  }
  navigator.mediaDevices
    .getUserMedia({ audio: true })
    .then(begin, (error: unknown) =>
      end(error instanceof DOMException && error.name === 'NotFoundError' ? 'failed' : 'denied'),
    )
  const stop = () => {
    if (recorder) recorder.stop()
    // The person has not yet been asked for the microphone, or has not answered.
    else end('done')
  }
  return {
    stop,
    abandon() {
      isWanted = false
      stop()
    },
  }
}

export const canRecord = (): boolean => 'MediaRecorder' in window && 'mediaDevices' in navigator

import { useEffect, useRef, useState } from 'react'
import { transcribe } from '@tradeport/domain/assistant/contract'
import { useT } from '@tradeport/web/i18n'
import { useLocale, useNotify, useRuntime } from '@tradeport/web/react'
import { canRecognise, canRecord, recognise, record, type Listening } from './voice'

export interface Voice {
  readonly isOffered: boolean
  readonly isListening: boolean
  start(): void
  stop(): void
}

/** Speech for the question: by the browser in the language of the interface, where it cannot by the server. */
export function useVoice(options: {
  /** The server has a transcriber. */
  readonly byServer: boolean
  readonly visitorKey: string | undefined
  readonly onWords: (text: string) => void
}): Voice {
  const t = useT('assistant')
  const notify = useNotify()
  const { bcp47 } = useLocale()
  const { layer } = useRuntime()
  const listening = useRef<Listening>(undefined)
  const [isListening, setListening] = useState(false)
  const { byServer, visitorKey, onWords } = options

  useEffect(() => () => listening.current?.stop(), [])

  const ended = (reason: 'done' | 'denied' | 'failed') => {
    listening.current = undefined
    setListening(false)
    if (reason === 'denied') notify.warning(t('voice.denied'))
    if (reason === 'failed') notify.warning(t('voice.failed'))
  }
  const understand = async (audio: File) => {
    const result = await layer.upload(transcribe, visitorKey === undefined ? {} : { visitorKey }, audio)
    if (result.ok) onWords(result.data.text)
  }

  return {
    isOffered: canRecognise() || (byServer && canRecord()),
    isListening,
    start() {
      setListening(true)
      if (canRecognise()) listening.current = recognise(bcp47, { onWords, onEnd: ended })
      else
        void record(audio => void understand(audio), ended).then(started => {
          listening.current = started
        })
    },
    stop: () => listening.current?.stop(),
  }
}

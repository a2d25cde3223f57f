import { useEffect, useRef, useState } from 'react'
import { transcribe } from '@tradeport/domain/assistant/contract'
import { useT } from '@tradeport/web/i18n'
import { useLocale, useNotify, useRuntime } from '@tradeport/web/react'
import { canRecognise, canRecord, recognise, record, type Listening, type ListeningEnd } from './voice'

export interface Voice {
  readonly isOffered: boolean
  readonly state: 'off' | 'listening' | 'understanding'
  /** What is said goes on after this text. */
  start(typed: string): void
  stop(): void
  /** The words so far stay, nothing comes any more. */
  abandon(): void
}

/** Speech for the question: by the browser in the language of the interface, where it cannot by the server. */
export function useVoice(options: {
  /** The server has a transcriber. */
  readonly byServer: boolean
  readonly visitorKey: string | undefined
  /** What was typed before, and what has been understood since. */
  readonly onWords: (text: string) => void
}): Voice {
  const t = useT('assistant')
  const notify = useNotify()
  const { bcp47 } = useLocale()
  const { layer } = useRuntime()
  const listening = useRef<Listening>(undefined)
  const [state, setState] = useState<Voice['state']>('off')
  const { byServer, visitorKey, onWords } = options
  const canServer = byServer && canRecord()

  useEffect(() => () => listening.current?.abandon(), [])

  const ended = (reason: ListeningEnd) => {
    listening.current = undefined
    setState(now => (now === 'listening' ? 'off' : now))
    if (reason === 'denied') notify.warning(t('voice.denied'))
    if (reason === 'failed' || reason === 'unable') notify.warning(t('voice.failed'))
  }
  const understand = async (audio: File, typed: string) => {
    setState('understanding')
    const result = await layer.upload(transcribe, visitorKey === undefined ? {} : { visitorKey }, audio)
    setState('off')
    if (!result.ok) return
    if (result.data.text.trim() === '') notify.warning(t('voice.failed'))
    else onWords(spokenAfter(typed, result.data.text))
  }
  const recordFor = (typed: string) => {
    listening.current = record(audio => void understand(audio, typed), ended)
  }

  return {
    isOffered: canRecognise() || canServer,
    state,
    start(typed) {
      setState('listening')
      if (!canRecognise()) {
        recordFor(typed)
        return
      }
      listening.current = recognise(bcp47, {
        onWords: words => onWords(spokenAfter(typed, words)),
        onEnd: reason => (reason === 'unable' && canServer ? recordFor(typed) : ended(reason)),
      })
    },
    stop: () => listening.current?.stop(),
    abandon: () => listening.current?.abandon(),
  }
}

/** Ends of a text after which the next word needs no space. */
const NO_SPACE = /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}、。，！？：；]$/u

export const spokenAfter = (typed: string, words: string): string =>
  typed === '' || NO_SPACE.test(typed) ? typed + words.trimStart() : `${typed} ${words.trimStart()}`

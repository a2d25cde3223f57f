import { toBcp47 } from '@tradeport/kernel/config'
import type { Transcriber } from '../provider'
import type { ModelSettings } from './model.provider'

/** Speech to text by any endpoint that speaks the audio-transcriptions protocol. */
export function modelTranscriber({ baseUrl, apiKey, model }: ModelSettings): Transcriber {
  return {
    async transcribe({ content, mime, fileName }, locale) {
      const { default: OpenAI, toFile } = await import('openai')
      const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 1 })
      const { text } = await client.audio.transcriptions.create({
        model,
        file: await toFile(content, fileName, { type: mime }),
        language: toBcp47(locale).split('-')[0] ?? 'en',
      })
      return text
    },
  }
}

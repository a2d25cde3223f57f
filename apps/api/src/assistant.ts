import {
  embeddedProvider,
  modelProvider,
  modelTranscriber,
  searxngSearch,
  type AssistantSettings,
} from '@tradeport/compose/api'
import type { Environment } from './environment'

/** Who answers customers: a language model where one is configured, else the search through the platform's own contents. */
export function assistantSettings({ assistant }: Environment): AssistantSettings {
  const { model, speech, webSearchUrl, deskHours } = assistant
  return {
    provider: model ? modelProvider(model) : embeddedProvider(),
    ...(speech ? { transcriber: modelTranscriber(speech) } : {}),
    ...(webSearchUrl ? { webSearch: searxngSearch(webSearchUrl) } : {}),
    ...(deskHours ? { deskHours } : {}),
  }
}

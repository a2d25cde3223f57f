import * as assistantContract from '@tradeport/domain/assistant/contract'
import { defineServerModule, type Handlers, type MountParts } from '@tradeport/node/server-kit'
import { Answers } from './answers'
import { chatHandlers } from './chat.handlers'
import { deskHandlers } from './desk.handlers'
import { assistantJobs } from './jobs'
import type { AssistantPorts } from './ports'
import { toolsOf } from './tools'

/** One writer of answers for the handlers and the service of the same wiring. */
const WRITERS = new WeakMap<AssistantPorts, Answers>()
function writerOf(ports: AssistantPorts): Answers {
  const known = WRITERS.get(ports)
  if (known) return known
  const made = new Answers(ports.provider, toolsOf(ports), ports.deskHours)
  WRITERS.set(ports, made)
  return made
}

export const assistantServer = defineServerModule({
  name: 'assistant',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: assistantContract,
  handlers: (ports: AssistantPorts): Handlers<typeof assistantContract> => ({
    ...chatHandlers(ports, writerOf(ports)),
    ...deskHandlers(writerOf(ports)),
  }),
  jobs: () => assistantJobs,
  services: (ports: AssistantPorts, parts: MountParts) => [writerOf(ports).service(parts)],
})

export { forgetConversationsOf } from './forget'
export { handOnConversations } from './hand-on'
export type { AssistantPorts, AssistantSettings, KnowledgeEntry, PlatformPort } from './ports'
export type { AnswerPart, AnswerProvider, AnswerRequest, AnswerTools, Transcriber, WebSearch } from './provider'
export { embeddedProvider } from './providers/embedded.provider'
export { modelProvider, type ModelSettings } from './providers/model.provider'
export { modelTranscriber } from './providers/transcriber'
export { searxngSearch } from './providers/web-search'

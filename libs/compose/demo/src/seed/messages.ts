import {
  MESSAGE_TYPES,
  leaveMessageClaim,
  leaveMessageNote,
  leaveMessagePage,
  leaveMessageReply,
  leaveMessageResolve,
  messageAnswer,
  messageForm,
  messageRate,
  messageSubmit,
} from '@tradeport/domain/support/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { DEMO_MESSAGES, MESSAGE_STAGES, type DemoMessage, type MessageStage } from '../content/messages'
import type { DemoActor, DemoApi } from './demo-api'
import type { SeededPeople } from './people'

const HOUR = 3_600_000

/** Somebody nobody knows: the token is none. */
const visitor = (message: DemoMessage): DemoActor => ({
  userId: '',
  companyId: null,
  region: REGIONS[message.region],
  token: 'visitor',
  locale: message.locale,
})

function listOf(message: DemoMessage) {
  const first: readonly string[] = MESSAGE_TYPES['1']
  return message.buyer || !first.includes(message.type) ? '2' : '1'
}

async function write(demo: DemoApi, writer: DemoActor, message: DemoMessage) {
  const { token } = await demo.call(writer, messageForm, {})
  demo.at(new Date(demo.now().getTime() + 4 * 60_000))
  const form = listOf(message)
  return demo.call(writer, messageSubmit, {
    formToken: token,
    form,
    type: message.type,
    needs: message.needs,
    country: message.country,
    name: message.name,
    ...(message.email ? { email: message.email } : {}),
    ...(message.phone ? { areaCode: message.phone[0], phone: message.phone[1] } : {}),
    origin: message.buyer ? 'buyer' : form === '2' ? 'h5' : 'portal',
  })
}

async function play(demo: DemoApi, people: SeededPeople, message: DemoMessage): Promise<void> {
  const began = Date.now() - message.hoursAgo * HOUR
  // Never in the future: what happens after a message is spread over the time since.
  const later = (part: number) => demo.at(new Date(began + Math.min(message.hoursAgo * part, part * 40) * HOUR))
  const reaches = (stage: MessageStage) =>
    message.stage !== 'spam' && MESSAGE_STAGES.indexOf(message.stage) >= MESSAGE_STAGES.indexOf(stage)
  demo.at(new Date(began))
  const buyer = people.buyers.find(({ buyer: { key } }) => key === message.buyer)
  const writer = buyer?.actor ?? visitor(message)
  const link = await write(demo, writer, message)
  if (!reaches('assigned')) return
  const agent = await people.operator('service', REGIONS[message.region])
  const { records } = await demo.call(agent, leaveMessagePage, { keyword: link.no })
  const row = records[0]
  if (!row) throw new Error(`demo: message ${link.no} is in no queue`)
  later(0.2)
  const claimed = await demo.call(agent, leaveMessageClaim, { id: row.id, version: row.version })
  if (message.note) await demo.call(agent, leaveMessageNote, { id: row.id, body: message.note })
  if (!reaches('replied') || !message.reply) return
  later(0.4)
  const replied = await demo.call(agent, leaveMessageReply, {
    id: row.id,
    version: claimed.version,
    body: message.reply,
  })
  if (message.stage === 'answered' && message.answer) {
    later(0.6)
    await demo.call(writer, messageAnswer, { ...link, body: message.answer })
  }
  if (message.stage !== 'resolved') return
  later(0.8)
  await demo.call(agent, leaveMessageResolve, { id: row.id, version: replied.version })
  if (message.csat) await demo.call(writer, messageRate, { ...link, csat: message.csat })
}

/** Messages left for the platform, in every state, as their writers and the customer service would have moved them. */
export async function seedMessages(demo: DemoApi, people: SeededPeople): Promise<void> {
  for (const message of [...DEMO_MESSAGES].sort((a, b) => b.hoursAgo - a.hoursAgo)) await play(demo, people, message)
}

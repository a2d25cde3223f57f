import {
  MESSAGE_FILE_BYTES,
  type LeaveMessageStatus,
  type MessageSubmitInput,
} from '@tradeport/domain/support/contract'
import type * as supportContract from '@tradeport/domain/support/contract'
import { SPAM_THRESHOLD, leaveMessageMachine, messageProblems, spamScore } from '@tradeport/domain/support/rules'
import { AppError } from '@tradeport/kernel/errors'
import { nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { keepForForm, refuseFlood, takeFormFiles } from './message-files'
import { DOCUMENT, acting, mailWriter, step, tell } from './message-step'
import { addTrackKey, lockForm, messageOfForm } from './message.repository'
import { answeredBy } from './answer-time'
import type { SupportPorts } from './ports'
import { keyedHash, openForm, readForm, sha256, type OpenForm } from './secrets'
import { earlierMessages, fingerprintOf } from './spam-facts'
import { leaveMessage, type LeaveMessage } from './support.table'

type SubmitHandlers = Pick<Handlers<typeof supportContract>, 'messageForm' | 'messageUpload' | 'messageSubmit'>

const present = (value: string | undefined) => (value === undefined || value === '' ? null : value)

function partyOf(ctx: ActorContext): LeaveMessage['party'] {
  const { kind } = ctx.actor
  return kind === 'buyer' || kind === 'seller' || kind === 'provider' ? kind : null
}

/** What makes two sendings of one form the same. */
function contentHash(input: MessageSubmitInput): Buffer {
  const { type, needs, country, name, email, areaCode, phone, fileIds } = input
  return sha256(JSON.stringify([type, needs, country, name, email, areaCode, phone, fileIds]))
}

async function newMessage(ctx: ActorContext, ports: SupportPorts, input: MessageSubmitInput, form: OpenForm) {
  const now = ctx.now()
  const status: LeaveMessageStatus = leaveMessageMachine.initial
  const email = present(input.email)
  const phone = input.phone ? `${input.areaCode ?? ctx.region.phoneAreaCode} ${input.phone}` : null
  const ipHash = await keyedHash(ctx, ctx.ip)
  const fingerprint = fingerprintOf(input.needs)
  const { score, reasons } = spamScore({
    text: input.needs,
    honeypot: input.website ?? '',
    filledForMs: now.getTime() - form.startedAt,
    isMember: ctx.actor.userId !== null,
    ...(await earlierMessages(ctx, { email, phone, ipHash, fingerprint })),
  })
  const no = await nextDocumentNo(ctx.db, 'LM', ctx.region, now)
  return {
    id: uuidv7(),
    no,
    regionId: ctx.region.regionId,
    status,
    version: 0,
    form: input.form,
    type: input.type,
    needs: input.needs,
    country: input.country,
    name: input.name,
    email,
    phone,
    source: input.origin,
    locale: ctx.locale,
    pageUrl: present(input.pageUrl),
    userId: ctx.actor.userId,
    party: partyOf(ctx),
    dueAt: await answeredBy(ctx, ports, { type: input.type, regionId: ctx.region.regionId }),
    spamScore: score,
    spamReasons: reasons,
    formNonce: form.nonce,
    contentHash: contentHash(input),
    fingerprint,
    ipHash,
    searchText: [no, input.name, email, phone, input.needs].filter(Boolean).join(' ').toLowerCase(),
    createdAt: now,
    updatedAt: now,
    createdBy: ctx.actor.userId,
    updatedBy: ctx.actor.userId,
  }
}

export function submitHandlers(ports: SupportPorts): SubmitHandlers {
  return {
    messageForm: (ctx, input) =>
      openForm(ctx, input.previous, async nonce => (await messageOfForm(ctx, nonce)) !== undefined),

    async messageUpload(ctx, input, { files }) {
      const form = await readForm(ctx, input.formToken)
      if (form.isExpired) throw new AppError('MALL640411')
      const upload = files[0]
      if (!upload || files.length > 1)
        throw new AppError('MALL600400', {}, { fieldErrors: [{ path: 'file', rule: 'required' }] })
      if (upload.content.length > MESSAGE_FILE_BYTES) throw new AppError('FILE700413')
      const ipHash = await keyedHash(ctx, ctx.ip)
      await refuseFlood(ctx, ipHash)
      const file = await ports.files.keep(ctx, upload)
      await keepForForm(ctx, file, { nonce: form.nonce, ipHash })
      return file
    },

    async messageSubmit(ctx, input) {
      const form = await readForm(ctx, input.formToken)
      await lockForm(ctx, form.nonce)
      const earlier = await messageOfForm(ctx, form.nonce)
      if (earlier) {
        if (!earlier.contentHash.equals(contentHash(input))) throw new AppError('MALL600409')
        return { no: earlier.no, key: await addTrackKey(ctx, earlier.id) }
      }
      if (form.isExpired) throw new AppError('MALL640411')
      const problems = messageProblems(input, ctx.region)
      if (problems.length > 0) throw new AppError('MALL600400', {}, { fieldErrors: problems })
      const [row] = await ctx.db
        .insert(leaveMessage)
        .values(await newMessage(ctx, ports, input, form))
        .returning()
      if (!row) throw new Error('a message was not kept')
      await takeFormFiles(ctx, input.fileIds ?? [], form.nonce, { messageId: row.id, replyId: null })
      await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'submit', toStatus: row.status })
      // Whoever is taken for a spammer gets the same answer, but no mail: the address may be somebody else's.
      if (row.spamScore >= SPAM_THRESHOLD)
        await step(acting(ctx, 'system'), row, { action: 'spam', set: { dueAt: null } })
      else await mailWriter(ctx, ports, row, 'message_received')
      tell(ctx, row)
      return { no: row.no, key: await addTrackKey(ctx, row.id) }
    },
  }
}

import type { FastifyInstance } from 'fastify'
import { CALLBACK_MAX_BYTES, takeCallback, type CallbackOutcome } from '@tradeport/domain/customs/server'
import type { MountParts } from '@tradeport/node/server-kit'
import { keepPaper } from './keep-paper'

export const SINGLE_WINDOW_CALL = '/comprehensive-service/declarationForm/singleWindowReceipt/callback'

/** Not the envelope of our own clients: the gateway wants `state`, and tells by the status whether to call again. */
const ANSWERS: Readonly<Record<CallbackOutcome | 'failed', { status: number; state: boolean; msg: string }>> = {
  taken: { status: 200, state: true, msg: 'taken' },
  unreadable: { status: 422, state: false, msg: 'not readable; it is kept for a person' },
  unsigned: { status: 401, state: false, msg: 'wrong signature' },
  out_of_time: { status: 401, state: false, msg: 'signed too long ago, or in the future' },
  failed: { status: 500, state: false, msg: 'not taken; sign it and send it again' },
  replayed: { status: 409, state: false, msg: 'this call was taken before' },
}

const headerOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** Where the side of the Single Window's adapter calls with receipts; what is signed are the bytes as they came. */
export const singleWindowCall =
  (secret: string) =>
  (app: FastifyInstance, parts: MountParts): void => {
    void app.register(async scope => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: CALLBACK_MAX_BYTES }, (_request, body, done) =>
        done(null, body),
      )
      scope.post(SINGLE_WINDOW_CALL, { bodyLimit: CALLBACK_MAX_BYTES }, async (request, reply) => {
        const outcome = await takeCallback(
          parts,
          { secret, keep: keepPaper },
          {
            timestamp: headerOf(request.headers['x-timestamp']),
            signature: headerOf(request.headers['x-signature']),
            body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          },
        ).catch((error: unknown) => {
          // Our own clients are told of a fault with 200; this side takes that for taken and never calls again.
          request.log.error({ err: error }, 'a receipt was not taken')
          return 'failed' as const
        })
        const { status, state, msg } = ANSWERS[outcome]
        return reply.code(status).send({ state, msg })
      })
    })
  }

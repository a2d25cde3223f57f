import { SUCCESS_CODE, type Envelope, type FieldError } from '@tradeport/kernel/contract-kit'
import { serverMessage } from '@tradeport/kernel/errors'
import { failureOf, type RequestContext, type Step } from './context'
import { isRecord } from './plain-object'
import type { Answer, Failure, StepResult } from './result'

/** Takes the envelope apart; what is no envelope, or has another code than '200', is a failure. */
export const unwrapStep: Step = async (ctx, next) => {
  const result = await next(ctx)
  if (!result.ok) return result
  return unwrap(ctx, result.answer)
}

export function unwrap(ctx: Pick<RequestContext, 'endpoint' | 'path' | 'responseType'>, answer: Answer): StepResult {
  const ok = answer.status >= 200 && answer.status < 300
  const envelope = readEnvelope(answer.body)
  if (!envelope) {
    // Files and text arrive without an envelope, and HEAD without anything.
    if (ok && (ctx.responseType !== 'json' || ctx.endpoint.method === 'HEAD')) return { ok: true, answer }
    return failureOf(ctx, 'http', { status: answer.status })
  }
  if (ok && envelope.code === SUCCESS_CODE) return { ok: true, answer: { ...answer, envelope } }
  return failureOf(ctx, ok ? 'business' : 'http', { status: answer.status, ...failureDetails(envelope) })
}

function failureDetails(envelope: Envelope): Pick<Failure, 'code' | 'message' | 'fieldErrors' | 'data'> {
  return {
    code: envelope.code,
    message: envelope.msg,
    fieldErrors: readFieldErrors(envelope.data),
    data: envelope.data,
  }
}

/** The code is compared as a string, so a number means the same (spec section 8). */
export function readEnvelope(body: unknown): Envelope | undefined {
  if (!isRecord(body)) return undefined
  const { code, msg, data } = body
  if (typeof code !== 'string' && typeof code !== 'number') return undefined
  const text = String(code)
  return { code: text, msg: serverMessage(msg), success: text === SUCCESS_CODE, data }
}

function readFieldErrors(data: unknown): FieldError[] {
  if (!isRecord(data) || !Array.isArray(data.fieldErrors)) return []
  return data.fieldErrors.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.path !== 'string') return []
    return [
      {
        path: entry.path,
        rule: typeof entry.rule === 'string' ? entry.rule : '',
        msgKey: typeof entry.msgKey === 'string' ? entry.msgKey : '',
        params: readParams(entry.params),
        message: typeof entry.message === 'string' ? entry.message : '',
      },
    ]
  })
}

function readParams(value: unknown): Record<string, string | number> {
  const params: Record<string, string | number> = {}
  if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) {
      if (typeof item === 'string' || typeof item === 'number') params[key] = item
    }
  }
  return params
}

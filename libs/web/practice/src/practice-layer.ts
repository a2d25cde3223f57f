import { z, type Endpoint, type InputOf, type OutputOf } from '@tradeport/kernel/contract-kit'
import type { Failure, RequestLayer, Result } from '@tradeport/web/request'

/** What a practice says instead of the API to one endpoint. */
export interface PracticeAnswer {
  readonly endpoint: Endpoint
  answer(input: unknown): Promise<unknown>
}

/** What the API would refuse, a practice refuses alike. */
export class PracticeRefusal extends Error {
  readonly code: string
  readonly data: unknown
  constructor(code: string, data?: unknown) {
    super(code)
    this.code = code
    this.data = data
  }
}

/** Its input is read by the endpoint's own schema, as at the API. */
export function practiceAnswer<E extends Endpoint>(
  endpoint: E,
  answer: (input: z.output<E['input']>) => OutputOf<E> | Promise<OutputOf<E>>,
): PracticeAnswer {
  // The schema says what comes out of it; of a schema that is a parameter, the compiler does not know it.
  const read = (input: unknown) => z.parse(endpoint.input, input) as z.output<E['input']>
  return { endpoint, answer: async input => answer(read(input)) }
}

export interface PracticeSource {
  readonly answers: readonly PracticeAnswer[]
  /** Reference data that is read from the API as everywhere; nothing that writes goes there, whatever stands here. */
  readonly passes: readonly Endpoint[]
}

export interface PracticeLayerOptions {
  readonly real: RequestLayer
  readonly source: () => PracticeSource
  /** Documents have changed: what shows them asks again. */
  readonly onTouched: (topics: readonly string[]) => void
  /** Something was tried that would leave the practice. */
  readonly onRefused: () => void
}

/**
 * The request layer of a practice: what its source answers never leaves the browser, reference data is read from the API, and everything
 * else is refused here. Whatever screen is drawn over it, it cannot write.
 */
export function createPracticeLayer({ real, source, onTouched, onRefused }: PracticeLayerOptions): RequestLayer {
  const failed = (endpoint: string, path: string, over: Partial<Failure> = {}): { ok: false; failure: Failure } => ({
    ok: false,
    failure: { kind: 'aborted', code: '', message: '', endpoint, path, fieldErrors: [], ...over },
  })
  const refused = (name: string, path: string, writes: boolean) => {
    if (writes) onRefused()
    return failed(name, path)
  }

  async function answered<E extends Endpoint>(endpoint: E, own: PracticeAnswer, input: InputOf<E>) {
    try {
      const data = z.parse(endpoint.output, await own.answer(input)) as OutputOf<E>
      if (endpoint.writes) onTouched(endpoint.touches)
      return { ok: true as const, data }
    } catch (thrown) {
      if (!(thrown instanceof PracticeRefusal)) throw thrown
      return failed(endpoint.name, endpoint.path, { kind: 'business', code: thrown.code, data: thrown.data })
    }
  }

  async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Result<OutputOf<E>>> {
    const { answers, passes } = source()
    const own = answers.find(answer => answer.endpoint.name === endpoint.name)
    if (own) return answered(endpoint, own, input)
    const isReference = passes.some(({ name }) => name === endpoint.name) && !endpoint.writes
    return isReference ? real.call(endpoint, input) : refused(endpoint.name, endpoint.path, endpoint.writes)
  }

  return {
    ...real,
    // Screens never ask for the envelope, the one thing that is not told apart here.
    call: call as RequestLayer['call'],
    request: ({ path }: { readonly path: string }) => Promise.resolve(refused(path, path, true)),
    upload: ({ name, path }) => Promise.resolve(refused(name, path, true)),
    download: ({ name, path }) => Promise.resolve(refused(name, path, true)),
  }
}

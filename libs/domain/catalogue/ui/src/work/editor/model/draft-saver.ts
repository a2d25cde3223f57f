import type { ProductContent } from '@tradeport/domain/catalogue/contract'
import { contentOf } from './content'
import { draftOf, type ProductDraft } from './draft'

/** `waiting`: typed, not sent yet · `failed`: will be tried again · `conflict`: somebody else has changed the product · `locked`: it may not be edited any more. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict' | 'locked'

export type SaveAnswer = { kind: 'saved'; version: number } | { kind: 'failed' | 'conflict' | 'locked' }

export interface DraftSaverOptions {
  version: number
  content: ProductContent
  save(content: ProductContent, version: number): Promise<SaveAnswer>
  onState(state: SaveState): void
  /** After this long without a further change. */
  restMs?: number
  retryMs?: number
}

const REST_MS = 1200
const RETRY_MS = 8000

const keyOf = (draft: ProductDraft) => JSON.stringify(contentOf(draft).content)

/** Sends what was typed, one call at a time, the newest state each time. */
export class DraftSaver {
  version: number
  private readonly options: DraftSaverOptions
  private latest: ProductDraft | undefined
  private savedKey: string
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<boolean> | undefined
  private halted = false

  constructor(options: DraftSaverOptions) {
    this.options = options
    this.version = options.version
    this.savedKey = keyOf(draftOf(options.content))
  }

  change(draft: ProductDraft): void {
    this.latest = draft
    if (this.halted) return
    if (!this.running) this.options.onState('waiting')
    this.schedule(this.options.restMs ?? REST_MS)
  }

  /** Sends what is not sent yet; true when the server has everything it can keep. */
  async flush(): Promise<boolean> {
    this.stop()
    while (this.running) await this.running
    if (this.halted) return false
    this.running = this.send().finally(() => {
      this.running = undefined
    })
    return this.running
  }

  /** Goes on over the version that the server has now. */
  resume(version: number): Promise<boolean> {
    this.version = version
    this.halted = false
    this.savedKey = ''
    return this.flush()
  }

  /** Begins again with what the server has now. */
  restart(content: ProductContent, version: number): void {
    this.stop()
    this.version = version
    this.halted = false
    this.latest = undefined
    this.savedKey = keyOf(draftOf(content))
    this.options.onState('saved')
  }

  stop(): void {
    if (this.timer !== undefined) clearTimeout(this.timer)
    this.timer = undefined
  }

  get isClean(): boolean {
    return !this.latest || keyOf(this.latest) === this.savedKey
  }

  private schedule(ms: number): void {
    this.stop()
    this.timer = setTimeout(() => void this.flush(), ms)
  }

  private async send(): Promise<boolean> {
    const draft = this.latest
    if (!draft) return true
    const { content } = contentOf(draft)
    const key = JSON.stringify(content)
    if (key === this.savedKey) {
      this.options.onState('saved')
      return true
    }
    this.options.onState('saving')
    const answer = await this.options.save(content, this.version)
    if (answer.kind === 'saved') {
      this.version = answer.version
      this.savedKey = key
      this.options.onState(this.latest === draft ? 'saved' : 'waiting')
      return true
    }
    this.options.onState(answer.kind)
    if (answer.kind === 'failed') this.schedule(this.options.retryMs ?? RETRY_MS)
    else this.halted = true
    return false
  }
}

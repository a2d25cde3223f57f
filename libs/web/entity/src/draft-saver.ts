/** `waiting`: typed, not sent yet · `failed`: will be tried again · `conflict`: somebody else has changed it · `locked`: it may not be edited any more. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict' | 'locked'

export type SaveAnswer = { kind: 'saved'; version: number } | { kind: 'failed' | 'conflict' | 'locked' }

export interface DraftSaverOptions<Draft, Content> {
  version: number
  /** What the server has. */
  start: Draft
  /** What is sent of a draft. */
  contentOf(draft: Draft): Content
  save(content: Content, version: number): Promise<SaveAnswer>
  onState(state: SaveState): void
  /** After this long without a further change. */
  restMs?: number
  retryMs?: number
}

const REST_MS = 1200
const RETRY_MS = 8000

/** Sends what was typed, one call at a time, the newest state each time. */
export class DraftSaver<Draft, Content> {
  version: number
  private readonly options: DraftSaverOptions<Draft, Content>
  private latest: Draft | undefined
  private savedKey: string
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<boolean> | undefined
  private halted = false

  constructor(options: DraftSaverOptions<Draft, Content>) {
    this.options = options
    this.version = options.version
    this.savedKey = this.keyOf(options.start)
  }

  change(draft: Draft): void {
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
  restart(draft: Draft, version: number): void {
    this.stop()
    this.version = version
    this.halted = false
    this.latest = undefined
    this.savedKey = this.keyOf(draft)
    this.options.onState('saved')
  }

  stop(): void {
    if (this.timer !== undefined) clearTimeout(this.timer)
    this.timer = undefined
  }

  get isClean(): boolean {
    return !this.latest || this.keyOf(this.latest) === this.savedKey
  }

  private keyOf(draft: Draft): string {
    return JSON.stringify(this.options.contentOf(draft))
  }

  private schedule(ms: number): void {
    this.stop()
    this.timer = setTimeout(() => void this.flush(), ms)
  }

  private async send(): Promise<boolean> {
    const draft = this.latest
    if (!draft) return true
    const content = this.options.contentOf(draft)
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

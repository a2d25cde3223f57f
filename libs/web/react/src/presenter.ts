export type NoticeTone = 'success' | 'info' | 'warning' | 'error'

export interface QuestionAction {
  readonly key: string
  readonly label: string
  readonly tone?: 'primary' | 'danger' | 'default'
}

export interface Question {
  readonly title: string
  readonly text: readonly string[]
  readonly actions: readonly QuestionAction[]
}

/** How messages and questions look: plain on public pages, antd's in work apps. */
export interface Presenter {
  toast(tone: NoticeTone, text: string): void
  /** The key of the chosen action; `undefined` when the dialog was closed without one. */
  ask(question: Question): Promise<string | undefined>
}

export interface PresenterSlot extends Presenter {
  /** Loads what shows messages while there is a connection, because "no connection" is one of them. */
  prepare(): void
  /** Takes over until the returned function is called. */
  use(presenter: Presenter): () => void
}

/** The plain presenter is loaded after the page, or with the first message that comes earlier. */
export function createPresenterSlot(loadPlain: () => Promise<Presenter>): PresenterSlot {
  let chosen: Presenter | undefined
  let plain: Promise<Presenter> | undefined
  const load = (): Promise<Presenter> => {
    plain ??= loadPlain().catch((error: unknown) => {
      // The next message tries again.
      plain = undefined
      throw error
    })
    return plain
  }
  const current = async (): Promise<Presenter> => chosen ?? load()
  return {
    prepare: () => void load().catch(() => undefined),
    toast: (tone, text) =>
      void current().then(
        presenter => presenter.toast(tone, text),
        () => undefined,
      ),
    // Nobody can be asked: the same as a closed dialog.
    ask: question =>
      current().then(
        presenter => presenter.ask(question),
        () => undefined,
      ),
    use(presenter) {
      chosen = presenter
      return () => {
        if (chosen === presenter) chosen = undefined
      }
    },
  }
}

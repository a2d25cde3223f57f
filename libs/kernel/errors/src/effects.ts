export type DialogAction = 'upgrade' | 'market' | 'benefits' | 'cancel'

/** The no-ability dialog (spec section 6). Its title is the server's message. */
export interface NoAbilityDialog {
  /** Key of the text below the title; `null` where there is only the title. */
  readonly text: 'upgrade_benefits' | 'reorder_package' | null
  readonly actions: readonly DialogAction[]
}

/** What the front-end does about a code; `ErrorEffectsHost` carries it out. */
export interface ErrorEffects {
  readonly removeToken: boolean
  /** `null`: stays on the page. */
  readonly login: { readonly delayMs: number } | null
  readonly show: 'error' | 'warning' | 'nothing'
  /** `server`: the message of the answer; otherwise a text key. `no_interface_permission` takes the URL as `{url}`. */
  readonly message: 'server' | 'no_interface_permission' | 'account_disabled' | 'account_deleted'
  readonly dialog: NoAbilityDialog | null
  /** To analytics. */
  readonly report: boolean
}

export type ErrorRow = { readonly effects: ErrorEffects } & (
  { readonly code: string } | { readonly prefix: string } | { readonly contains: string }
)

/** Nothing to do: success. */
export const NO_EFFECTS: ErrorEffects = {
  removeToken: false,
  login: null,
  show: 'nothing',
  message: 'server',
  dialog: null,
  report: false,
}

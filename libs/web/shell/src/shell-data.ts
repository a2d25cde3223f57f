import type { ReactNode } from 'react'
import type { MenuItem, RegionKey } from '@tradeport/web/ui'

/** What the shell shows is handed to it; it asks no server. */
export interface ShellBrand {
  region: RegionKey
  /** The operators' own logo. */
  picture?: string | undefined
  /** The market's title in the reader's language. */
  name: string
  /** The full title, for the footer. */
  fullName?: string | undefined
  /** A logo click goes to the portal front-end. */
  logoHref: string
}

export interface NavLink {
  key: string
  label: string
  href: string
  current?: boolean | undefined
  newWindow?: boolean | undefined
  /** Happens in place instead of going to `href`, which is for a new tab. */
  onSelect?: (() => void) | undefined
}

export interface QuickEntry extends NavLink {
  note?: string | undefined
  icon?: ReactNode
}

export interface RegionChoice {
  region: RegionKey
  name: string
  /** A region is another address: the choice is a link. */
  href: string
}

export interface LanguageChoice<Code extends string = string> {
  code: Code
  /** 'CN' */
  short: string
  bcp47: string
  /** In its own language. */
  name: string
}

export interface LanguageSwitchData<Code extends string = string> {
  current: Code
  choices: readonly LanguageChoice<Code>[]
  onChoose: (code: Code) => void
}

export type AccountData =
  | { state: 'out'; logInHref: string; onLogIn?: (() => void) | undefined }
  | {
      state: 'in'
      name: string
      picture?: string | null | undefined
      company?: string | undefined
      items: readonly MenuItem[]
    }

export interface MessagesData {
  href: string
  unread: number
}

import type { Namespaces } from './index'

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other'

/** `list.total_one` is asked for as `list.total` with a `count`. */
type KeyName<K> = K extends `${infer Base}${PluralSuffix}` ? Base : K

export type KeyOf<N extends keyof Namespaces> = KeyName<keyof Namespaces[N] & string>

export type TextParams = Readonly<Record<string, string | number>>

export interface Translate<N extends keyof Namespaces> {
  (key: KeyOf<N>, params?: TextParams): string
}

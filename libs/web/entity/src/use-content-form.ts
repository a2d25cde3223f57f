import type { I18nText, LocaleCode, z } from '@tradeport/kernel/contract-kit'
import type { ActionResult } from '@tradeport/web/react'
import type { ContentFormProps } from './content-form'
import { useEditLanguages, withText, type EditLanguagesState } from './edit-languages'
import { useSchemaForm, type SchemaForm } from './use-schema-form'

/** The fields of a value that are written in several languages. */
type TextKey<V> = { [K in keyof V]-?: V[K] extends I18nText ? K : never }[keyof V]

/** The fields of a value that are lists of such texts. */
type TextsKey<V> = { [K in keyof V]-?: V[K] extends readonly I18nText[] ? K : never }[keyof V]

export interface ContentFormOptions<V extends object, Stored> {
  /** Asked when the form opens, and again when it goes on from a newer version. */
  start(): V
  schema: z.ZodMiniType
  /** What the server calls the value (`article`), in its paths and in the browser's store. */
  name: string
  userId: string
  /** Of a content that exists; otherwise what the new one is known by until it is saved. */
  id: string
  version: number | null
  stale?: readonly LocaleCode[] | undefined
  /** What each language should have. */
  texts: readonly TextKey<V>[]
  /** Lists of which each language should have every text. */
  lists?: readonly TextsKey<V>[]
  /** What a language may have besides, such as its own picture. */
  perLanguage?: readonly TextKey<V>[]
  send(value: V): Promise<ActionResult<Stored>>
}

export interface ContentFormState<V extends object, Stored> {
  form: SchemaForm<V>
  languages: EditLanguagesState
  /** Checks and sends; undefined where something was wrong, which then stands at its field. */
  store(): Promise<Stored | undefined>
  /** What the page around the fields is given. */
  frame: Pick<ContentFormProps<V>, 'form' | 'languages' | 'stale' | 'texts' | 'onSource' | 'onRemove'>
}

/** A form of texts in languages: one value, one choice of language, one way to the server. */
export function useContentForm<V extends { sourceLocale: LocaleCode }, Stored>(
  options: ContentFormOptions<V, Stored>,
): ContentFormState<V, Stored> {
  const { start, schema, name, userId, id, version, stale, texts, lists = [], perLanguage = [], send } = options
  const form = useSchemaForm({ start, schema, prefix: `${name}.`, place: `${name}.${userId}.${id}`, version })
  const { value } = form
  const textsOf = (keys: readonly TextKey<V>[]) => keys.map(key => value[key] as I18nText)
  const listsOf = (key: TextsKey<V>) => value[key] as readonly I18nText[]
  const wanted = [...textsOf(texts), ...lists.flatMap(listsOf)]
  const languages = useEditLanguages(value.sourceLocale, [...wanted, ...textsOf(perLanguage)])
  return {
    form,
    languages,
    async store() {
      if (!form.check()) return undefined
      const result = await send(value)
      if (!result.ok) {
        form.refuse(result)
        return undefined
      }
      form.settle()
      return result.data
    },
    frame: {
      form,
      languages,
      stale,
      texts: wanted,
      onSource: locale => form.set('sourceLocale', locale),
      onRemove: locale =>
        form.replace({
          ...value,
          ...Object.fromEntries(
            [...texts, ...perLanguage].map(key => [key, withText(value[key] as I18nText, locale, '')]),
          ),
          ...Object.fromEntries(lists.map(key => [key, listsOf(key).map(text => withText(text, locale, ''))])),
        }),
    },
  }
}

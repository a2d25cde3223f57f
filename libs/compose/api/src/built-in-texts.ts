import type { BuiltInTexts, ServerNamespace } from '@tradeport/domain/language/server'
import { mailTexts } from '@tradeport/domain/messaging/server'
import { SERVER_MESSAGE_MAX } from '@tradeport/kernel/config'
import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'

type Texts = Readonly<Record<string, string>>

/** The locale files of the product: chunks of the API's build, read when an operator first opens the texts. */
const FILES = import.meta.glob<{ default: Texts }>([
  '../../../web/*/src/locale/*.ts',
  '../../../domain/*/ui/src/locale/*.ts',
  '../../../domain/*/ui/src/*/locale/*.ts',
  '../../../domain/*/ui/src/*/*/locale/*.ts',
  '../../../kernel/errors/src/{locale,field-locale}/*.ts',
])

/** What the server says itself; messages of errors that are longer than the limit would not be shown (spec section 5). */
const SERVER: Readonly<Record<string, ServerNamespace>> = {
  errors: { inPages: false, longest: SERVER_MESSAGE_MAX },
  validation: { inPages: true },
  mail: { inPages: false },
}

/** Namespaces that are called otherwise than their folders. */
const NAMES: Readonly<Record<string, string>> = {
  'kernel/errors/src/locale': 'errors',
  'kernel/errors/src/field-locale': 'validation',
  'web/i18n/src': 'common',
  'domain/catalogue/ui/src/admin': 'categories',
  'domain/catalogue/ui/src/public': 'mall',
  'domain/catalogue/ui/src/relation': 'relation',
  'domain/catalogue/ui/src/public/product': 'goods',
  'domain/catalogue/ui/src/public/h5': 'phone',
  'domain/sourcing/ui/src/block': 'block',
  'domain/service-market/ui/src/work': 'serviceWork',
  'domain/service-market/ui/src/practice': 'practice',
  'domain/customs/ui/src/customs-order': 'customsOrder',
  'domain/service-order/ui/src/after-sales': 'afterSales',
  'domain/identity/ui/src/people': 'people',
  'domain/language/ui/src': 'languageWork',
}

/** `domain/service-market/ui/src` holds `serviceMarket`, `domain/content/ui/src/work` holds `contentWork`. */
function namespaceOf(folder: string): string {
  const [, project = '', part] = /^(?:web|domain)\/([^/]+)\/(?:ui\/)?src(?:\/([^/]+))?$/.exec(folder) ?? []
  const words = [...project.split('-'), ...(part ? [part] : [])]
  return NAMES[folder] ?? words.map((word, index) => (index === 0 ? word : capital(word))).join('')
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

const files = new Map<string, Map<string, () => Promise<Texts>>>()
for (const [path, load] of Object.entries(FILES)) {
  const [, folder = '', kind = '', locale = ''] = /^(?:\.\.\/)+(.+)\/([\w-]+)\/(\w+)\.ts$/.exec(path) ?? []
  const namespace = NAMES[`${folder}/${kind}`] ?? namespaceOf(folder)
  const texts = async () => (await load()).default
  files.set(namespace, (files.get(namespace) ?? new Map()).set(locale, texts))
}
files.set('mail', new Map(LOCALE_CODES.map(locale => [locale, async () => mailTexts(locale)])))

export const builtInTexts: BuiltInTexts = {
  namespaces: [...files.keys()].sort(),
  server: SERVER,
  // A module is read once, however often it is imported.
  texts: async (namespace: string, locale: LocaleCode) => files.get(namespace)?.get(locale)?.(),
}

import type { FastifyInstance } from 'fastify'
import { PRODUCT_PICTURE } from '@tradeport/domain/catalogue/contract'
import { menuRow } from '@tradeport/domain/identity/contract'
import { imageSources } from '@tradeport/kernel/config'
import type { Endpoint, Envelope } from '@tradeport/kernel/contract-kit'
import type { FirstPage, PageRequest } from '@tradeport/node/edge'
import { asVisitor } from './ask-as-visitor'
import { pageKindOf, type Call, type PageKind, type PublicApp } from './first-page-kinds'
import { marketFace } from './market-face'
import { missingTitle } from './first-page-words'
import { heroFile } from './opening/home.opening'

/** What the API says of something that is not there, and of an id that is none. */
const NOT_FOUND = ['MALL600404', 'MALL600400', 'FT520404', 'FT520400']

/** What leads from every page of the market to the others. */
const MARKET_MENU: Call = { endpoint: menuRow, input: { frontEnd: 'serviceMarket' } }

/** An answer as it is sent along. */
interface Given {
  name: string
  input: Record<string, unknown>
  data: unknown
}

/** Reads what a page needs first through the API itself, as a visitor. */
export function createFirstPages(app: FastifyInstance): (page: PageRequest) => Promise<FirstPage | undefined> {
  const ask = asVisitor(app)
  const faceOf = marketFace(app)

  return async page => {
    const { app: key, locale } = page
    if (key !== 'portal' && key !== 'h5' && key !== 'serviceMarket') return undefined
    // Routers take a slash at the end for the same page.
    const path = page.path.length > 1 ? page.path.replace(/\/+$/, '') : page.path
    const kind = pageKindOf(key, path)
    if (!kind) return missing(page, filesOfEveryPage(page))
    const files = filesOf(kind, page, key)
    const parameter = kind.path.exec(path)?.[1] ?? ''
    const calls = [...(key === 'serviceMarket' ? [MARKET_MENU] : []), ...(kind.calls?.(parameter, page) ?? [])]
    const answers = new Map<string, Envelope>()
    const given: Given[] = []
    const askAll = (wanted: readonly Call[]) =>
      Promise.all(
        wanted.map(async ({ endpoint, input }) => {
          const answer = await ask(page, endpoint, input)
          answers.set(endpoint.name, answer)
          if (answer.success) given.push({ name: endpoint.name, input, data: answer.data })
        }),
      )
    await askAll(calls)
    const answer = (name: string) => given.find(each => each.name === name)?.data
    const found = { parameter, answer: (endpoint: Endpoint) => answer(endpoint.name) }
    await askAll(kind.next?.(found, page) ?? [])
    const data = { locale, answers: given }
    const isRefused = kind.subject !== undefined && NOT_FOUND.includes(answers.get(kind.subject.name)?.code ?? '')
    const said = isRefused ? 'missing' : await kind.describe?.(found, page)
    if (said === 'missing') return { ...(await missing(page, files)), data }
    const picture = key === 'serviceMarket' ? undefined : pictureOf(kind.subject && answer(kind.subject.name), key)
    return {
      files,
      ...(picture ? { picture } : {}),
      opening: await kind.opening?.[key]?.(found, page),
      data,
      ...said,
      ...(said?.meta ? { meta: { ...said.meta, picture: said.meta.picture ?? (await faceOf(page)) } } : {}),
      keptFromSearch: kind.describe === undefined,
      framed: kind.framed,
    }
  }
}

async function missing(page: PageRequest, files: readonly string[]): Promise<FirstPage> {
  return { files, title: await missingTitle(page), notFound: true }
}

function filesOf(kind: PageKind, page: PageRequest, key: PublicApp): string[] {
  const screen = kind.screen[key]
  return [
    ...filesOfEveryPage(page),
    ...(screen ? [screen] : []),
    ...(kind.texts ? [`${kind.texts}/locale/${page.locale}.ts`] : []),
    ...(page.path === '/' && key !== 'serviceMarket' ? [heroFile(page)] : []),
  ]
}

/** Texts of the frame in the reader's language, and the region's names. */
function filesOfEveryPage({ locale, region }: PageRequest): string[] {
  return [
    `web/i18n/src/locale/${locale}.ts`,
    `web/shell/src/locale/${locale}.ts`,
    `web/units/src/locale/${locale}.ts`,
    `catalogue/ui/src/public/locale/${locale}.ts`,
    `kernel/config/src/regions/${region.region}.texts.ts`,
  ]
}

function fieldOf(subject: unknown, field: string): unknown {
  return typeof subject === 'object' && subject !== null
    ? Object.entries(subject).find(([name]) => name === field)?.[1]
    : undefined
}

/** The first picture of a product, in the widths that its page will ask for. */
function pictureOf(subject: unknown, key: keyof typeof PRODUCT_PICTURE & PublicApp): FirstPage['picture'] {
  const media = fieldOf(subject, 'media')
  const images = Array.isArray(media) ? media.filter(each => fieldOf(each, 'kind') === 'image') : []
  const id = fieldOf(images[0], 'fileId')
  if (typeof id !== 'string') return undefined
  return {
    srcSet: imageSources(id, { width: 0, widths: PRODUCT_PICTURE.widths }).srcSet,
    sizes: PRODUCT_PICTURE[key],
  }
}

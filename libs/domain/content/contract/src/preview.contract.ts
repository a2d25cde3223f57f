import { AUDIENCES, defineEndpoint, id, LOCALE_CODES, z } from '@tradeport/kernel/contract-kit'
import { publicBanner } from './public-banner.contract'
import { publicDocumentDetail } from './public-document.contract'
import { publicNewsDetail } from './public-news.contract'

/** Made by the author's browser and kept there: the address alone opens nothing. */
const previewKey = () => z.string().check(z.minLength(32), z.maxLength(64))

const previewAddress = (content: 'news' | 'document' | 'banner', kind: string) =>
  defineEndpoint({
    name: `content.${content}Preview`,
    path: `/portal/${content}/preview`,
    audiences: ['operator'],
    input: z.object({ id: id(), key: previewKey() }),
    output: z.object({ token: z.string(), expiresAt: z.string() }),
    errors: ['MALL600404'],
    reads: [kind],
    summary: 'Signs an address that shows what is not public yet, for half an hour, to who holds the key.',
  })

export const newsPreview = previewAddress('news', 'newsArticle')
export const documentPreview = previewAddress('document', 'relatedDocument')

export const bannerPreview = previewAddress('banner', 'banner')

export const contentPreview = defineEndpoint({
  name: 'content.preview',
  path: '/portal/preview/show',
  audiences: AUDIENCES,
  input: z.object({
    token: z.string().check(z.maxLength(600)),
    key: previewKey(),
    /** The reader's language. */
    locale: z.enum(LOCALE_CODES),
  }),
  output: z.object({
    article: z.nullable(publicNewsDetail),
    document: z.nullable(publicDocumentDetail),
    banner: z.nullable(publicBanner),
    expiresAt: z.string(),
  }),
  errors: ['MALL600404'],
  summary:
    'What readers will see; an address that ended or was not signed here is answered like one that does not exist.',
})

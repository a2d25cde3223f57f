import type { FastifyInstance } from 'fastify'
import { FEATURED_PRODUCTS, productPage } from '@tradeport/domain/catalogue/contract'
import { regionTextsOf } from '@tradeport/kernel/config'
import { z } from '@tradeport/kernel/contract-kit'
import type { PageMeta, PageRequest } from '@tradeport/node/edge'
import { asVisitor } from './ask-as-visitor'
import { pictureAddress } from './first-page-facts'

const ASKED_AGAIN_MS = 10 * 60_000

/**
 * What a preview of a page without a picture of its own shows: the best of what the region's market offers. Asked rarely, since every
 * list would wait for it.
 */
export function marketFace(app: FastifyInstance): (page: PageRequest) => Promise<PageMeta['picture']> {
  const ask = asVisitor(app)
  const known = new Map<string, { until: number; fileId: Promise<string | undefined> }>()

  const read = async (page: PageRequest): Promise<string | undefined> => {
    const answer = await ask(page, productPage, FEATURED_PRODUCTS)
    const { data } = z.safeParse(productPage.output, answer.data)
    return data?.records.find(({ coverFileId }) => coverFileId !== null)?.coverFileId ?? undefined
  }

  return async page => {
    const { region } = page.region
    const kept = known.get(region)
    const fileId = kept && kept.until > Date.now() ? kept.fileId : read(page)
    if (fileId !== kept?.fileId) known.set(region, { until: Date.now() + ASKED_AGAIN_MS, fileId })
    const id = await fileId
    return id === undefined
      ? undefined
      : { url: pictureAddress(page, id), alt: regionTextsOf(page.region).regionFullTitle[page.locale] }
  }
}

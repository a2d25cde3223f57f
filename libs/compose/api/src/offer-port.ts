import { productPage, storePage } from '@tradeport/domain/catalogue/contract'
import { catalogueServer, productSnapshots, storesByIds } from '@tradeport/domain/catalogue/server'
import { applicantOf, buyerAccount, buyerAccounts, registrationsOf } from '@tradeport/domain/identity/server'
import { addInquiryLine } from '@tradeport/domain/sourcing/contract'
import { BUYERS_WHO_ACT } from '@tradeport/domain/sourcing/rules'
import { inquiryNumbers, sourcingServer, type SourcingPorts } from '@tradeport/domain/sourcing/server'
import type { OfferPort } from '@tradeport/domain/support/server'
import { z, mayStep } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'
import { shopPorts } from './shop-ports'

const NO_EXTRAS = { files: [] }
const FOUND = 20

/** What a left message is turned into is made by the domains it belongs to, as their own screens make it. */
export function offerPort(sourcing: SourcingPorts): OfferPort {
  const mall = catalogueServer.handlers(shopPorts)
  const inquiries = sourcingServer.handlers(sourcing)
  const snapshotsOf = async (ctx: ActorContext, productIds: readonly string[]) =>
    (
      await productSnapshots(
        ctx,
        productIds.map(productId => ({ productId, skuId: null })),
      )
    ).filter(product => product.available)
  return {
    async goods(ctx, keyword) {
      const asked = { keyword, pageSize: FOUND }
      const products = await mall.productPage(ctx, z.parse(productPage.input, asked), NO_EXTRAS)
      const stores = await mall.storePage(ctx, z.parse(storePage.input, asked), NO_EXTRAS)
      return {
        products: products.records.map(({ id, title, store }) => ({ id, title, storeName: store.name })),
        stores: stores.records.map(({ id, name }) => ({ id, name })),
      }
    },
    async onOffer(ctx, { productIds, storeIds }) {
      const products = await snapshotsOf(ctx, productIds)
      const stores = await storesByIds(ctx, storeIds)
      return {
        productIds: new Set(products.map(product => product.productId)),
        storeIds: new Set(stores.filter(store => store.open).map(store => store.storeId)),
      }
    },
    async stores(ctx, storeIds) {
      const stores = await storesByIds(ctx, storeIds)
      return stores.filter(store => store.open).map(({ storeId, name }) => ({ id: storeId, name }))
    },
    buyers: buyerAccounts,
    buyer: buyerAccount,
    mayAsk: ctx => mayStep(BUYERS_WHO_ACT, ctx.actor.roles, 'inquiry:create'),
    async addToDraft(ctx, { productIds, goods }) {
      const lines = [
        ...(await snapshotsOf(ctx, productIds)).map(({ productId, moq, unit }) => ({
          productId,
          quantities: [moq ?? '1'],
          unit,
        })),
        ...(goods ? [{ name: goods, quantities: ['1'], unit: 'piece' }] : []),
      ]
      let draft = { inquiryId: '', lineCount: 0 }
      for (const line of lines)
        draft = await inquiries.addInquiryLine(ctx, z.parse(addInquiryLine.input, line), NO_EXTRAS)
      return { inquiryId: draft.inquiryId, lineCount: lines.length }
    },
    inquiryNumbers,
    registrations: registrationsOf,
    applicant: applicantOf,
  }
}

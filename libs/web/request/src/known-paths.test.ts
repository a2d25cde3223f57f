import { describe, expect, test } from 'vitest'
import { rewritePrefix } from './known-paths'

/** Every known path of spec section 7, and examples of the groups it gives as a whole. */
const KNOWN = [
  'afterSalesServiceOrder/action',
  'afterSalesServiceOrder/create',
  'afterSalesServiceOrder/detail',
  'afterSalesServiceOrder/page',
  'afterSalesServiceOrder/statusCount',
  'agreement/convertAndDownload',
  'agreement/detail',
  'agreement/update',
  'basic/needServiceExperienceMode',
  'basic/queryCurrencySymbol',
  'basic/queryExchangeRate',
  'basic/queryServiceCategoryMap',
  'basic/serviceOrderTemplate',
  'basic/uploadExcel',
  'declarationForm/convert',
  'declarationForm/create',
  'declarationForm/detail',
  'declarationForm/export',
  'declarationForm/getConfig',
  'declarationForm/getCustomsTransportMode',
  'declarationForm/import/container',
  'declarationForm/import/vinInfo',
  'declarationForm/list/count',
  'declarationForm/manual/customsReceipt',
  'declarationForm/offline/create',
  'declarationForm/offline/update',
  'declarationForm/page',
  'declarationForm/pushSingleWindow',
  'declarationForm/singleWindowReceipt',
  'declarationForm/testConnection',
  'declarationForm/update',
  'dragondream/queryTaxRefundRate',
  'drawbackOrder/agreementWordExport',
  'drawbackOrder/attachmentChange',
  'drawbackOrder/companyInfo',
  'drawbackOrder/completed',
  'drawbackOrder/confirmAcceptOrder',
  'drawbackOrder/default/service',
  'drawbackOrder/detail',
  'drawbackOrder/enumQuery',
  'drawbackOrder/page',
  'drawbackOrder/placeOrder',
  'drawbackOrder/protocolOpt',
  'drawbackOrder/uploadAttachment',
  'service/credit/letter/page',
  'service/category/list',
  'template/download',
  'tms/dict/page',
  'tms/dict/list',
  'tms/order/create',
  'tms/order/tracking/list',
  'tms/seller/address/list',
  'tms/seller/order/page',
]

describe('old foreign-trade prefix', () => {
  test.each(KNOWN)('%s goes to the comprehensive service, on development hosts to the root', path => {
    expect(rewritePrefix(`/foreign-trade-app/${path}`, false)).toBe(`/comprehensive-service/${path}`)
    expect(rewritePrefix(`/foreign-trade-app/${path}`, true)).toBe(`/${path}`)
  })

  test.each([
    '/foreign-trade-app/unknown/page',
    '/foreign-trade-app/declarationForm',
    '/foreign-trade-app/template/upload',
    '/foreign-trade-app/declarationForm/pages',
    '/foreign-trade-app/declarationForm/page/more',
    '/foreign-trade-app/afterSalesServiceOrder/remove',
    '/foreign-trade-app/service/',
    '/foreign-trade-app',
    '/foreign-trade-app/tms/seller/other/x',
    '/foreign-trade-application/declarationForm/page',
    '/comprehensive-service/declarationForm/page',
    '/mall/product/page',
  ])('%s stays as it is', path => {
    expect(rewritePrefix(path, false)).toBe(path)
    expect(rewritePrefix(path, true)).toBe(path)
  })
})

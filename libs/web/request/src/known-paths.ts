import { OLD_TRADE_PREFIX, TRADE_SERVICE_PREFIX } from '@tradeport/kernel/config'

/** The known paths of spec section 7: single calls by their names, and the groups that it gives as a whole. */
const CALLS: Readonly<Record<string, string>> = {
  afterSalesServiceOrder: 'action|create|detail|page|statusCount',
  agreement: 'convertAndDownload|detail|update',
  basic:
    'needServiceExperienceMode|queryCurrencySymbol|queryExchangeRate|queryServiceCategoryMap|serviceOrderTemplate|uploadExcel',
  declarationForm:
    'convert|create|detail|export|getConfig|getCustomsTransportMode|import/(?:container|vinInfo)|list/count|manual/customsReceipt|offline/(?:create|update)|page|pushSingleWindow|singleWindowReceipt|testConnection|update',
  dragondream: 'queryTaxRefundRate',
  drawbackOrder:
    'agreementWordExport|attachmentChange|companyInfo|completed|confirmAcceptOrder|default/service|detail|enumQuery|page|placeOrder|protocolOpt|uploadAttachment',
  service: '.+',
  template: 'download',
  tms: '(?:dict|order|seller/(?:address|order))/.+',
}

const KNOWN = /* @__PURE__ */ new RegExp(
  `^/(?:${Object.entries(CALLS)
    .map(([group, calls]) => `${group}/(?:${calls})`)
    .join('|')})$`,
)

/** Known paths of the old foreign-trade application go to the comprehensive service, on development hosts to the root. */
export function rewritePrefix(path: string, developmentHost: boolean): string {
  if (!path.startsWith(`${OLD_TRADE_PREFIX}/`)) return path
  const rest = path.slice(OLD_TRADE_PREFIX.length)
  if (!KNOWN.test(rest)) return path
  return (developmentHost ? '' : TRADE_SERVICE_PREFIX) + rest
}

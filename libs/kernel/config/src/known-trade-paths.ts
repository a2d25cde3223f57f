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
  `^/(?:${
    /* @__PURE__ */ Object.entries(CALLS)
      .map(([group, calls]) => `${group}/(?:${calls})`)
      .join('|')
  })$`,
)

/** Whether a path without prefix and query (`/declarationForm/page`) is one of the comprehensive service's. */
export function isKnownTradePath(path: string): boolean {
  return KNOWN.test(path)
}

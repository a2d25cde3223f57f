/** What a receipt says of the form beside its code, by the element of the message. */
export const RECEIPT_FACTS = {
  declPort: 'DECL_PORT',
  tradeCo: 'TRADE_CO',
  agentName: 'AGENT_NAME',
  ieDate: 'I_E_DATE',
  trafMode: 'TRAF_MODE',
  voyageNo: 'VOYAGE_NO',
  billNo: 'BILL_NO',
  packNo: 'PACK_NO',
  grossWt: 'GROSS_WT',
  netWt: 'NET_WT',
} as const
export type ReceiptFact = keyof typeof RECEIPT_FACTS

export const RECEIPT_FACT_NAMES = [
  ...(['declPort', 'tradeCo', 'agentName', 'ieDate', 'trafMode'] as const),
  ...(['voyageNo', 'billNo', 'packNo', 'grossWt', 'netWt'] as const),
] as const satisfies readonly ReceiptFact[]
export const MAX_RECEIPT_FACT = 200

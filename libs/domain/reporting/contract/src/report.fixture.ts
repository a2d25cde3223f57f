import type { ReportSendInput } from './report.schema'

/** One refused call of the buyer front-end. */
export const aReportSendInput = (over: Partial<ReportSendInput> = {}): ReportSendInput => ({
  frontEnd: 'buyer',
  build: 'AbC123',
  reports: [{ kind: 'call', code: 'SYS900001', place: 'trading.orderPage' }],
  ...over,
})

export {
  MAX_MESSAGE,
  MAX_PLACE,
  MAX_REPORTS,
  REPORT_ACTIONS,
  REPORT_KINDS,
  REPORT_SORTS,
  REPORT_STATUSES,
  type ReportAction,
  type ReportGroupRow,
  type ReportKind,
  type ReportSendInput,
  type ReportStatus,
} from './report.schema'
export { reportPage, reportReopen, reportResolve, reportSend, reportStatusCount } from './report.contract'
export { aReportSendInput } from './report.fixture'
export { reportingMenu } from './reporting.menu'

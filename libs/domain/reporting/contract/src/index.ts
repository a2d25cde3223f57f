export {
  GROUP_KINDS,
  MAX_MESSAGE,
  MAX_PLACE,
  MAX_REPORTS,
  REPORT_ACTIONS,
  REPORT_KINDS,
  REPORT_SORTS,
  REPORT_STATUSES,
  REPORT_TABS,
  type GroupKind,
  type ReportAction,
  type ReportGroupRow,
  type ReportKind,
  type ReportSendInput,
  type ReportStatus,
  type ReportTab,
} from './report.schema'
export { reportPage, reportReopen, reportResolve, reportSend, reportStatusCount } from './report.contract'
export { aReportSendInput } from './report.fixture'
export { reportingMenu } from './reporting.menu'

export {
  AUDIT_RESULTS,
  AUDIT_SCOPES,
  AUDIT_SORTS,
  type AuditResult,
  type AuditRow,
  type AuditVerification,
} from './audit.schema'
export { auditDetail, auditEntityTypes, auditExport, auditPage, auditStatusCount, auditVerify } from './audit.contract'
export {
  FAILS_TOO_OFTEN,
  JOB_ACTIONS,
  JOB_RESULTS,
  JOB_STATUSES,
  JOB_SWITCHES,
  type JobAction,
  type JobRow,
  type JobRun,
  type JobStatus,
  type JobSwitch,
} from './background-job.schema'
export {
  backgroundJobDetail,
  backgroundJobPage,
  backgroundJobPause,
  backgroundJobResume,
  backgroundJobRun,
  backgroundJobStatusCount,
} from './background-job.contract'
export {
  EXPORT_ACTIONS,
  EXPORT_FORMATS,
  EXPORT_HOURS,
  EXPORT_LISTS,
  EXPORT_MAX_ROWS,
  EXPORT_PARTIES,
  EXPORT_STATUSES,
  LISTS_WITH_REASON,
  exportInput,
  type ExportAction,
  type ExportFormat,
  type ExportList,
  type ExportNarrowing,
  type ExportOptions,
  type ExportParty,
  type ExportRow,
  type ExportStatus,
} from './data-export.schema'
export {
  companyExportCreate,
  dataExportCancel,
  dataExportCreate,
  dataExportDownload,
  dataExportOptions,
  dataExportPage,
  dataExportStatusCount,
  fullExportCreate,
} from './data-export.contract'
export { governanceMenu } from './audit.menu'
export { exportMenu } from './data-export.menu'
export { jobMenu } from './background-job.menu'

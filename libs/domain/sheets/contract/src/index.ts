export {
  FORM_KINDS,
  IMPORT_JOB_ACTIONS,
  IMPORT_JOB_HOURS,
  IMPORT_JOB_STATUSES,
  IMPORT_KINDS,
  MAX_SHEET_BYTES,
  TEMPLATE_CODES,
  type ImportJob,
  type ImportJobAction,
  type ImportJobStatus,
  type ImportKind,
  type SheetProblem,
  type TemplateCode,
} from './sheet.schema'
export {
  importJobCancel,
  importJobConfirm,
  importJobDetail,
  importJobReport,
  templateDownload,
  uploadExcel,
} from './sheet.contract'

export { AUDIT_RESULTS, AUDIT_SORTS, type AuditResult, type AuditRow, type AuditVerification } from './audit.schema'
export { auditDetail, auditEntityTypes, auditExport, auditPage, auditStatusCount, auditVerify } from './audit.contract'

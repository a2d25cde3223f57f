export { AUDIT_READERS, fieldChanges, mayReadAudit, type AuditFieldChange } from './audit.policy'

export { AUDIT_READERS, fieldChanges, mayReadAudit, type AuditFieldChange } from './audit.policy'
export { JOB_KEEPERS, JOB_READERS, backgroundJobMachine, jobActions, jobStatus } from './background-job.machine'
export { EXPORTERS, FULL_EXPORTERS, dataExportMachine } from './data-export.machine'
export { masked, type Masking } from './masking'

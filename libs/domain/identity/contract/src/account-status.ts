export const ACCOUNT_STATUSES = ['active', 'disabled', 'deletion_pending', 'deleted'] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]
export const ACCOUNT_ACTIONS = ['request_deletion', 'take_back', 'postpone', 'empty', 'disable', 'enable'] as const
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number]

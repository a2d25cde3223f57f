import { OFFLINE_STATUSES, type declarationFormOfflineCreate } from '@tradeport/domain/customs/contract'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { filesOf, known, textOf } from '@tradeport/web/entity'

type Offline = InputOf<typeof declarationFormOfflineCreate>

/** What `OfflineFields` hands over. */
export const offlineValues = (values: Record<string, unknown>): Omit<Offline, 'content' | 'companyId'> => ({
  entryId: textOf(values, 'entryId') ?? '',
  preEntryId: textOf(values, 'preEntryId'),
  declareDate: textOf(values, 'declareDate') ?? '',
  status: known(OFFLINE_STATUSES, textOf(values, 'status')) ?? 'declaring',
  fileIds: filesOf(values, 'files').map(({ fileId }) => fileId),
})

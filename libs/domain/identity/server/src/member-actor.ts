import { NO_NEW_BUSINESS } from '@tradeport/kernel/contract-kit'
import type { Actor } from '@tradeport/node/server-kit'
import { rolesAndRights, type StoredRights } from './own-rights'

/** Of a member's and their company's rows, whoever calls by them. */
export interface MemberRow {
  roles: string[]
  own_rights: StoredRights | null
  company_status: string | null
  verify_level: number | null
  department_ids: string[] | null
  /** Of the company, the first one first. */
  company_stores: string[] | null
  /** Those that the member works for; empty: all. */
  member_stores: string[] | null
  session_store: string | null
}

/** The shops that a seller's member may work for, and the one that they do now. */
function shopsOf(row: MemberRow): Pick<Actor, 'storeId' | 'storeIds'> {
  const own = row.member_stores ?? []
  const storeIds = (row.company_stores ?? []).filter(id => own.length === 0 || own.includes(id))
  const chosen = storeIds.find(id => id === row.session_store)
  return { storeId: chosen ?? storeIds[0] ?? null, storeIds }
}

/** What a member may do and reach; the same for an operator who looks on as them. */
export function memberActor(
  row: MemberRow,
  party: 'buyer' | 'seller' | 'provider',
): Pick<Actor, 'kind' | 'storeId' | 'storeIds' | 'departmentIds' | 'verifyLevel' | 'roles' | 'ownRights'> {
  return {
    kind: party,
    ...(party === 'seller' ? shopsOf(row) : { storeId: null }),
    ...(row.department_ids === null ? {} : { departmentIds: row.department_ids }),
    verifyLevel: row.verify_level ?? 0,
    ...rolesAndRights(row, row.company_status === 'restricted' ? [NO_NEW_BUSINESS] : []),
  }
}

import type { AddressRow } from '@tradeport/domain/identity/contract'

/** Country by which an address is written from the large to the small. */
const LARGE_FIRST = ['CN', 'JP', 'KR']

/** An address as an envelope has it, without its country. */
export function addressLines(row: AddressRow): string {
  const { detail, level5, level4, level3, level2, level1, postcode } = row
  const small = [detail, level5, level4, level3, level2, level1].filter(part => part !== null && part !== '')
  const parts = LARGE_FIRST.includes(row.country) ? [...small].reverse() : small
  return [...parts, postcode].filter(Boolean).join(', ')
}

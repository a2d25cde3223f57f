import { checkContainerNo, checkUscc, checkVin } from '@tradeport/domain/customs/rules'

/** What the signs of a number say of it at once, while it is typed. */
export type OwnCheck =
  | { readonly kind: 'right' }
  | { readonly kind: 'length'; readonly missing: number }
  | { readonly kind: 'check'; readonly sign: string }
  | { readonly kind: 'signs' }

const CHECKED: Readonly<
  Record<string, readonly [length: number, check: (value: string) => { valid: boolean; check?: string }]>
> = {
  containerId: [11, checkContainerNo],
  vinCode: [17, checkVin],
  tradeCoScc: [18, checkUscc],
  ownerCodeScc: [18, checkUscc],
  agentCodeScc: [18, checkUscc],
}

export function ownCheck(name: string, value: string): OwnCheck | undefined {
  const known = CHECKED[name]
  if (!known || value === '' || value === 'NO') return undefined
  const [length, check] = known
  if (value.length < length) return { kind: 'length', missing: length - value.length }
  const found = check(value)
  if (found.valid) return { kind: 'right' }
  return found.check === undefined ? { kind: 'signs' } : { kind: 'check', sign: found.check }
}

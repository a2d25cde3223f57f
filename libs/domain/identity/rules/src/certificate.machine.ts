import type { CertificateAction, CertificateStatus } from '@tradeport/domain/identity/contract'
import { allowedActions, defineMachine } from '@tradeport/kernel/contract-kit'

type Role =
  'buyer_owner' | 'seller_owner' | 'provider_owner' | 'op_reviewer' | 'op_region_admin' | 'op_super' | 'system'

const OWNERS: Role[] = ['buyer_owner', 'seller_owner', 'provider_owner']
const REVIEWERS: Role[] = ['op_reviewer', 'op_region_admin', 'op_super']

/** Evidence behind a badge: what was handed in counts once it was compared, and as long as it is valid. */
export const certificateMachine = defineMachine<CertificateStatus, CertificateAction, Role>({
  name: 'certificate',
  statuses: ['pending', 'accepted', 'rejected', 'expired', 'withdrawn'],
  initial: 'pending',
  final: ['rejected', 'expired', 'withdrawn'],
  actions: {
    accept: { from: ['pending'], to: 'accepted', by: REVIEWERS, byOthers: true },
    reject: { from: ['pending'], to: 'rejected', by: REVIEWERS, byOthers: true },
    withdraw: { from: ['pending', 'accepted'], to: 'withdrawn', by: OWNERS },
    expire: { from: ['accepted'], to: 'expired', by: ['system'] },
  },
})

/**
 * The licence that a company was verified by is not taken back: the next one takes its place, or it ends. What has ended while it waited is
 * accepted no more.
 *
 * @param today the day that counts, as `yyyy-mm-dd`
 */
export function certificateActions(
  certificate: { kind: string; status: CertificateStatus; validUntil: string | null },
  roles: readonly string[],
  today: string,
): CertificateAction[] {
  const isVerifiedBy = certificate.kind === 'business_licence' && certificate.status === 'accepted'
  const hasEnded = certificate.validUntil !== null && certificate.validUntil < today
  return allowedActions(certificateMachine, certificate.status, roles).filter(
    action => !(isVerifiedBy && action === 'withdraw') && !(hasEnded && action === 'accept'),
  )
}

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
    accept: { from: ['pending'], to: 'accepted', by: REVIEWERS },
    reject: { from: ['pending'], to: 'rejected', by: REVIEWERS },
    withdraw: { from: ['pending', 'accepted'], to: 'withdrawn', by: OWNERS },
    expire: { from: ['accepted'], to: 'expired', by: ['system'] },
  },
})

/** The licence that a company was verified by is not taken back: the next one takes its place, or it ends. */
export function certificateActions(
  certificate: { kind: string; status: CertificateStatus },
  roles: readonly string[],
): CertificateAction[] {
  const isVerifiedBy = certificate.kind === 'business_licence' && certificate.status === 'accepted'
  return allowedActions(certificateMachine, certificate.status, roles).filter(
    action => !(isVerifiedBy && action === 'withdraw'),
  )
}

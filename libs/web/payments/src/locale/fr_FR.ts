import type en from './en_US'

export default {
  list: 'Paiements',
  'mode.balance': 'Solde',
  'mode.bank_transfer': 'Virement bancaire',
  'kind.hold': '{amount} placés sous séquestre',
  'kind.release': '{amount} débloqués',
  'kind.refund': '{amount} rendus au client',
  'kind.reclaim': '{amount} rendus au client, sur ce qui a été versé',
  'status.pending': 'En cours',
  'status.done': 'Fait',
  'status.failed': 'Impossible',
  'failure.insufficient_balance': 'Le solde est insuffisant.',
  'failure.declined': 'La banque a refusé le paiement.',
  simulated:
    'Simulation : aucun argent réel ne circule. Une banque agréée détiendra les fonds dès qu’elle sera raccordée.',
} satisfies Record<keyof typeof en, string>

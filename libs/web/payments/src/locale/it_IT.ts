import type en from './en_US'

export default {
  list: 'Pagamenti',
  'mode.balance': 'Saldo',
  'mode.bank_transfer': 'Bonifico bancario',
  'kind.hold': '{amount} in deposito a garanzia',
  'kind.release': '{amount} svincolati',
  'kind.refund': '{amount} restituiti al cliente',
  'kind.reclaim': '{amount} restituiti al cliente, da quanto già versato',
  'status.pending': 'In corso',
  'status.done': 'Fatto',
  'status.failed': 'Non riuscito',
  'failure.insufficient_balance': 'Il saldo non basta.',
  'failure.declined': 'La banca ha rifiutato il pagamento.',
  simulated: 'Simulazione: non si muove denaro reale. Una banca autorizzata custodirà il denaro quando sarà collegata.',
} satisfies Record<keyof typeof en, string>

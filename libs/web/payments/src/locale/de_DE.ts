import type en from './en_US'

export default {
  list: 'Zahlungen',
  'mode.balance': 'Guthaben',
  'mode.bank_transfer': 'Überweisung',
  'kind.hold': '{amount} auf das Treuhandkonto',
  'kind.release': '{amount} freigegeben',
  'kind.refund': '{amount} zurück an den Kunden',
  'kind.reclaim': '{amount} zurück an den Kunden, aus der Auszahlung',
  'status.pending': 'In Bearbeitung',
  'status.done': 'Erledigt',
  'status.failed': 'Nicht möglich',
  'failure.insufficient_balance': 'Das Guthaben reicht nicht.',
  'failure.declined': 'Die Bank hat die Zahlung abgelehnt.',
  simulated:
    'Simulation: Es fließt kein echtes Geld. Sobald eine lizenzierte Bank angebunden ist, verwahrt diese das Geld.',
} satisfies Record<keyof typeof en, string>

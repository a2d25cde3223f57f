/** Kinds of documents, and what is done with them: names of rights, and of lines in the log of who did what. */
export default {
  list: 'Payments',
  'mode.balance': 'Balance',
  'mode.bank_transfer': 'Bank transfer',
  'kind.hold': '{amount} into escrow',
  'kind.release': '{amount} released',
  'kind.refund': '{amount} back to the customer',
  'kind.reclaim': '{amount} back to the customer, from what was paid out',
  'status.pending': 'Being processed',
  'status.done': 'Done',
  'status.failed': 'Not possible',
  'failure.insufficient_balance': 'The balance is not enough.',
  'failure.declined': 'The bank declined the payment.',
  simulated: 'Simulation: no real money is moved. A licensed bank holds the money once one is connected.',
} as const

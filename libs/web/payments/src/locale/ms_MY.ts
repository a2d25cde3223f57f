import type en from './en_US'

export default {
  list: 'Bayaran',
  'mode.balance': 'Baki',
  'mode.bank_transfer': 'Pindahan bank',
  'kind.hold': '{amount} ke eskrow',
  'kind.release': '{amount} dilepaskan',
  'kind.refund': '{amount} dipulangkan kepada pelanggan',
  'kind.reclaim': '{amount} kembali kepada pelanggan, daripada yang telah dibayar',
  'status.pending': 'Sedang diproses',
  'status.done': 'Selesai',
  'status.failed': 'Tidak berjaya',
  'failure.insufficient_balance': 'Baki tidak mencukupi.',
  'failure.declined': 'Bank menolak bayaran.',
  simulated: 'Simulasi: tiada wang sebenar bergerak. Bank berlesen akan memegang wang apabila disambungkan.',
} satisfies Record<keyof typeof en, string>

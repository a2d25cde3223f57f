import type en from './en_US'

export default {
  list: 'Pembayaran',
  'mode.balance': 'Saldo',
  'mode.bank_transfer': 'Transfer bank',
  'kind.hold': '{amount} ke escrow',
  'kind.release': '{amount} dicairkan',
  'kind.refund': '{amount} kembali ke pelanggan',
  'kind.reclaim': '{amount} kembali ke pelanggan, dari yang telah dibayarkan',
  'status.pending': 'Diproses',
  'status.done': 'Selesai',
  'status.failed': 'Tidak berhasil',
  'failure.insufficient_balance': 'Saldo tidak cukup.',
  'failure.declined': 'Bank menolak pembayaran.',
  simulated: 'Simulasi: tidak ada uang sungguhan. Bank berizin memegang uang setelah terhubung.',
} satisfies Record<keyof typeof en, string>

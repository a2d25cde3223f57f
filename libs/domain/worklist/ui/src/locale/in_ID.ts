import type en from './en_US'

export default {
  title: 'Yang harus dikerjakan',
  'queue.desk': 'Obrolan menunggu petugas',
  'queue.messages': 'Pesan yang belum dijawab',
  'queue.registrations': 'Pendaftaran untuk ditinjau',
  'queue.payments': 'Pembayaran untuk dikonfirmasi',
  'queue.products': 'Produk untuk ditinjau',
  'queue.services': 'Layanan untuk ditinjau',
  'queue.serviceDisputes': 'Pesanan layanan dalam sengketa',
  'queue.servicePayments': 'Dana layanan yang tidak dipindahkan bank',
  'queue.afterSales': 'Kasus purnajual yang harus diputuskan',
  'queue.news': 'Artikel untuk ditinjau',
  'queue.faults': 'Gangguan yang dilaporkan',
  since: 'Yang terlama sejak {when}',
  nothing: 'Tidak ada yang menunggu',
  'queue.mail': 'Pesan yang gagal dikirim',
  'queue.jobs': 'Tugas yang terus gagal',
} satisfies Record<keyof typeof en, string>

import type en from './en_US'

export default {
  title: 'Yang menunggu anda',
  'queue.desk': 'Sembang menunggu petugas',
  'queue.messages': 'Mesej untuk dijawab',
  'queue.registrations': 'Pendaftaran untuk disemak',
  'queue.payments': 'Bayaran untuk disahkan',
  'queue.products': 'Produk untuk disemak',
  'queue.services': 'Perkhidmatan untuk disemak',
  'queue.serviceDisputes': 'Pesanan perkhidmatan dalam pertikaian',
  'queue.servicePayments': 'Wang perkhidmatan yang tidak dipindahkan bank',
  'queue.afterSales': 'Kes selepas jualan untuk diputuskan',
  'queue.news': 'Artikel untuk disemak',
  'queue.faults': 'Kerosakan dilaporkan',
  since: 'Yang terlama sejak {when}',
  nothing: 'Tiada yang menunggu',
  'queue.mail': 'Mesej yang tidak dapat dihantar',
  'queue.jobs': 'Tugas yang terus gagal',
} satisfies Record<keyof typeof en, string>

import type en from './en_US'

export default {
  'block.title': 'Perusahaan yang diblokir',
  'block.empty': 'Tidak ada perusahaan yang diblokir. Pemblokiran dilakukan dari negosiasi.',
  'block.ofCompany': 'Pemblokiran',
  'block.none': 'Tidak ada pemblokiran, baik oleh perusahaan ini maupun terhadapnya.',
  'block.status.blocked': 'Diblokir',
  'block.column.blocked': 'Diblokir',
  'block.column.blocker': 'Diblokir oleh',
  'block.column.reason': 'Alasan',
  'block.column.byName': 'Oleh',
  'block.column.createdAt': 'Sejak',
  'block.unnamed': 'Pembeli pada permintaan {no}',
  'block.reason.spam': 'Pesan massal yang tidak diinginkan',
  'block.reason.fraud': 'Diduga penipuan',
  'block.reason.abuse': 'Menghina atau kasar',
  'block.reason.no_fit': 'Bisnis tidak cocok',
  'block.reason.other': 'Lainnya',
  'block.intro':
    'Tidak ada hal baru dari perusahaan ini: permintaan, penawaran, atau pesan. Pesanan terbuka berlanjut. Ia tidak diberi tahu siapa yang memblokir.',
  'block.note': 'Catatan untuk rekan Anda',
  'block.action.lift': 'Cabut blokir',
  'block.confirm': 'Perusahaan dapat kembali meminta, menawarkan, dan menulis.',
  'block.done': 'Blokir dicabut.',
} satisfies Record<keyof typeof en, string>

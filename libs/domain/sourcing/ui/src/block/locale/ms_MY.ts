import type en from './en_US'

export default {
  'block.title': 'Syarikat yang disekat',
  'block.empty': 'Tiada syarikat disekat. Sekatan dibuat daripada rundingan.',
  'block.ofCompany': 'Sekatan',
  'block.none': 'Tiada sekatan, sama ada oleh syarikat ini atau terhadapnya.',
  'block.status.blocked': 'Disekat',
  'block.column.blocked': 'Disekat',
  'block.column.blocker': 'Disekat oleh',
  'block.column.reason': 'Sebab',
  'block.column.byName': 'Oleh',
  'block.column.createdAt': 'Sejak',
  'block.unnamed': 'Pembeli pertanyaan {no}',
  'block.reason.spam': 'Mesej pukal yang tidak diingini',
  'block.reason.fraud': 'Disyaki penipuan',
  'block.reason.abuse': 'Menghina atau kasar',
  'block.reason.no_fit': 'Perniagaan tidak sepadan',
  'block.reason.other': 'Lain-lain',
  'block.intro':
    'Tiada perkara baharu daripada syarikat ini: pertanyaan, sebut harga atau mesej. Pesanan terbuka diteruskan. Ia tidak diberitahu siapa yang menyekat.',
  'block.note': 'Nota untuk rakan sekerja',
  'block.action.lift': 'Buang sekatan',
  'block.confirm': 'Syarikat boleh bertanya, menyebut harga dan menulis semula.',
  'block.done': 'Sekatan dibuang.',
} satisfies Record<keyof typeof en, string>

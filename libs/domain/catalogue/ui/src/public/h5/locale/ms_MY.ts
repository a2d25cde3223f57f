import type en from './en_US'

export default {
  'offline.now': 'Tiada sambungan',
  'offline.since': 'Apa yang anda lihat adalah setakat {when}.',
  'offline.typed': 'Apa yang anda taip disimpan sehingga sambungan pulih.',
  'update.ready': 'Versi baharu sudah sedia.',
  'update.use': 'Guna sekarang',
  'install.title': 'Sentiasa di tangan',
  'install.hint':
    'Letakkan pasaran ini pada skrin utama: terus terbuka, dan apa yang telah dilihat masih boleh dibaca tanpa sambungan.',
  'install.do': 'Pasang',
  'inquiry.kept': 'Apa yang anda taip disimpan pada telefon ini.',
  'inquiry.logInAndSend': 'Log masuk dan hantar',
  toCentre: 'Buka di pusat pembeli',
  more: 'Tunjukkan lagi',
} satisfies Record<keyof typeof en, string>

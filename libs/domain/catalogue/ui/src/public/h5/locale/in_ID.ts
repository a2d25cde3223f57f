import type en from './en_US'

export default {
  'offline.now': 'Tidak ada koneksi',
  'offline.since': 'Yang Anda lihat per {when}.',
  'offline.typed': 'Yang Anda ketik disimpan sampai koneksi kembali.',
  'update.ready': 'Versi baru sudah siap.',
  'update.use': 'Pakai sekarang',
  'install.title': 'Selalu di tangan',
  'install.hint':
    'Taruh pasar ini di layar utama: langsung terbuka, dan yang sudah Anda lihat tetap terbaca tanpa koneksi.',
  'install.do': 'Pasang',
  'inquiry.kept': 'Yang Anda ketik disimpan di ponsel ini.',
  'inquiry.logInAndSend': 'Masuk dan kirim',
  toCentre: 'Buka di pusat pembeli',
  more: 'Tampilkan lagi',
} satisfies Record<keyof typeof en, string>

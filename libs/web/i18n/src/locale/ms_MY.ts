import type en from './en_US'

export default {
  // Actions
  'action.back': 'Kembali',
  'action.cancel': 'Batal',
  'action.close': 'Tutup',
  'action.confirm': 'Sahkan',
  'action.next': 'Seterusnya',
  'action.previous': 'Sebelumnya',
  'action.remove': 'Buang',
  'action.retry': 'Cuba lagi',
  'action.send': 'Hantar',

  // States of a screen
  'state.loading': 'Memuatkan…',
  'state.offline': 'Anda di luar talian. Maklumat yang dipaparkan mungkin tidak terkini.',
  'state.online': 'Anda kembali dalam talian.',

  // Lists
  'list.filters': 'Penapis',
  'list.sort': 'Isih mengikut',
  'list.page': 'Halaman {page} daripada {pages}',

  // Failures (spec sections 7 and 8)
  'error.title': 'Berlaku ralat',
  'error.unexpected': 'Perkara tidak dijangka berlaku. Sila cuba lagi; jika berulang, hubungi khidmat sokongan.',
  'error.submitFailed': 'Penyerahan gagal, sila cuba lagi kemudian',
  'error.network': 'Tiada sambungan ke pelayan. Semak rangkaian anda dan cuba lagi.',
  'error.timeout': 'Pelayan mengambil masa terlalu lama untuk menjawab. Sila cuba lagi.',
  'error.http': 'Pelayan tidak dapat menjawab (HTTP {status}). Sila cuba lagi kemudian.',
  'error.tooManyRequests': 'Terlalu banyak permintaan dalam masa singkat. Sila tunggu sebentar dan cuba lagi.',
  'error.tooLarge': 'Fail terlalu besar untuk pelayan.',
  'error.noPermission': 'Anda tiada kebenaran untuk ini: {url}',
  'error.accountDisabled': 'Akaun ini telah dinyahaktifkan.',
  'error.accountDeleted': 'Akaun ini telah dipadam.',
  'error.languages': 'Gagal memuatkan bahasa dari pelayan',
  'error.copyManually': 'Gagal menyalin, sila salin secara manual',
  'error.pageFailed': 'Halaman ini tidak dapat dipaparkan',
  'error.pageFailedHelp': 'Data anda selamat. Cuba lagi atau kembali ke halaman utama.',
  'error.notFound': 'Halaman tidak dijumpai',
  'error.notFoundHelp': 'Alamat mungkin tersalah taip atau halaman telah dipindahkan.',
  'error.forbidden': 'Anda tidak dibenarkan melihat halaman ini',
  'error.forbiddenHelp':
    'Halaman ini untuk peranan lain. Hubungi pengurus orang dan hak akses, atau teruskan kerja anda sendiri.',
  'message.copied': 'Disalin ke papan keratan',

  // Session
  'session.expiredTitle': 'Log masuk tamat tempoh',
  'session.expiredText': 'Sila log masuk semula untuk meneruskan. Anda akan kembali ke halaman ini.',
  'session.goToLogin': 'Log masuk semula',
  'session.endedText':
    'Anda telah dilog keluar di tetingkap lain, atau sesi telah tamat. Log masuk semula untuk meneruskan.',
  'session.changedTitle': 'Anda telah bertukar di tetingkap lain',
  'session.changedText':
    'Di sana anda log masuk sebagai orang lain, atau untuk syarikat atau kedai lain. Tiada apa-apa di halaman ini boleh disimpan lagi: salin apa yang masih diperlukan, kemudian muat semula halaman.',
  'session.reload': 'Muat semula halaman',

  // Member permissions (spec section 6)
  'ability.upgradeText': 'Naik taraf tahap keahlian anda untuk mendapat lebih 30 manfaat tambahan.',
  'ability.marketText': 'Anda juga boleh membeli aplikasi ini secara berasingan di pasaran aplikasi.',
  'ability.reorderText': 'Pakej aplikasi telah habis digunakan. Sila pesan semula.',
  'ability.currentPlan': 'Pelan anda: {plan}.',
  'ability.used': '{used} daripada {limit} telah digunakan.',
  'ability.ended': 'Tamat pada {date}.',
  'ability.planMonth': '{plan} ada lebih banyak: {price} sebulan.',
  'ability.planYear': '{plan} ada lebih banyak: {price} setahun.',
  'ability.package': 'Pakej aplikasi {name}: {price}, sah {days} hari.',
  'ability.wait': 'Atau tunggu: penuh semula pada {date}.',
  'ability.upgrade': 'Naik taraf keahlian',
  'ability.goToMarket': 'Pergi ke pasaran aplikasi',
  'ability.viewBenefits': 'Lihat manfaat',

  // Leaving a form
  'leave.title': 'Tinggalkan halaman ini?',
  'leave.text': 'Maklumat yang anda masukkan belum disimpan.',
  'leave.stay': 'Kekal di sini',
  'leave.leave': 'Keluar tanpa menyimpan',

  // The frame of every page
  'frame.notifications': 'Pemberitahuan',
  'frame.home': 'Laman utama',
} satisfies Record<keyof typeof en, string>

import type en from './en_US'

export default {
  title: 'Latihan',
  lead: 'Cuba ruang perkhidmatan dengan contoh sebelum menggunakannya. Anda boleh keluar bila-bila masa dan sambung kemudian.',
  'banner.title': 'Latihan: tiada apa-apa dihantar',
  'banner.text': 'Contoh sahaja. Tiada dokumen, nombor, fi atau statistik terhasil, dan tiada orang lain melihatnya.',
  guide: 'Apa yang perlu dibuat sekarang',
  step: 'Langkah {step} daripada {steps}',
  next: 'Teruskan',
  show: 'Tunjukkan tempatnya',
  restart: 'Mula semula',
  'restart.ask': 'Apa yang telah anda latih di sini akan hilang.',
  leave: 'Keluar, sambung kemudian',
  refused: 'Ini membawa keluar daripada latihan. Tiada apa-apa dibuka atau dihantar.',
  skip: 'Langkau',
  'skip.named': 'Langkau: {name}',
  begin: 'Mula',
  'begin.named': 'Mula: {name}',
  goOn: 'Sambung',
  'goOn.named': 'Sambung: {name}',
  open: 'Buka',
  'open.named': 'Buka: {name}',
  'state.new': 'Belum dimulakan',
  'state.finished': 'Selesai',
  'state.skipped': 'Dilangkau',
  'finished.title': 'Anda sudah selesai',
  'finished.service_order': 'Anda telah memesan, membayar dan menerima perkhidmatan. Yang sebenar pun berjalan sama.',
  'finished.declaration':
    'Anda telah membetulkan, mengemukakan dan menghantar ikrar kastam serta mengikutinya hingga selesai.',
  'finished.customs_order': 'Anda telah meminta ejen mengikrar barang, daripada permintaan hingga pesanan ditutup.',
  'scene.service_order': 'Pesan perkhidmatan',
  'scene.service_order.text': 'Pilih tawaran, setuju dengan harganya, bayar dan sahkan hasilnya.',
  'scene.declaration': 'Ikrar barang sendiri',
  'scene.declaration.text': 'Cari dan betulkan dua kesilapan dalam borang ikrar, hantar, dan ikuti jawapan kastam.',
  'scene.customs_order': 'Minta barang diikrar',
  'scene.customs_order.text': 'Hantar pesanan kepada ejen kastam, setuju dengan fi, dan luluskan ikrarnya.',
  'sample.provider': 'Contoh Perkhidmatan Sdn. Bhd.',
  'sample.company': 'Contoh Dagang Sdn. Bhd.',
  'sample.translation': 'Terjemahan kontrak',
  'sample.inspection': 'Pemeriksaan sebelum penghantaran',
  'sample.design': 'Reka bentuk halaman produk',
  'sample.outcome': 'Hasil',
  'service_order.choose.title': 'Pilih perkhidmatan',
  'service_order.choose.text':
    'Pilih satu tawaran contoh dan pesan. Penyedia menyatakan harganya sebelum apa-apa mengikat anda.',
  'service_order.quote.title': 'Baca sebut harga dan setuju',
  'service_order.quote.text':
    'Penyedia telah menyatakan harga. Lihat jumlah, diskaun dan bayaran, kemudian setuju di bahagian atas pesanan.',
  'service_order.pay.title': 'Bayar',
  'service_order.pay.text':
    'Pilih cara membayar. Dalam pesanan sebenar wang dipegang hingga anda sahkan hasil; di sini tiada wang bergerak.',
  'service_order.work.title': 'Biarkan penyedia bekerja',
  'service_order.work.text':
    'Penyedia sebenar menerima pesanan dahulu dan perlu beberapa hari. Teruskan: yang ini terus menyerahkan.',
  'service_order.result.title': 'Lihat hasil dan sahkan',
  'service_order.result.text':
    'Hasilnya sudah ada. Dalam pesanan sebenar pengesahan anda melepaskan wang; hasil juga boleh dipulangkan.',
  'service_order.rate.title': 'Nilai penyedia',
  'service_order.rate.text':
    'Bintang dan beberapa patah kata membantu pelanggan lain. Penilaian ini tidak ditunjukkan kepada sesiapa.',
  'declaration.check.title': 'Lihat apa yang ditemui semakan',
  'declaration.check.text':
    'Borang diisi daripada dokumen contoh dan ada dua kesilapan. Setiap perkara dalam senarai membawa ke medannya.',
  'declaration.mend.title': 'Betulkan kedua-dua kesilapan',
  'declaration.mend.text':
    'Senarai bungkusan menyatakan: berat bersih 1650 kg, kontena CSQU3054383. Betulkan kedua-duanya; disemak semasa anda menaip.',
  'declaration.submit.title': 'Kemukakan borang',
  'declaration.submit.text': 'Tiada kesilapan lagi. Pergi ke langkah terakhir, semak dan kemukakan borang.',
  'declaration.send.title': 'Hantar kepada kastam',
  'declaration.send.text': 'Borang menunggu dihantar. Hantar di bahagian atas: kastam latihan menerimanya.',
  'declaration.follow.title': 'Ikuti jawapan',
  'declaration.follow.text':
    'Teruskan bagi setiap jawapan kastam dan lihat status berubah hingga barang dilepaskan sepenuhnya.',
  'customs_order.request.title': 'Hantar pesanan kepada ejen',
  'customs_order.request.text':
    'Barang dan kiriman sudah diisi daripada contoh. Semak dan hantar pesanan di bahagian atas.',
  'customs_order.fees.title': 'Bayar fi',
  'customs_order.fees.text':
    'Ejen telah menerima pesanan dan menyatakan fi. Bayar di bahagian atas supaya kerja bermula; di sini tiada wang bergerak.',
  'customs_order.papers.title': 'Biarkan ejen menyemak dokumen',
  'customs_order.papers.text': 'Teruskan: ejen meneliti dokumen dan menyediakan ikrar.',
  'customs_order.confirm.title': 'Luluskan ikrar',
  'customs_order.confirm.text':
    'Anda bertanggungjawab atas apa yang diikrar untuk anda. Luluskan draf di atas; barulah ejen boleh menghantarnya.',
  'customs_order.follow.title': 'Ikuti kastam',
  'customs_order.follow.text':
    'Teruskan bagi setiap jawapan kastam dan lihat pesanan mengikuti ikrarnya hingga barang dilepaskan sepenuhnya.',
  'customs_order.complete.title': 'Tutup pesanan',
  'customs_order.complete.text':
    'Barang sudah dilepaskan. Sahkan bahawa kerja selesai; dalam pesanan sebenar fi kemudian dibayar kepada ejen.',
} satisfies Record<keyof typeof en, string>

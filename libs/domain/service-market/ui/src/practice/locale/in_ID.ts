import type en from './en_US'

export default {
  title: 'Latihan',
  lead: 'Coba area layanan dengan contoh sebelum memakainya. Anda bisa keluar kapan saja dan melanjutkan nanti.',
  'banner.title': 'Latihan: tidak ada yang dikirim',
  'banner.text':
    'Hanya contoh. Tidak menghasilkan dokumen, nomor, biaya, atau statistik, dan tidak dilihat orang lain.',
  guide: 'Yang harus dilakukan sekarang',
  step: 'Langkah {step} dari {steps}',
  next: 'Lanjut',
  show: 'Tunjukkan tempatnya',
  restart: 'Mulai lagi',
  'restart.ask': 'Yang sudah Anda latih di sini akan hilang.',
  leave: 'Keluar, lanjutkan nanti',
  refused: 'Ini mengarah ke luar latihan. Tidak ada yang dibuka atau dikirim.',
  skip: 'Lewati',
  'skip.named': 'Lewati: {name}',
  begin: 'Mulai',
  'begin.named': 'Mulai: {name}',
  goOn: 'Lanjutkan',
  'goOn.named': 'Lanjutkan: {name}',
  open: 'Buka',
  'open.named': 'Buka: {name}',
  'state.new': 'Belum dimulai',
  'state.finished': 'Selesai',
  'state.skipped': 'Dilewati',
  'finished.title': 'Anda sudah selesai',
  'finished.service_order': 'Anda telah memesan, membayar, dan menerima layanan. Sebenarnya pun berjalan sama.',
  'finished.declaration':
    'Anda telah memperbaiki, mengajukan, dan mengirim pemberitahuan pabean serta mengikutinya sampai selesai.',
  'finished.customs_order': 'Anda telah meminta perantara mengurus pabean, dari permintaan hingga pesanan ditutup.',
  'scene.service_order': 'Pesan layanan',
  'scene.service_order.text': 'Pilih penawaran, setujui harganya, bayar, dan konfirmasikan hasilnya.',
  'scene.declaration': 'Urus pabean sendiri',
  'scene.declaration.text':
    'Temukan dan perbaiki dua kesalahan dalam formulir pabean, kirim, dan ikuti jawaban bea cukai.',
  'scene.customs_order': 'Serahkan urusan pabean',
  'scene.customs_order.text': 'Kirim pesanan ke perantara pabean, setujui biayanya, dan setujui formulirnya.',
  'sample.provider': 'PT Contoh Layanan',
  'sample.company': 'PT Contoh Dagang',
  'sample.translation': 'Terjemahan kontrak',
  'sample.inspection': 'Inspeksi sebelum pengiriman',
  'sample.design': 'Desain halaman produk',
  'sample.outcome': 'Hasil',
  'service_order.choose.title': 'Pilih layanan',
  'service_order.choose.text':
    'Pilih salah satu penawaran contoh dan pesan. Penyedia menyebut harganya sebelum ada yang mengikat Anda.',
  'service_order.quote.title': 'Baca penawaran harga dan setujui',
  'service_order.quote.text':
    'Penyedia telah menyebut harga. Lihat jumlah, potongan, dan yang harus dibayar, lalu setujui di bagian atas pesanan.',
  'service_order.pay.title': 'Bayar',
  'service_order.pay.text':
    'Pilih cara membayar. Dalam pesanan nyata uang dititipkan sampai Anda mengonfirmasi hasil; di sini tidak ada uang bergerak.',
  'service_order.work.title': 'Biarkan penyedia bekerja',
  'service_order.work.text':
    'Penyedia nyata menerima pesanan dulu dan perlu beberapa hari. Lanjut: yang ini langsung menyerahkan.',
  'service_order.result.title': 'Lihat hasil dan konfirmasikan',
  'service_order.result.text':
    'Hasilnya sudah ada. Dalam pesanan nyata konfirmasi Anda melepaskan uang; hasil juga bisa dikembalikan.',
  'service_order.rate.title': 'Nilai penyedia',
  'service_order.rate.text':
    'Bintang dan beberapa kata membantu pelanggan lain. Penilaian ini tidak ditampilkan kepada siapa pun.',
  'declaration.check.title': 'Lihat temuan pemeriksaan',
  'declaration.check.text':
    'Formulir diisi dari dokumen contoh dan berisi dua kesalahan. Setiap butir dalam daftar menuju kolomnya.',
  'declaration.mend.title': 'Perbaiki kedua kesalahan',
  'declaration.mend.text':
    'Daftar kemasan menyebut: berat bersih 1650 kg, peti kemas CSQU3054383. Perbaiki keduanya; diperiksa saat Anda mengetik.',
  'declaration.submit.title': 'Ajukan formulir',
  'declaration.submit.text': 'Tidak ada kesalahan lagi. Buka langkah terakhir, periksa, dan ajukan formulir.',
  'declaration.send.title': 'Kirim ke bea cukai',
  'declaration.send.text': 'Formulir menunggu dikirim. Kirim di bagian atas: bea cukai latihan menerimanya.',
  'declaration.follow.title': 'Ikuti jawaban',
  'declaration.follow.text':
    'Lanjutkan untuk setiap jawaban bea cukai dan lihat status berubah sampai barang selesai diurus.',
  'customs_order.request.title': 'Kirim pesanan ke perantara',
  'customs_order.request.text':
    'Barang dan pengiriman sudah diisi dari contoh. Periksa lalu kirim pesanan di bagian atas.',
  'customs_order.fees.title': 'Bayar biaya',
  'customs_order.fees.text':
    'Perantara menerima pesanan dan menyebut biayanya. Bayar di bagian atas agar pekerjaan dimulai; di sini tidak ada uang bergerak.',
  'customs_order.papers.title': 'Biarkan perantara memeriksa dokumen',
  'customs_order.papers.text': 'Lanjut: perantara memeriksa dokumen dan menyusun formulir pabean.',
  'customs_order.confirm.title': 'Setujui formulir pabean',
  'customs_order.confirm.text':
    'Anda bertanggung jawab atas yang diberitahukan untuk Anda. Setujui drafnya di atas; baru perantara boleh mengirim.',
  'customs_order.follow.title': 'Ikuti bea cukai',
  'customs_order.follow.text':
    'Lanjutkan untuk setiap jawaban bea cukai dan lihat pesanan mengikuti formulirnya sampai barang selesai diurus.',
  'customs_order.complete.title': 'Tutup pesanan',
  'customs_order.complete.text':
    'Barang sudah selesai diurus. Konfirmasikan pekerjaan selesai; dalam pesanan nyata biaya lalu dibayarkan ke perantara.',
} satisfies Record<keyof typeof en, string>

import type en from './en_US'

export default {
  // The message centre
  'centre.title': 'Mesej',
  'centre.tabs': 'Jenis mesej',
  'centre.tab.all': 'Semua',
  'centre.tab.business': 'Pemberitahuan perniagaan',
  'centre.tab.system': 'Pemberitahuan sistem',
  'centre.categories': 'Bidang perniagaan',
  'centre.category.any': 'Semua bidang',
  'centre.category.logistics': 'Logistik',
  'centre.category.transactions': 'Transaksi',
  'centre.category.inquiries': 'Pertanyaan',
  'centre.category.negotiations': 'Rundingan',
  'centre.unreadCount_one': '{count} belum dibaca',
  'centre.unreadCount_other': '{count} belum dibaca',
  'centre.unreadOnly': 'Belum dibaca sahaja',
  'centre.selectPage': 'Pilih semua di halaman ini',
  'centre.selectOne': 'Pilih: {title}',
  'centre.readSelected_one': 'Tandakan {count} sebagai dibaca',
  'centre.readSelected_other': 'Tandakan {count} sebagai dibaca',
  'centre.readAll': 'Tandakan semua sebagai dibaca',
  'centre.readAllHere': 'Tandakan semua ini sebagai dibaca',
  'centre.list': 'Mesej, terbaharu dahulu',
  'centre.pages': 'Halaman mesej',
  'centre.page': 'Halaman {page}',

  // One message
  'message.unread': 'Belum dibaca',
  'message.markRead': 'Tandakan sebagai dibaca',
  'message.markUnread': 'Tandakan sebagai belum dibaca',
  'message.store': 'Kedai',
  'message.verificationTime': 'Disemak pada {when}',
  'message.verificationAhead': 'Akan diadakan pada {when}',
  'message.reply': 'Kandungan tulisan',
  'message.folded_one': '{count} kali',
  'message.folded_other': '{count} kali',

  // Taking it back
  'undo.read_one': '{count} mesej ditandakan sebagai dibaca.',
  'undo.read_other': '{count} mesej ditandakan sebagai dibaca.',
  'undo.nothing': 'Tiada yang perlu ditanda: semuanya telah dibaca.',
  'undo.action': 'Buat asal',
  'undo.done_one': '{count} mesej kembali belum dibaca.',
  'undo.done_other': '{count} mesej kembali belum dibaca.',

  // States of the list
  'empty.title': 'Belum ada mesej',
  'empty.hint': 'Perkembangan pertanyaan, pesanan dan semakan anda dilaporkan di sini.',
  'empty.unread.title': 'Semuanya telah dibaca',
  'empty.unread.hint': 'Mesej baharu muncul di sini dengan sendirinya.',
  'empty.unread.showAll': 'Tunjukkan mesej yang telah dibaca juga',
  'failed.title': 'Mesej tidak dapat dimuatkan',
  'failed.hint': 'Tiada yang hilang. Cuba lagi sebentar lagi.',

  // People and things without a name
  'party.unnamed': 'Pembeli yang belum dinamakan',
  'kind.unknown.title': 'Berita untuk anda',
  'kind.unknown.text': 'Buka mesej untuk melihat kandungannya.',

  // Inspections
  'kind.factory_inspection_agreed.title': 'Penjual bersetuju dengan pemeriksaan kilang',
  'kind.factory_inspection_agreed.text': 'Pemeriksaan kilang bagi “{name}” boleh diadakan.',
  'kind.goods_inspection_agreed.title': 'Penjual bersetuju dengan pemeriksaan barangan',
  'kind.goods_inspection_agreed.text': 'Barangan “{name}” boleh diperiksa.',
  'kind.inspection_requested.title': 'Pemeriksaan telah diminta',
  'kind.inspection_requested.text': '{party} meminta pemeriksaan bagi pesanan {no}.',
  'kind.inspection_report_ready.title': 'Laporan pemeriksaan telah sedia',
  'kind.inspection_report_ready.text': 'Laporan bagi pesanan {no} boleh dibaca sekarang.',

  // Accounts and support
  'kind.registration_data_review.title': 'Data syarikat anda telah disemak',
  'kind.registration_data_review.text': 'Pendaftaran {company} telah disemak.',
  'kind.registration_data_review.text.registration_approved': 'Pendaftaran {company} telah diluluskan. Selamat datang!',
  'kind.registration_data_review.text.registration_rejected': 'Pendaftaran {company} tidak dapat diluluskan.',
  'kind.registration_data_review.text.registration_need_info':
    'Kami memerlukan maklumat lanjut tentang pendaftaran {company}.',
  'kind.registration_data_review.text.registration_expired':
    'Pendaftaran {company} telah tamat kerana tiada jawapan. Anda boleh menghantarnya semula.',
  'kind.registration_data_review.text.registration_deleted_soon':
    'Pendaftaran {company} sudah lama tidak diteruskan: data dan dokumennya akan dipadamkan tidak lama lagi.',
  'kind.registration_data_review.text.company_change_approved': 'Perubahan data syarikat {company} telah diluluskan.',
  'kind.registration_data_review.text.company_change_rejected':
    'Perubahan data syarikat {company} tidak dapat diluluskan.',
  'kind.registration_data_review.text.company_change_need_info':
    'Kami memerlukan maklumat lanjut tentang perubahan data syarikat {company}.',
  'kind.registration_data_review.text.company_change_expired':
    'Perubahan data syarikat {company} telah tamat kerana tiada jawapan. Anda boleh menghantarnya semula.',
  'kind.registration_data_review.text.company_change_deleted_soon':
    'Perubahan data syarikat {company} sudah lama tidak diteruskan: kandungan dan dokumennya akan dipadamkan tidak lama lagi.',
  'kind.customer_service_reply.title': 'Khidmat pelanggan telah membalas',
  'kind.customer_service_reply.text': 'Ada jawapan kepada soalan anda “{name}”.',
  'kind.desk_reply.title': 'Khidmat pelanggan telah menjawab dalam sembang anda',
  'kind.desk_reply.text': '{actor} menulis kepada anda semasa anda tiada.',
  'kind.customer_message_answered.title': 'Pelanggan telah membalas',
  'kind.customer_message_answered.text': '{name} menulis lagi tentang {no}.',
  'kind.after_sale_reply.title': 'Penjual telah membalas permintaan selepas jualan anda',
  'kind.after_sale_reply.text': 'Ada jawapan kepada permintaan anda “{name}”.',
  'kind.security_alert.title': 'Notis keselamatan untuk akaun anda',
  'kind.security_alert.text': 'Akses ke akaun anda berubah pada {date}. Bukan anda? Tukar kata laluan anda.',
  'kind.security_alert.text.new_device':
    '{actor} log masuk pada peranti baharu pada {date}. Bukan anda? Tukar kata laluan anda.',
  'kind.security_alert.text.password_changed':
    'Kata laluan ditukar pada {date}. Bukan anda? Tetapkan yang baharu dengan segera.',
  'kind.security_alert.text.role_changed': '{actor} menukar hak akaun anda pada {date}.',
  'kind.security_alert.text.access_suspended': '{actor} menggantung akses anda ke {party} pada {date}.',
  'kind.security_alert.text.access_resumed': '{actor} memulihkan akses anda ke {party} pada {date}.',
  'kind.security_alert.text.operator_suspended': '{actor} menggantung akses anda sebagai pengendali pada {date}.',
  'kind.security_alert.text.operator_resumed': '{actor} memulihkan akses anda sebagai pengendali pada {date}.',
  'kind.security_alert.text.operator_ended': '{actor} menamatkan tugas anda sebagai pengendali pada {date}.',
  'kind.security_alert.text.account_unlocked':
    '{actor} membuka kunci akaun anda pada {date}. Bukan anda yang cuba log masuk? Tukar kata laluan anda dengan segera.',
  'kind.security_alert.text.access_ended': '{actor} menamatkan akses anda ke {party} pada {date}.',
  'kind.security_alert.text.bank_submitted':
    '{actor} menghantar akaun bank {name} pada {date}. Bukan anda? Tarik balik dan tukar kata laluan anda.',
  'kind.security_alert.text.bank_refused': 'Akaun bank {name} tidak diterima: {reason}',
  'kind.security_alert.text.bank_planned':
    'Akaun bank {name} berkuat kuasa pada {date}. Bukan anda? Tarik balik sebelum itu.',
  'kind.security_alert.text.file_infected':
    'Virus ditemui dalam fail anda {name}. Tiada sesiapa boleh membukanya lagi.',
  'kind.security_alert.text.bank_blocked': 'Platform menyekat akaun bank {name}: {reason}',
  'kind.security_alert.text.payee_planned':
    'Akaun bayaran kepada {party} berubah pada {date}. Sehingga itu, bayar ke akaun yang ditunjukkan pada pesanan.',
  'kind.security_alert.text.payee_changed':
    'Akaun bayaran kepada {party} telah bertukar sejak {date}. Bandingkan dalam pesanan sebelum membayar.',
  'kind.security_alert.text.payee_kept':
    'Akaun bayaran kepada {party} tidak jadi berubah. Teruskan membayar ke akaun pada pesanan.',
  'kind.security_alert.text.payee_blocked':
    'Platform menyekat akaun bayaran kepada {party}. Sila jangan bayar sehingga pesanan menunjukkan akaun lain.',
  'kind.security_alert.text.bank_changed': 'Akaun bank {name} berkuat kuasa sejak {date}.',
  'kind.security_alert.text.contact_changed':
    'Alamat yang anda gunakan untuk log masuk ditukar pada {date}. Bukan anda? Hubungi khidmat pelanggan dengan segera.',
  'kind.security_alert.text.second_factor_on': 'Langkah kedua semasa log masuk dihidupkan pada {date}.',
  'kind.security_alert.text.second_factor_off':
    'Langkah kedua semasa log masuk dimatikan pada {date}. Bukan anda? Tukar kata laluan dengan segera.',
  'kind.security_alert.text.second_factor_reset':
    'Platform membuang langkah kedua daripada akaun anda pada {date}. Bukan anda yang meminta? Tukar kata laluan anda segera.',
  'kind.security_alert.text.deletion_requested':
    'Pemadaman akaun anda diminta pada {date}. Log masuk akan membatalkannya.',
  'kind.security_alert.text.deletion_taken_back':
    'Permintaan memadam akaun anda dibatalkan kerana log masuk pada {date}. Jika bukan anda, tukar kata laluan anda.',
  'kind.security_alert.text.account_disabled':
    'Akaun anda dinyahaktifkan oleh platform pada {date}. Khidmat pelanggan menjawab soalan anda.',
  'kind.security_alert.text.account_enabled': 'Akaun anda diaktifkan semula pada {date}. Anda boleh log masuk.',
  'kind.security_alert.text.passkey_added':
    'Kunci laluan ditambah pada akaun anda pada {date}. Bukan anda? Keluarkannya dan tukar kata laluan dengan segera.',
  'kind.security_alert.text.passkey_removed':
    'Kunci laluan dikeluarkan daripada akaun anda pada {date}. Bukan anda? Tukar kata laluan dengan segera.',
  'kind.security_alert.text.passkey_blocked':
    'Kunci laluan akaun anda disekat pada {date} kerana salinannya nampaknya digunakan. Keluarkannya dan tukar kata laluan anda.',
  'kind.security_alert.text.device_trusted':
    'Satu peranti dipercayai pada {date}: selama 30 hari ia log masuk tanpa langkah kedua. Jika bukan anda, tukar kata laluan anda.',
  'kind.platform_announcement.title': 'Pengumuman platform',
  'kind.platform_announcement.text': '{name}',

  // Inquiries
  'kind.inquiry_received.title': 'Pertanyaan baharu',
  'kind.inquiry_received.text': '{party} bertanya tentang “{name}”.',
  'kind.inquiry_reply.title': 'Balasan kepada pertanyaan anda',
  'kind.inquiry_reply.text': '{party} membalas tentang “{name}”.',
  'kind.inquiry_amended.title': 'Pertanyaan telah dipinda',
  'kind.inquiry_amended.text': '{party} meminda pertanyaan “{name}”.',
  'kind.inquiry_extended.title': 'Pertanyaan dilanjutkan',
  'kind.inquiry_extended.text': '{party} menerima sebut harga bagi “{name}” hingga {date}.',
  'kind.inquiry_cancelled.title': 'Pertanyaan telah dibatalkan',
  'kind.inquiry_cancelled.text': '{party} tidak lagi memerlukan sebut harga bagi “{name}”.',
  'kind.inquiry_declined.title': 'Penjual menolak pertanyaan anda',
  'kind.inquiry_declined.text': '{party} tidak memberi sebut harga bagi “{name}”.',
  'kind.inquiry_declined.text.out_of_range': '{party} tidak membuat apa yang diminta dalam “{name}”.',
  'kind.inquiry_declined.text.quantity_too_small': 'Kuantiti “{name}” terlalu kecil untuk {party}.',
  'kind.inquiry_declined.text.price_not_possible': '{party} tidak dapat memenuhi harga sasaran “{name}”.',
  'kind.inquiry_declined.text.capacity': '{party} tiada kapasiti bagi “{name}” sekarang.',
  'kind.inquiry_declined.text.destination': '{party} tidak menghantar ke destinasi “{name}”.',
  'kind.inquiry_closed.title': 'Pertanyaan telah ditutup',
  'kind.inquiry_closed.text': 'Pertanyaan “{name}” dengan {party} telah ditutup.',
  'kind.inquiry_expired.title': 'Pertanyaan telah tamat tempoh',
  'kind.inquiry_expired.text': 'Tarikh akhir pertanyaan “{name}” telah berlalu dan tiada lagi sebut harga yang sah.',
  'kind.inquiry_unanswered.title': 'Pertanyaan masih belum dijawab',
  'kind.inquiry_unanswered.text': 'Belum ada jawapan antara anda dan {party} tentang “{name}”.',

  // Negotiations
  'kind.quotation_received.title': 'Sebut harga baharu',
  'kind.quotation_received.text': '{party} menghantar versi {quoteVersion} sebut harga bagi “{name}”.',
  'kind.quotation_countered.title': 'Tawaran balas',
  'kind.quotation_countered.text': '{party} membuat tawaran balas bagi “{name}”.',
  'kind.quotation_accepted.title': 'Sebut harga diterima',
  'kind.quotation_accepted.text': '{party} menerima sebut harga bagi “{name}”. Pesanan telah dimuktamadkan.',
  'kind.quotation_rejected.title': 'Sebut harga ditolak',
  'kind.quotation_rejected.text': '{party} menolak sebut harga bagi “{name}”.',
  'kind.quotation_rejected.text.price': '{party} menolak sebut harga bagi “{name}” kerana harga.',
  'kind.quotation_rejected.text.lead_time': '{party} menolak sebut harga bagi “{name}” kerana tempoh penyerahan.',
  'kind.quotation_rejected.text.payment_terms': '{party} menolak sebut harga bagi “{name}” kerana terma bayaran.',
  'kind.quotation_rejected.text.quality': '{party} menolak sebut harga bagi “{name}” kerana kualiti.',
  'kind.quotation_rejected.text.not_awarded': '{party} memilih penjual lain bagi “{name}”.',
  'kind.quotation_withdrawn.title': 'Sebut harga ditarik balik',
  'kind.quotation_withdrawn.text': '{party} menarik balik sebut harga bagi “{name}”.',
  'kind.quotation_expiring.title': 'Sebut harga akan tamat tempoh tidak lama lagi',
  'kind.quotation_expiring.text': 'Sebut harga {party} bagi “{name}” sah sehingga {date}.',
  'kind.quotation_expired.title': 'Sebut harga telah tamat tempoh',
  'kind.quotation_expired.text': 'Sebut harga bagi “{name}” dengan {party} tidak lagi sah.',
  'kind.quote_approval_needed.title': 'Sebut harga memerlukan kelulusan',
  'kind.quote_approval_needed.text': 'Sebut harga {party} bagi “{name}” menunggu kelulusan anda.',
  'kind.quote_approved.title': 'Pembelian diluluskan',
  'kind.quote_approved.text': '{by} meluluskan sebut harga {party} bagi “{name}”. Pesanan dimuktamadkan.',
  'kind.quote_approval_declined.title': 'Pembelian tidak diluluskan',
  'kind.quote_approval_declined.text': '{by} tidak meluluskan sebut harga {party} bagi “{name}”.',
  'kind.negotiation_message.title': 'Mesej baharu dalam rundingan',
  'kind.negotiation_message.text': '{party} menulis tentang “{name}”.',

  // Contracts, orders and money
  'kind.order_created.title': 'Pesanan baharu',
  'kind.order_created.text': 'Pesanan {no} dengan {party} bagi “{name}” telah dimuktamadkan.',
  'kind.contract_to_sign.title': 'Kontrak menunggu tandatangan anda',
  'kind.contract_to_sign.text': '{party} menghantar kontrak pesanan {no}. Semak dan tandatangani.',
  'kind.contract_signed.title': 'Kontrak ditandatangani',
  'kind.contract_signed.text': 'Kontrak pesanan {no} dengan {party} telah ditandatangani oleh kedua-dua pihak.',
  'kind.order_stage_changed.title': 'Perkembangan pesanan',
  'kind.order_stage_changed.text': 'Pesanan {no} dengan {party} telah mencapai peringkat baharu.',
  'kind.order_stage_changed.text.contracting': 'Kontrak pesanan {no} dengan {party} sedang dimuktamadkan.',
  'kind.order_stage_changed.text.signed': 'Kontrak pesanan {no} dengan {party} telah ditandatangani.',
  'kind.order_stage_changed.text.in_production': 'Pesanan {no} dengan {party} sedang dalam pengeluaran.',
  'kind.order_stage_changed.text.ready': 'Barangan pesanan {no} dengan {party} telah siap.',
  'kind.order_stage_changed.text.ready_to_ship': 'Pesanan {no} dengan {party} boleh dihantar.',
  'kind.order_stage_changed.text.shipped': 'Barangan pesanan {no} dengan {party} dalam perjalanan.',
  'kind.order_stage_changed.text.delivered': 'Barangan pesanan {no} dengan {party} telah tiba.',
  'kind.order_stage_changed.text.accepted': 'Barangan pesanan {no} dengan {party} telah diterima.',
  'kind.order_stage_changed.text.completed': 'Pesanan {no} dengan {party} telah selesai.',
  'kind.order_stage_changed.text.cancelled': 'Pesanan {no} dengan {party} telah dibatalkan.',
  'kind.order_stage_changed.text.material_in': 'Bahan bagi pesanan {no} dengan {party} telah tiba di kilang.',
  'kind.order_stage_changed.text.lab_dip': 'Sampel warna pesanan {no} dengan {party} telah siap.',
  'kind.order_stage_changed.text.pp_sample': 'Sampel pra-pengeluaran pesanan {no} dengan {party} telah siap.',
  'kind.order_stage_changed.text.bulk_start': 'Pengeluaran pukal pesanan {no} dengan {party} telah bermula.',
  'kind.order_stage_changed.text.bulk_50': 'Separuh daripada pesanan {no} dengan {party} telah dihasilkan.',
  'kind.order_stage_changed.text.bulk_80': 'Empat perlima daripada pesanan {no} dengan {party} telah dihasilkan.',
  'kind.order_stage_changed.text.finishing': 'Pesanan {no} dengan {party} sedang dikemaskan.',
  'kind.order_stage_changed.text.packing': 'Pesanan {no} dengan {party} sedang dibungkus.',
  'kind.order_stage_changed.text.payment_reported': '{party} melaporkan bayaran bagi pesanan {no}. Sila semak.',
  'kind.order_stage_changed.text.payment_secured': '{party} merekodkan bahawa bayaran pesanan {no} telah dijamin.',
  'kind.order_stage_changed.text.cancel_requested': '{party} meminta pembatalan pesanan {no}.',
  'kind.order_stage_changed.text.cancel_refused':
    'Pesanan {no} dengan {party} diteruskan: permintaan pembatalan ditolak.',
  'kind.order_stage_changed.text.contract_rejected': '{party} tidak bersetuju dengan kontrak pesanan {no}.',
  'kind.order_stage_changed.text.frozen': 'Pesanan {no} dengan {party} ditahan oleh platform.',
  'kind.order_stage_changed.text.unfrozen': 'Pesanan {no} dengan {party} boleh diteruskan.',
  'kind.service_order_changed.title': 'Berita pesanan perkhidmatan',
  'kind.service_order_changed.text': 'Pesanan perkhidmatan {no} dengan {party} telah berubah.',
  'kind.service_order_changed.text.pending_quote': '{party} meminta sebut harga untuk pesanan perkhidmatan {no}.',
  'kind.service_order_changed.text.pending_payment': 'Pesanan perkhidmatan {no} dengan {party} menunggu bayaran.',
  'kind.service_order_changed.text.pending_accept':
    'Pesanan perkhidmatan {no} dengan {party} telah dibayar; penyedia menerimanya dalam {hours} jam.',
  'kind.service_order_changed.text.accept_order': '{party} telah menerima pesanan perkhidmatan {no}.',
  'kind.service_order_changed.text.reject_deliverable': '{party} memulangkan hasil pesanan perkhidmatan {no}.',
  'kind.service_order_changed.text.pending_confirm':
    'Hasil pesanan perkhidmatan {no} dengan {party} telah diserahkan. Tanpa jawapan, ia dianggap disahkan selepas {days} hari.',
  'kind.service_order_changed.text.disputed': 'Platform akan memutuskan pesanan perkhidmatan {no} dengan {party}.',
  'kind.service_order_changed.text.completed': 'Pesanan perkhidmatan {no} dengan {party} telah selesai.',
  'kind.service_order_changed.text.rejected': 'Pesanan perkhidmatan {no} dengan {party} telah ditolak.',
  'kind.service_order_changed.text.cancelled': 'Pesanan perkhidmatan {no} dengan {party} telah dibatalkan.',
  'kind.service_order_changed.text.quoted': '{party} menghantar sebut harga untuk pesanan perkhidmatan {no}.',
  'kind.service_order_changed.text.material_uploaded': '{party} memuat naik dokumen untuk pesanan perkhidmatan {no}.',
  'kind.service_order_changed.text.material_refused':
    '{party} tidak dapat menerima satu dokumen pesanan perkhidmatan {no}.',
  'kind.service_order_changed.text.material_requested': '{party} memerlukan dokumen untuk pesanan perkhidmatan {no}.',
  'kind.service_order_changed.text.step_finished': '{party} menyiapkan satu langkah pesanan perkhidmatan {no}.',
  'kind.service_order_changed.text.cancel_proposed': '{party} mencadangkan untuk menamatkan pesanan perkhidmatan {no}.',
  'kind.service_order_changed.text.cancel_refused':
    'Pesanan perkhidmatan {no} dengan {party} diteruskan: cadangan untuk menamatkannya ditolak.',
  'kind.service_order_changed.text.rated': '{party} menilai pesanan perkhidmatan {no}.',
  'kind.service_order_changed.text.payment_failed':
    'Bayaran untuk pesanan perkhidmatan {no} tidak berjaya. Sila cuba lagi.',
  'kind.service_order_changed.text.due_soon':
    'Pesanan perkhidmatan {no} dengan {party} menunggu anda. Tanpa anda ia akan berjalan sendiri tidak lama lagi; halamannya menyatakan bila dan bagaimana.',
  'kind.service_order_changed.text.late': 'Pesanan perkhidmatan {no} dengan {party} lewat daripada yang dijanjikan.',
  'kind.service_order_changed.text.payment_reported':
    '{party} menyatakan telah membayar terus pesanan perkhidmatan {no}. Sila sahkan penerimaannya.',
  'kind.service_order_changed.text.receipt_denied':
    '{party} belum menerima bayaran pesanan perkhidmatan {no}. Sila baca sebabnya: dalam {hours} jam anda boleh melaporkannya semula atau membawanya kepada platform; selepas itu pesanan dibatalkan.',
  'kind.service_order_changed.text.receipt_denied_last':
    '{party} belum menerima bayaran pesanan perkhidmatan {no} yang dilaporkan buat kali terakhir. Sila baca sebabnya: dalam {hours} jam anda boleh membawanya kepada platform atau membayar melalui platform; selepas itu pesanan dibatalkan.',
  'kind.service_order_changed.text.receipt_late':
    'Bayaran pesanan perkhidmatan {no} dengan {party} masih belum disahkan. Tanpa jawapan, platform memutuskannya dalam {hours} jam.',
  'kind.service_order_changed.text.payment_unanswered':
    'Tiada siapa menyatakan sama ada bayaran pesanan perkhidmatan {no} dengan {party} diterima: kini platform memutuskan. Tunjukkan buktinya.',
  'kind.service_order_changed.text.payment_lapsed':
    'Pesanan perkhidmatan {no} dengan {party} dibatalkan: bayarannya dinafikan dan tidak dibawa kepada platform tepat pada masanya.',
  'kind.service_order_changed.text.refund_reported':
    '{party} menyatakan telah memulangkan wang pesanan perkhidmatan {no}. Sila sahkan penerimaannya; tanpa jawapan dalam {hours} jam ia dianggap diterima.',
  'kind.service_order_changed.text.refund_received': '{party} mengesahkan pulangan pesanan perkhidmatan {no}.',
  'kind.service_order_changed.text.refund_denied':
    '{party} belum menerima pulangan pesanan perkhidmatan {no}. Sila baca sebabnya.',
  'kind.service_order_changed.text.refund_due_soon':
    'Pulangan pesanan perkhidmatan {no} kepada {party} akan tamat tempoh. Jumlah dan tarikh ada di halamannya.',
  'kind.service_order_changed.text.refund_overdue':
    'Pulangan pesanan perkhidmatan {no} dengan {party} telah lewat. Pelanggan boleh membawanya kepada platform.',
  'kind.service_order_changed.text.payment_escalated':
    '{party} membawa bayaran pesanan perkhidmatan {no} kepada platform. Sahkan penerimaannya atau tunjukkan bukti bahawa ia belum diterima.',
  'kind.service_order_changed.text.payment_decided_received':
    'Platform memutuskan pesanan perkhidmatan {no} dengan {party}: bayaran telah diterima. Pesanan diteruskan.',
  'kind.service_order_changed.text.payment_decided_missing':
    'Platform memutuskan pesanan perkhidmatan {no} dengan {party}: bayaran belum diterima.',
  'kind.service_order_changed.text.refund_escalated':
    '{party} membawa pulangan pesanan perkhidmatan {no} kepada platform. Laporkan atau tunjukkan bukti; platform memutuskan.',
  'kind.service_order_changed.text.refund_decided_paid':
    'Platform memutuskan pesanan perkhidmatan {no} dengan {party}: pulangan telah dibayar.',
  'kind.service_order_changed.text.refund_decided_owed':
    'Platform memutuskan pesanan perkhidmatan {no} dengan {party}: pulangan masih terhutang. Sehingga dibayar, penyedia tidak menerima pesanan baharu.',
  'kind.service_order_changed.text.commission_owed':
    'Pesanan perkhidmatan {no} dengan {party} dibayar terus: anda berhutang komisen kepada platform. Jumlah dan tarikh ada di halamannya.',
  'kind.service_order_changed.text.commission_received':
    'Komisen pesanan perkhidmatan {no} dengan {party} telah dijelaskan.',
  'kind.after_sales_changed.title': 'Berita kes selepas jualan',
  'kind.after_sales_changed.text': 'Kes selepas jualan {no} dengan {party} telah berubah.',
  'kind.after_sales_changed.text.pending_provider':
    '{party} membuka kes selepas jualan {no}. Tanpa jawapan dalam {hours} jam, ia dianggap dipersetujui.',
  'kind.after_sales_changed.text.negotiating': '{party} membuat tawaran dalam kes {no}. Sila jawab dalam {hours} jam.',
  'kind.after_sales_changed.text.agreed':
    'Kes {no} dengan {party} telah dipersetujui. Pelanggan mengesahkan ia selesai.',
  'kind.after_sales_changed.text.redoing': 'Dalam kes {no} dengan {party}, kerja dibuat semula.',
  'kind.after_sales_changed.text.refunding': 'Dalam kes {no} dengan {party}, wang dipulangkan kepada pelanggan.',
  'kind.after_sales_changed.text.platform_review': 'Platform memutuskan kes {no} dengan {party}.',
  'kind.after_sales_changed.text.completed': 'Kes {no} dengan {party} telah selesai.',
  'kind.after_sales_changed.text.rejected':
    '{party} menolak kes {no}. Ia boleh diserahkan kepada platform dalam {hours} jam.',
  'kind.after_sales_changed.text.closed': 'Kes {no} dengan {party} ditutup.',
  'kind.after_sales_changed.text.cancelled': 'Kes {no} dengan {party} telah ditarik balik.',
  'kind.after_sales_changed.text.redone': '{party} telah membuat semula kerja kes {no}. Sila sahkan dalam {hours} jam.',
  'kind.after_sales_changed.text.due_soon':
    'Kes selepas jualan {no} dengan {party} menunggu anda. Tanpa jawapan ia akan berjalan sendiri tidak lama lagi; halamannya menyatakan bila dan bagaimana.',
  'kind.after_sales_changed.text.replied': 'Ada mesej baharu dalam kes {no} dengan {party}.',
  'kind.after_sales_changed.text.refund_reported':
    '{party} menyatakan telah membayar pulangan kes selepas jualan {no}. Sahkan dalam {hours} jam.',
  'kind.after_sales_changed.text.refund_denied': '{party} belum menerima pulangan kes selepas jualan {no}.',
  'kind.after_sales_changed.text.refund_due_soon':
    'Pulangan kes selepas jualan {no} kepada {party} akan tamat tempoh. Jumlah dan tarikh ada di halamannya.',
  'kind.after_sales_changed.text.refund_overdue':
    'Pulangan kes selepas jualan {no} dengan {party} telah lewat. Pelanggan boleh membawanya kepada platform.',
  'kind.after_sales_changed.text.refund_decided_paid':
    'Platform memutuskan kes selepas jualan {no} dengan {party}: pulangan telah dibayar.',
  'kind.after_sales_changed.text.refund_decided_owed':
    'Platform memutuskan kes selepas jualan {no} dengan {party}: pulangan masih terhutang. Sehingga dibayar, penyedia tidak menerima pesanan baharu.',
  'kind.payment_due.title': 'Bayaran perlu dibuat',
  'kind.payment_due.text': '{amount} bagi pesanan {no} dengan {party} perlu dibayar sebelum {date}.',
  'kind.payment_received.title': 'Bayaran diterima',
  'kind.payment_received.text': '{amount} bagi pesanan {no} dengan {party} telah diterima.',
  'kind.payment_overdue.title': 'Bayaran telah lewat',
  'kind.payment_overdue.text': '{amount} bagi pesanan {no} dengan {party} sepatutnya dibayar sebelum {date}.',
  'kind.claim_opened.title': 'Tuntutan telah dibuka',
  'kind.claim_opened.text': '{party} membuka tuntutan bagi pesanan {no}.',
  'kind.claim_escalated.title': 'Tuntutan diserahkan kepada platform',
  'kind.claim_escalated.text': 'Platform membuat keputusan tentang tuntutan pesanan {no} dengan {party}.',
  'kind.claim_ruled.title': 'Tuntutan telah diputuskan',
  'kind.claim_ruled.text': 'Ada keputusan bagi tuntutan pesanan {no} dengan {party}.',

  // Logistics
  'kind.shipment_booked.title': 'Penghantaran ditempah',
  'kind.shipment_booked.text': 'Barangan pesanan {no} dengan {party} berlepas pada {date}.',
  'kind.shipped.title': 'Barangan dihantar',
  'kind.shipped.text': 'Barangan pesanan {no} dengan {party} dalam perjalanan sejak {date}.',
  'kind.eta_changed.title': 'Tarikh ketibaan baharu',
  'kind.eta_changed.text': 'Barangan pesanan {no} dengan {party} kini tiba pada {date}.',
  'kind.arrived.title': 'Barangan telah tiba',
  'kind.arrived.text': 'Barangan pesanan {no} dengan {party} tiba pada {date}.',
  'kind.documents_released.title': 'Dokumen penghantaran dikeluarkan',
  'kind.documents_released.text': 'Dokumen pesanan {no} dengan {party} boleh dibaca sekarang.',

  // Reviews, imports and plans
  'kind.product_review_result.title': 'Produk telah disemak',
  'kind.product_review_result.text': 'Ada keputusan bagi “{name}”.',
  'kind.product_review_result.text.approved': '“{name}” telah diluluskan.',
  'kind.product_review_result.text.rejected': '“{name}” tidak diluluskan: {reason}',
  'kind.product_review_result.text.revision': '“{name}” perlu dibetulkan: {reason}',
  'kind.product_review_result.text.unbanned': '“{name}” boleh dijual semula: platform telah menarik balik larangannya.',
  'kind.product_review_result.text.banned': '“{name}” telah dikeluarkan daripada pasaran oleh platform: {reason}',
  'kind.store_review_result.title': 'Kedai telah disemak',
  'kind.store_review_result.text': 'Ada keputusan tentang “{name}”.',
  'kind.store_review_result.text.approved': 'Kedai “{name}” diluluskan.',
  'kind.store_review_result.text.rejected': 'Kedai “{name}” ditolak: {reason}',
  'kind.store_suspended.title': 'Kedai anda digantung',
  'kind.store_suspended.text': '“{name}” dan produknya tidak lagi dipaparkan: {reason}',
  'kind.store_reinstated.title': 'Kedai anda dibuka semula',
  'kind.store_reinstated.text': '“{name}” dan produknya dipaparkan semula. {reason}',
  'kind.price_relation.title': 'Harga peribadi',
  'kind.price_relation.text': 'Ada berita tentang harga “{name}”, dengan {party}.',
  'kind.price_relation.text.requested': '{party} meminta untuk melihat harga “{name}”. {reason}',
  'kind.price_relation.text.invited': '{party} menawarkan untuk menunjukkan harganya kepada anda. {reason}',
  'kind.price_relation.text.accepted': '{party} bersetuju: harga “{name}” dikongsi.',
  'kind.price_relation.text.refused': '{party} menolak untuk berkongsi harga “{name}”: {reason}',
  'kind.price_relation.text.ended': '{party} tidak lagi berkongsi harga “{name}”: {reason}',
  'kind.service_review_result.title': 'Perkhidmatan telah disemak',
  'kind.service_review_result.text': 'Ada keputusan bagi “{name}”.',
  'kind.service_review_result.text.approved': '“{name}” telah diluluskan.',
  'kind.service_review_result.text.rejected': '“{name}” tidak diluluskan: {reason}',
  'kind.service_question_asked.title': 'Soalan tentang perkhidmatan anda',
  'kind.service_question_asked.text': '{party} bertanya tentang “{name}”.',
  'kind.service_question_answered.title': 'Soalan anda telah dijawab',
  'kind.service_question_answered.text': 'Penyedia telah menjawab soalan anda tentang “{name}”.',
  'kind.service_disabled.title': 'Perkhidmatan telah dinyahaktifkan oleh platform',
  'kind.service_disabled.text': '“{name}” tiada lagi di pasaran: {reason}',
  'kind.service_proof_expiring.title': 'Bukti perkhidmatan anda akan tamat tempoh',
  'kind.service_proof_expiring.text':
    'Bukti bagi “{name}” sah hingga {date}. Tambah yang baharu tepat pada masanya: tanpanya perkhidmatan akan ditarik daripada pasaran.',
  'kind.service_proof_expired.title': 'Perkhidmatan ditarik daripada pasaran: bukti telah tamat tempoh',
  'kind.service_proof_expired.text':
    'Bukti bagi “{name}” sah hingga {date}. Tambah yang baharu dan hantar untuk semakan bagi menawarkan perkhidmatan semula.',
  'kind.service_question_hidden.title': 'Platform menyembunyikan satu soal jawab',
  'kind.service_question_hidden.text': 'Tidak lagi dipaparkan di halaman “{name}”: {reason}',
  'kind.import_done.title': 'Import selesai',
  'kind.import_done.text': '{count} produk daripada “{name}” telah diimport.',
  'kind.review_requested.title': 'Ada perkara menunggu semakan',
  'kind.review_requested.text': '“{name}” telah diserahkan.',
  'kind.review_requested.text.bankAccount': 'Akaun bank {name} telah dihantar.',
  'kind.review_requested.text.serviceOrder': 'Platform perlu memutuskan pesanan perkhidmatan {name}.',
  'kind.review_requested.text.afterSalesCase': 'Platform perlu memutuskan kes selepas jualan {name}.',
  'kind.customs_order_changed.title': 'Perkembangan pesanan ejen kastam',
  'kind.customs_order_changed.text': 'Pesanan ejen kastam {no} ({name}) telah berubah.',
  'kind.customs_order_changed.text.submitted':
    'Pesanan ejen kastam {no} ({name}): {party} telah menghantarnya. Sila terima tepat pada masanya; tarikh akhir ada di halamannya.',
  'kind.customs_order_changed.text.accepted': 'Pesanan ejen kastam {no} ({name}): {party} telah menerimanya.',
  'kind.customs_order_changed.text.rejected': 'Pesanan ejen kastam {no} ({name}): {party} telah menolaknya.',
  'kind.customs_order_changed.text.doc_pending':
    'Pesanan ejen kastam {no} ({name}): {party} memerlukan dokumen tambahan.',
  'kind.customs_order_changed.text.doc_check': 'Pesanan ejen kastam {no} ({name}): {party} sedang menyemak dokumen.',
  'kind.customs_order_changed.text.making':
    'Pesanan ejen kastam {no} ({name}): draf borang telah disediakan. Sila sahkan draf.',
  'kind.customs_order_changed.text.declaring':
    'Pesanan ejen kastam {no} ({name}): {party} telah mengesahkan draf; boleh diisytiharkan.',
  'kind.customs_order_changed.text.inspection': 'Pesanan ejen kastam {no} ({name}): kastam mahu memeriksa barang.',
  'kind.customs_order_changed.text.released': 'Pesanan ejen kastam {no} ({name}): barang telah dilepaskan.',
  'kind.customs_order_changed.text.cleared':
    'Pesanan ejen kastam {no} ({name}): kastam telah menutupnya. Sila sahkan selesai.',
  'kind.customs_order_changed.text.completed': 'Pesanan ejen kastam {no} ({name}): telah selesai.',
  'kind.customs_order_changed.text.cancelled': 'Pesanan ejen kastam {no} ({name}): telah dibatalkan.',
  'kind.customs_order_changed.text.document_rejected':
    'Pesanan ejen kastam {no} ({name}): {party} menolak satu dokumen.',
  'kind.customs_order_changed.text.content_changed':
    'Pesanan ejen kastam {no} ({name}): {party} telah mengubah kandungannya.',
  'kind.customs_order_changed.text.document_sent':
    'Pesanan ejen kastam {no} ({name}): {party} telah menghantar dokumen.',
  'kind.customs_order_changed.text.delegation_saved':
    'Pesanan ejen kastam {no} ({name}): {party} telah memberi anda surat kuasa.',
  'kind.customs_order_changed.text.rated': 'Pesanan ejen kastam {no} ({name}): {party} telah menilai kerja anda.',
  'kind.customs_order_changed.text.fee_proposed':
    'Pesanan ejen kastam {no} ({name}): {party} menambah caj yang menunggu jawapan anda.',
  'kind.customs_order_changed.text.fee_answered':
    'Pesanan ejen kastam {no} ({name}): {party} telah menjawab caj tambahan.',
  'kind.customs_order_changed.text.fees_paid': 'Pesanan ejen kastam {no} ({name}): Wang {party} sudah dalam escrow.',
  'kind.customs_order_changed.text.payment_failed':
    'Pesanan ejen kastam {no} ({name}): Bank tidak menerima bayaran anda. Sila bayar semula.',
  'kind.customs_order_changed.text.fees_released': 'Pesanan ejen kastam {no} ({name}): Hasil anda telah dibayar.',
  'kind.customs_order_changed.text.fees_refunded': 'Pesanan ejen kastam {no} ({name}): Wang anda telah dibayar balik.',
  'kind.customs_order_changed.text.money_stuck': 'Pesanan ejen kastam {no} ({name}): Bank tidak memindahkan wang.',
  'kind.customs_order_changed.text.draft_changed':
    'Pesanan ejen kastam {no} ({name}): {party} mengubah ikrar yang telah anda sahkan. Sila sahkan semula.',
  'kind.customs_order_changed.text.draft_confirmed':
    'Pesanan ejen kastam {no} ({name}): {party} mengesahkan ikrar yang diubah.',
  'kind.customs_order_changed.text.nothing_declared':
    'Tiada lagi ikrar pesanan ejen kastam {no} ({name}) yang sah: buat ikrar baharu atau tamatkan pesanan.',
  'kind.customs_order_changed.text.declaration_taken_off':
    'Pesanan ejen kastam {no} ({name}): platform mengeluarkan satu ikrar yang direkodkan. Lihat keadaannya sekarang.',
  'kind.customs_order_changed.text.declaration_put_back':
    'Pesanan ejen kastam {no} ({name}): platform mengembalikan satu ikrar yang direkodkan. Lihat keadaannya sekarang.',
  'kind.customs_order_changed.text.claim_opened': 'Pesanan kastam {no} ({name}): {party} membuat aduan.',
  'kind.customs_order_changed.text.claim_moved': 'Pesanan kastam {no} ({name}): ada perkembangan aduan.',
  'kind.customs_order_changed.text.claim_disputed':
    'Pesanan kastam {no} ({name}): {party} meminta platform memutuskan aduan.',
  'kind.customs_order_changed.text.claim_refunded':
    'Pesanan kastam {no} ({name}): bank telah membayar balik hasil aduan.',
  'kind.customs_order_changed.text.late': 'Pesanan ejen kastam {no} ({name}): tiada sesiapa menerimanya dalam masa.',
  'kind.customs_order_changed.text.pay_soon':
    'Pesanan ejen kastam {no} ({name}): sebut harga belum dibayar. Tanpa bayaran pesanan akan dibatalkan tidak lama lagi; halamannya menyatakan bila.',
  'kind.customs_order_changed.text.pay_lapsed':
    'Pesanan ejen kastam {no} ({name}): telah dibatalkan kerana sebut harga tidak dibayar dalam masa.',
  'kind.customs_order_changed.text.due_soon':
    'Pesanan ejen kastam {no} ({name}): menunggu pengesahan anda. Tanpanya ia akan selesai sendiri tidak lama lagi; halamannya menyatakan bila.',
  'kind.declaration_moved.title': 'Perkembangan borang kastam',
  'kind.declaration_moved.text': 'Borang {no} ({name}) telah bergerak.',
  'kind.declaration_moved.text.pending_review': 'Borang {no} ({name}) menunggu semakan.',
  'kind.declaration_moved.text.released': 'Barang borang {no} ({name}) telah dilepaskan.',
  'kind.declaration_moved.text.cleared': 'Borang {no} ({name}) telah ditutup oleh kastam.',
  'kind.declaration_moved.text.amendment_requested':
    '{party} mahu memohon kastam meminda atau menarik balik borang {no} ({name}).',
  'kind.declaration_moved.text.amendment_sent':
    '{party} telah memohon kastam meminda atau menarik balik borang {no} ({name}).',
  'kind.declaration_halted.title': 'Borang kastam memerlukan perhatian',
  'kind.declaration_halted.text': 'Borang {no} ({name}) terhenti.',
  'kind.declaration_halted.text.review_rejected': 'Borang {no} ({name}) dipulangkan oleh penyemak.',
  'kind.declaration_halted.text.declare_failed': 'Borang {no} ({name}) tidak dapat diisytiharkan.',
  'kind.declaration_halted.text.manual_handling':
    'Kastam meminta dokumen bagi borang {no} ({name}) atau menggantungnya.',
  'kind.declaration_halted.text.tax_pending': 'Duti bagi borang {no} ({name}) perlu dibayar.',
  'kind.declaration_halted.text.deleted': 'Kastam telah memadam borang {no} ({name}).',
  'kind.declaration_halted.text.push_failed': 'Borang {no} ({name}) tidak sampai ke Tetingkap Tunggal.',
  'kind.declaration_halted.text.inspection': 'Kastam mahu memeriksa barang borang {no} ({name}).',
  'kind.declaration_halted.text.returned': 'Kastam memulangkan borang {no} ({name}).',
  'kind.declaration_halted.text.supplement': 'Kastam meminta ikrar tambahan bagi borang {no} ({name}).',
  'kind.declaration_halted.text.moved_after_cancel':
    'Kastam menjawab tentang borang {no} ({name}) yang telah dibatalkan di sini. Semak sama ada ia tetap diikrarkan.',
  'kind.customs_receipt_unknown.title': 'Resit kastam yang tidak dikenali',
  'kind.customs_receipt_unknown.text': 'Resit {no} dengan kod {name} perlukan tindakan.',
  'kind.review_requested.text.service': 'Perkhidmatan “{name}” telah diserahkan.',
  'kind.review_requested.text.product': 'Produk “{name}” telah diserahkan.',
  'kind.review_requested.text.store': 'Kedai “{name}” telah diserahkan.',
  'kind.review_requested.text.registration': 'Pendaftaran {name} telah diserahkan.',
  'kind.review_requested.text.company_change': 'Perubahan data syarikat {name} telah diserahkan.',
  'kind.review_requested.text.newsArticle': 'Artikel “{name}” telah diserahkan.',
  'kind.membership_begun.title': 'Keahlian anda telah bermula',
  'kind.membership_begun.text': 'Bayaran pesanan {no} telah disahkan; apa yang dipesan kini sah.',
  'kind.membership_payment_rejected.title': 'Bayaran anda tidak ditemui',
  'kind.membership_payment_rejected.text': 'Pesanan {no}: {reason}. Sila semak dan laporkan bayaran sekali lagi.',
  'kind.membership_refunded.title': 'Bayaran anda dikembalikan',
  'kind.membership_refunded.text': 'Pesanan {no} ditarik balik dan jumlahnya dikembalikan: {reason}',
  'kind.membership_order_expired.title': 'Pesanan anda telah luput',
  'kind.membership_order_expired.text': 'Pesanan {no} tidak dibayar tepat pada masanya. Pesan semula jika masih perlu.',
  'kind.membership_invoice_issued.title': 'Invois anda telah dikeluarkan',
  'kind.membership_invoice_issued.text': 'Invois {name} untuk pesanan {no} boleh dimuat turun di halaman pesanan.',
  'kind.membership_credit_note_issued.title': 'Nota kredit telah dikeluarkan',
  'kind.membership_credit_note_issued.text':
    'Nota kredit {name} untuk pesanan {no} yang dibayar balik boleh dimuat turun di halaman pesanan.',
  'kind.plan_expiring.title': 'Pelan anda akan tamat tidak lama lagi',
  'kind.plan_expiring.text': 'Pelan “{name}” tamat pada {date}.',
  'kind.trial_expiring.title': 'Percubaan percuma anda akan tamat',
  'kind.trial_expiring.text':
    'Percubaan percuma “{name}” tamat pada {date}. Pesan pelan ini untuk terus menggunakannya.',
  'kind.plan_renewal_ordered.title': 'Pelan anda telah dipesan semula',
  'kind.plan_renewal_ordered.text':
    '“{name}” diperbaharui sendiri: pesanan {no} berjumlah {amount} menunggu bayaran anda. Tanpanya pelan tamat pada {date}.',
  'kind.plan_renewal_repriced.title': 'Pelan anda dipesan semula pada harga baharu',
  'kind.plan_renewal_repriced.text':
    'Harga “{name}” berubah daripada {before} kepada {amount}. Pesanan {no} menunggu bayaran anda; anda juga boleh membatalkannya. Tanpa bayaran pelan tamat pada {date}.',
  'kind.plan_renewal_withdrawn.title': 'Pelan anda tidak dapat diperbaharui',
  'kind.plan_renewal_withdrawn.text':
    '“{name}” tidak dijual lagi, maka pembaharuan automatiknya dimatikan. Pelan sah hingga {date}; pilih pelan lain sebelum itu.',
  'kind.work_handed_on.title': 'Kerja terbuka telah diserahkan',
  'kind.work_handed_on.text':
    '{party} mengambil alih daripada {name}: {count} dokumen terbuka (pertanyaan, rundingan, pesanan).',
  'kind.quota_low.title': 'Kuota hampir habis',
  'kind.quota_low.text': 'Baki {count} bagi “{name}”.',
  'kind.certificate_accepted.title': 'Sijil diterima',
  'kind.certificate_accepted.text': '{name} telah disemak dan kini berkuat kuasa.',
  'kind.certificate_rejected.title': 'Sijil tidak diterima',
  'kind.certificate_rejected.text': '{name} tidak diterima: {reason}',
  'kind.certificate_expiring.title': 'Sijil akan tamat',
  'kind.certificate_expiring.text': '{name} tamat pada {date}. Hantar yang baharu tepat pada masanya.',
  'kind.certificate_expired.title': 'Sijil telah tamat',
  'kind.certificate_expired.text': '{name} tamat pada {date}; lencananya ditiadakan.',
  'kind.company_restricted.title': 'Syarikat anda disekat',
  'kind.company_restricted.text':
    '{name} tidak memulakan urusan baharu buat masa ini; yang sedang berjalan diteruskan: {reason}',
  'kind.company_restriction_lifted.title': 'Satu sekatan syarikat anda ditarik balik',
  'kind.company_restriction_lifted.text': 'Risiko bagi {name} telah selesai: {reason}',
  'kind.company_suspended.title': 'Syarikat anda digantung',
  'kind.company_suspended.text':
    '{name} digantung: {reason}. Tiada sesiapa boleh log masuk bagi pihaknya sehingga penggantungan tamat.',
  'kind.company_reinstated.title': 'Syarikat anda aktif semula',
  'kind.company_reinstated.text': '{name} boleh berdagang semula: {reason}',
  'kind.company_side_added.title': 'Syarikat anda berada di satu lagi sisi pasaran',
  'kind.company_side_added.text': '{name} kini menyertai satu lagi sisi pasaran.',
  'kind.company_side_added.text.seller': '{name} kini turut menjual barangan di sini.',
  'kind.company_side_added.text.provider': '{name} kini turut menawarkan perkhidmatan di sini.',
  'kind.company_side_added.text.buyer': '{name} kini turut membeli barangan di sini.',
  'kind.company_closed.title': 'Syarikat anda ditutup',
  'kind.company_closed.text': '{name} telah ditutup: {reason}',
  'kind.partner_suspended.title': 'Rakan niaga digantung',
  'kind.partner_suspended.text':
    '{name} digantung. Pesanan terbuka anda diteruskan di bawah pengawasan kami; jangan buat bayaran baharu.',
  'kind.quota_exhausted.title': 'Kuota telah habis',
  'kind.quota_exhausted.text': '“{name}” telah habis digunakan.',
  'kind.membership_over_quota.title': 'Produk disembunyikan daripada pasar raya',
  'kind.membership_over_quota.text':
    'Keahlian anda meliputi kurang produk daripada yang dijual. Disembunyikan, yang terbaharu dahulu: {count}. Tiada apa-apa dipadam; produk kembali dengan pelan atau pakej yang meliputinya.',
  'kind.membership_shown_again.title': 'Produk yang disembunyikan dipaparkan semula',
  'kind.membership_shown_again.text': 'Keahlian anda meliputinya semula: {count}.',
  'kind.review_requested.text.grant': 'Hak bertempoh diminta: {name}.',
  'kind.security_alert.text.grant_approved': '{actor} memberi anda “{name}” untuk sementara.',
  'kind.security_alert.text.grant_rejected': '{actor} menolak permintaan anda untuk “{name}”.',
  'kind.security_alert.text.grant_revoked': '{actor} menarik balik “{name}” pada {date}.',
  'kind.security_alert.text.grant_ended': 'Tempoh untuk “{name}” telah tamat.',
  'kind.security_alert.text.viewed_as':
    '{actor} daripada platform melihat halaman syarikat anda secara baca sahaja sejak {date}: {name}',
} satisfies Record<keyof typeof en, string>

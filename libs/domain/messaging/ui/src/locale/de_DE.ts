import type en from './en_US'

export default {
  // The message centre
  'centre.title': 'Nachrichten',
  'centre.tabs': 'Arten von Nachrichten',
  'centre.tab.all': 'Alle',
  'centre.tab.business': 'Geschäftliche Mitteilungen',
  'centre.tab.system': 'Systemmitteilungen',
  'centre.categories': 'Geschäftsbereiche',
  'centre.category.any': 'Alle Bereiche',
  'centre.category.logistics': 'Logistik',
  'centre.category.transactions': 'Transaktionen',
  'centre.category.inquiries': 'Anfragen',
  'centre.category.negotiations': 'Verhandlungen',
  'centre.unreadCount_one': '{count} ungelesen',
  'centre.unreadCount_other': '{count} ungelesen',
  'centre.unreadOnly': 'Nur ungelesene',
  'centre.selectPage': 'Alle auf dieser Seite auswählen',
  'centre.selectOne': 'Auswählen: {title}',
  'centre.readSelected_one': '{count} als gelesen markieren',
  'centre.readSelected_other': '{count} als gelesen markieren',
  'centre.readAll': 'Alle als gelesen markieren',
  'centre.readAllHere': 'Alle diese als gelesen markieren',
  'centre.list': 'Nachrichten, neueste zuerst',
  'centre.pages': 'Nachrichtenseiten',
  'centre.page': 'Seite {page}',

  // One message
  'message.unread': 'Ungelesen',
  'message.markRead': 'Als gelesen markieren',
  'message.markUnread': 'Als ungelesen markieren',
  'message.store': 'Shop',
  'message.verificationTime': 'Geprüft am {when}',
  'message.verificationAhead': 'Findet am {when} statt',
  'message.reply': 'Text der Nachricht',
  'message.folded_one': '{count}-mal',
  'message.folded_other': '{count}-mal',

  // Taking it back
  'undo.read_one': '{count} Nachricht als gelesen markiert.',
  'undo.read_other': '{count} Nachrichten als gelesen markiert.',
  'undo.nothing': 'Nichts zu markieren: Alles ist bereits gelesen.',
  'undo.action': 'Rückgängig',
  'undo.done_one': '{count} Nachricht ist wieder ungelesen.',
  'undo.done_other': '{count} Nachrichten sind wieder ungelesen.',

  // States of the list
  'empty.title': 'Noch keine Nachrichten',
  'empty.hint': 'Hier erfahren Sie, was in Ihren Anfragen, Bestellungen und Prüfungen geschieht.',
  'empty.unread.title': 'Alles gelesen',
  'empty.unread.hint': 'Neue Nachrichten erscheinen hier von selbst.',
  'empty.unread.showAll': 'Auch gelesene Nachrichten anzeigen',
  'failed.title': 'Die Nachrichten konnten nicht geladen werden',
  'failed.hint': 'Es ist nichts verloren. Versuchen Sie es gleich noch einmal.',

  // People and things without a name
  'party.unnamed': 'Ein noch nicht genannter Käufer',
  'kind.unknown.title': 'Neuigkeiten für Sie',
  'kind.unknown.text': 'Öffnen Sie die Nachricht, um zu sehen, worum es geht.',

  // Inspections
  'kind.factory_inspection_agreed.title': 'Der Verkäufer hat der Werksinspektion zugestimmt',
  'kind.factory_inspection_agreed.text': 'Die Werksinspektion für „{name}“ kann stattfinden.',
  'kind.goods_inspection_agreed.title': 'Der Verkäufer hat der Warenprüfung zugestimmt',
  'kind.goods_inspection_agreed.text': 'Die Ware von „{name}“ kann geprüft werden.',
  'kind.inspection_requested.title': 'Eine Prüfung wurde angefordert',
  'kind.inspection_requested.text': '{party} bittet um eine Prüfung für Auftrag {no}.',
  'kind.inspection_report_ready.title': 'Ein Prüfbericht liegt vor',
  'kind.inspection_report_ready.text': 'Der Bericht zu Auftrag {no} kann jetzt gelesen werden.',

  // Accounts and support
  'kind.registration_data_review.title': 'Ihre Unternehmensdaten wurden geprüft',
  'kind.registration_data_review.text': 'Die Registrierung von {company} wurde geprüft.',
  'kind.registration_data_review.text.registration_approved':
    'Die Registrierung von {company} ist freigegeben. Willkommen!',
  'kind.registration_data_review.text.registration_rejected':
    'Die Registrierung von {company} konnte nicht freigegeben werden.',
  'kind.registration_data_review.text.registration_need_info':
    'Wir benötigen weitere Angaben zur Registrierung von {company}.',
  'kind.registration_data_review.text.registration_expired':
    'Die Registrierung von {company} ist abgelaufen, weil keine Antwort kam. Sie können sie erneut einreichen.',
  'kind.registration_data_review.text.registration_deleted_soon':
    'Die Registrierung von {company} ruht seit langem: Ihre Daten und Unterlagen werden bald gelöscht.',
  'kind.registration_data_review.text.company_change_approved':
    'Die Änderung der Unternehmensdaten von {company} ist freigegeben.',
  'kind.registration_data_review.text.company_change_rejected':
    'Die Änderung der Unternehmensdaten von {company} konnte nicht freigegeben werden.',
  'kind.registration_data_review.text.company_change_need_info':
    'Wir benötigen weitere Angaben zur Änderung der Unternehmensdaten von {company}.',
  'kind.registration_data_review.text.company_change_expired':
    'Die Änderung der Unternehmensdaten von {company} ist abgelaufen, weil keine Antwort kam. Sie können sie erneut einreichen.',
  'kind.registration_data_review.text.company_change_deleted_soon':
    'Die Änderung der Unternehmensdaten von {company} ruht seit langem: Sie und ihre Unterlagen werden bald gelöscht.',
  'kind.customer_service_reply.title': 'Der Kundenservice hat geantwortet',
  'kind.customer_service_reply.text': 'Es gibt eine Antwort auf Ihre Frage „{name}“.',
  'kind.desk_reply.title': 'Der Kundenservice hat in Ihrem Chat geantwortet',
  'kind.desk_reply.text': '{actor} hat Ihnen geschrieben, während Sie nicht da waren.',
  'kind.customer_message_answered.title': 'Antwort auf eine Kundennachricht',
  'kind.customer_message_answered.text': '{name} hat auf Ihre Antwort zu {no} geschrieben.',
  'kind.after_sale_reply.title': 'Der Verkäufer hat auf Ihre Reklamation geantwortet',
  'kind.after_sale_reply.text': 'Es gibt eine Antwort auf Ihre Reklamation „{name}“.',
  'kind.security_alert.title': 'Sicherheitshinweis zu Ihrem Konto',
  'kind.security_alert.text':
    'Am {date} hat sich der Zugang zu Ihrem Konto geändert. Waren Sie das nicht? Ändern Sie Ihr Passwort.',
  'kind.security_alert.text.new_device':
    '{actor} hat sich am {date} auf einem neuen Gerät angemeldet. Waren Sie das nicht? Ändern Sie Ihr Passwort.',
  'kind.security_alert.text.password_changed':
    'Das Passwort wurde am {date} geändert. Waren Sie das nicht? Legen Sie sofort ein neues fest.',
  'kind.security_alert.text.role_changed': '{actor} hat am {date} die Rechte Ihres Kontos geändert.',
  'kind.security_alert.text.access_suspended': '{actor} hat am {date} Ihren Zugang zu {party} ausgesetzt.',
  'kind.security_alert.text.access_resumed': '{actor} hat am {date} Ihren Zugang zu {party} wieder geöffnet.',
  'kind.security_alert.text.operator_suspended':
    '{actor} hat am {date} Ihren Zugang als Mitarbeitende der Plattform ausgesetzt.',
  'kind.security_alert.text.operator_resumed':
    '{actor} hat am {date} Ihren Zugang als Mitarbeitende der Plattform wieder geöffnet.',
  'kind.security_alert.text.operator_ended': '{actor} hat am {date} Ihre Mitarbeit auf der Plattform beendet.',
  'kind.security_alert.text.account_unlocked':
    '{actor} hat am {date} Ihr Konto entsperrt. Haben nicht Sie versucht, sich anzumelden? Ändern Sie sofort Ihr Passwort.',
  'kind.security_alert.text.access_ended': '{actor} hat am {date} Ihren Zugang zu {party} beendet.',
  'kind.security_alert.text.bank_submitted':
    '{actor} hat am {date} das Bankkonto {name} eingereicht. Waren Sie es nicht? Ziehen Sie es zurück und ändern Sie Ihr Passwort.',
  'kind.security_alert.text.bank_refused': 'Das Bankkonto {name} wurde nicht angenommen: {reason}',
  'kind.security_alert.text.bank_planned':
    'Das Bankkonto {name} gilt ab dem {date}. Waren Sie es nicht? Ziehen Sie es vorher zurück.',
  'kind.security_alert.text.file_infected':
    'In Ihrer Datei {name} wurde ein Virus gefunden. Niemand kann sie mehr öffnen.',
  'kind.security_alert.text.bank_blocked': 'Die Plattform hat das Bankkonto {name} gesperrt: {reason}',
  'kind.security_alert.text.payee_planned':
    'Das Konto für Zahlungen an {party} ändert sich am {date}. Zahlen Sie bis dahin auf das Konto, das Ihre Bestellung zeigt.',
  'kind.security_alert.text.payee_changed':
    'Das Konto für Zahlungen an {party} ist seit {date} ein anderes. Vergleichen Sie es in Ihrer Bestellung, bevor Sie zahlen.',
  'kind.security_alert.text.payee_kept':
    'Das Konto für Zahlungen an {party} ändert sich doch nicht. Zahlen Sie weiter auf das, das Ihre Bestellung zeigt.',
  'kind.security_alert.text.payee_blocked':
    'Die Plattform hat das Konto für Zahlungen an {party} gesperrt. Bitte zahlen Sie nicht, bis Ihre Bestellung ein anderes zeigt.',
  'kind.security_alert.text.bank_changed': 'Das Bankkonto {name} gilt seit {date}.',
  'kind.security_alert.text.contact_changed':
    'Eine Adresse, mit der Sie sich anmelden, wurde am {date} geändert. Waren Sie das nicht? Wenden Sie sich sofort an den Kundendienst.',
  'kind.security_alert.text.second_factor_on': 'Der zweite Schritt bei der Anmeldung wurde am {date} eingeschaltet.',
  'kind.security_alert.text.second_factor_off':
    'Der zweite Schritt bei der Anmeldung wurde am {date} ausgeschaltet. Waren Sie das nicht? Ändern Sie sofort Ihr Passwort.',
  'kind.security_alert.text.second_factor_reset':
    'Die Plattform hat am {date} den zweiten Schritt von Ihrem Konto genommen. Haben Sie nicht darum gebeten? Ändern Sie sofort Ihr Passwort.',
  'kind.security_alert.text.deletion_requested':
    'Am {date} wurde die Löschung Ihres Kontos beantragt. Eine Anmeldung nimmt sie zurück.',
  'kind.security_alert.text.deletion_taken_back':
    'Der Antrag, Ihr Konto zu löschen, wurde am {date} durch eine Anmeldung zurückgenommen. Waren Sie das nicht, ändern Sie Ihr Passwort.',
  'kind.security_alert.text.account_disabled':
    'Ihr Konto wurde am {date} von der Plattform deaktiviert. Fragen beantwortet der Kundendienst.',
  'kind.security_alert.text.account_enabled': 'Ihr Konto wurde am {date} wieder freigegeben. Sie können sich anmelden.',
  'kind.security_alert.text.passkey_added':
    'Am {date} wurde Ihrem Konto ein Passkey hinzugefügt. Waren Sie das nicht? Entfernen Sie ihn und ändern Sie sofort Ihr Passwort.',
  'kind.security_alert.text.passkey_removed':
    'Am {date} wurde ein Passkey aus Ihrem Konto entfernt. Waren Sie das nicht? Ändern Sie sofort Ihr Passwort.',
  'kind.security_alert.text.passkey_blocked':
    'Ein Passkey Ihres Kontos wurde am {date} gesperrt, weil offenbar eine Kopie davon benutzt wird. Entfernen Sie ihn und ändern Sie Ihr Passwort.',
  'kind.security_alert.text.device_trusted':
    'Einem Gerät wurde am {date} vertraut: 30 Tage lang meldet es sich ohne den zweiten Schritt an. Wenn Sie das nicht waren, ändern Sie Ihr Passwort.',
  'kind.platform_announcement.title': 'Ankündigung der Plattform',
  'kind.platform_announcement.text': '{name}',

  // Inquiries
  'kind.inquiry_received.title': 'Neue Anfrage',
  'kind.inquiry_received.text': '{party} fragt „{name}“ an.',
  'kind.inquiry_reply.title': 'Antwort auf Ihre Anfrage',
  'kind.inquiry_reply.text': '{party} hat zu „{name}“ geantwortet.',
  'kind.inquiry_amended.title': 'Eine Anfrage wurde geändert',
  'kind.inquiry_amended.text': '{party} hat die Anfrage „{name}“ geändert.',
  'kind.inquiry_extended.title': 'Eine Anfrage wurde verlängert',
  'kind.inquiry_extended.text': '{party} nimmt Angebote zu „{name}“ bis {date} an.',
  'kind.inquiry_cancelled.title': 'Eine Anfrage wurde storniert',
  'kind.inquiry_cancelled.text': '{party} benötigt kein Angebot mehr für „{name}“.',
  'kind.inquiry_declined.title': 'Ein Verkäufer hat Ihre Anfrage abgelehnt',
  'kind.inquiry_declined.text': '{party} gibt kein Angebot für „{name}“ ab.',
  'kind.inquiry_declined.text.out_of_range': '{party} stellt das in „{name}“ Angefragte nicht her.',
  'kind.inquiry_declined.text.quantity_too_small': 'Die Mengen von „{name}“ sind für {party} zu klein.',
  'kind.inquiry_declined.text.price_not_possible': '{party} kann den Zielpreis von „{name}“ nicht erreichen.',
  'kind.inquiry_declined.text.capacity': '{party} hat derzeit keine Kapazität für „{name}“.',
  'kind.inquiry_declined.text.destination': '{party} liefert nicht an den Bestimmungsort von „{name}“.',
  'kind.inquiry_closed.title': 'Eine Anfrage wurde geschlossen',
  'kind.inquiry_closed.text': 'Die Anfrage „{name}“ mit {party} ist geschlossen.',
  'kind.inquiry_expired.title': 'Eine Anfrage ist abgelaufen',
  'kind.inquiry_expired.text':
    'Die Frist der Anfrage „{name}“ ist verstrichen, und es liegt kein gültiges Angebot mehr vor.',
  'kind.inquiry_unanswered.title': 'Eine Anfrage ist noch unbeantwortet',
  'kind.inquiry_unanswered.text': 'Zwischen Ihnen und {party} gibt es zu „{name}“ noch keine Antwort.',

  // Negotiations
  'kind.quotation_received.title': 'Neues Angebot',
  'kind.quotation_received.text': '{party} hat Version {quoteVersion} des Angebots für „{name}“ gesendet.',
  'kind.quotation_countered.title': 'Gegenangebot',
  'kind.quotation_countered.text': '{party} hat ein Gegenangebot für „{name}“ gemacht.',
  'kind.quotation_accepted.title': 'Angebot angenommen',
  'kind.quotation_accepted.text': '{party} hat das Angebot für „{name}“ angenommen. Der Auftrag steht.',
  'kind.quotation_rejected.title': 'Angebot abgelehnt',
  'kind.quotation_rejected.text': '{party} hat das Angebot für „{name}“ abgelehnt.',
  'kind.quotation_rejected.text.price': '{party} hat das Angebot für „{name}“ wegen des Preises abgelehnt.',
  'kind.quotation_rejected.text.lead_time': '{party} hat das Angebot für „{name}“ wegen der Lieferzeit abgelehnt.',
  'kind.quotation_rejected.text.payment_terms':
    '{party} hat das Angebot für „{name}“ wegen der Zahlungsbedingungen abgelehnt.',
  'kind.quotation_rejected.text.quality': '{party} hat das Angebot für „{name}“ wegen der Qualität abgelehnt.',
  'kind.quotation_rejected.text.not_awarded': '{party} hat sich bei „{name}“ für einen anderen Verkäufer entschieden.',
  'kind.quotation_withdrawn.title': 'Angebot zurückgezogen',
  'kind.quotation_withdrawn.text': '{party} hat das Angebot für „{name}“ zurückgezogen.',
  'kind.quotation_expiring.title': 'Ein Angebot läuft bald ab',
  'kind.quotation_expiring.text': 'Das Angebot von {party} für „{name}“ gilt bis {date}.',
  'kind.quotation_expired.title': 'Ein Angebot ist abgelaufen',
  'kind.quotation_expired.text': 'Das Angebot für „{name}“ mit {party} ist nicht mehr gültig.',
  'kind.quote_approval_needed.title': 'Ein Angebot muss freigegeben werden',
  'kind.quote_approval_needed.text': 'Das Angebot von {party} für „{name}“ wartet auf Ihre Freigabe.',
  'kind.quote_approved.title': 'Einkauf freigegeben',
  'kind.quote_approved.text': '{by} hat das Angebot von {party} für „{name}“ freigegeben. Der Auftrag steht.',
  'kind.quote_approval_declined.title': 'Einkauf nicht freigegeben',
  'kind.quote_approval_declined.text': '{by} hat das Angebot von {party} für „{name}“ nicht freigegeben.',
  'kind.negotiation_message.title': 'Neue Nachricht in einer Verhandlung',
  'kind.negotiation_message.text': '{party} hat zu „{name}“ geschrieben.',

  // Contracts, orders and money
  'kind.order_created.title': 'Neuer Auftrag',
  'kind.order_created.text': 'Auftrag {no} mit {party} über „{name}“ steht.',
  'kind.contract_to_sign.title': 'Ein Vertrag wartet auf Ihre Unterschrift',
  'kind.contract_to_sign.text': '{party} hat den Vertrag zu Auftrag {no} gesendet. Bitte prüfen und unterzeichnen.',
  'kind.contract_signed.title': 'Vertrag unterzeichnet',
  'kind.contract_signed.text': 'Der Vertrag zu Auftrag {no} mit {party} ist von beiden Seiten unterzeichnet.',
  'kind.order_stage_changed.title': 'Neues zu einem Auftrag',
  'kind.order_stage_changed.text': 'Auftrag {no} mit {party} hat eine neue Phase erreicht.',
  'kind.order_stage_changed.text.contracting': 'Der Vertrag zu Auftrag {no} mit {party} wird abgestimmt.',
  'kind.order_stage_changed.text.signed': 'Der Vertrag zu Auftrag {no} mit {party} ist unterzeichnet.',
  'kind.order_stage_changed.text.in_production': 'Auftrag {no} mit {party} ist in Produktion.',
  'kind.order_stage_changed.text.ready': 'Die Ware zu Auftrag {no} mit {party} ist fertig.',
  'kind.order_stage_changed.text.ready_to_ship': 'Auftrag {no} mit {party} darf versendet werden.',
  'kind.order_stage_changed.text.shipped': 'Die Ware zu Auftrag {no} mit {party} ist unterwegs.',
  'kind.order_stage_changed.text.delivered': 'Die Ware zu Auftrag {no} mit {party} ist angekommen.',
  'kind.order_stage_changed.text.accepted': 'Die Ware zu Auftrag {no} mit {party} ist abgenommen.',
  'kind.order_stage_changed.text.completed': 'Auftrag {no} mit {party} ist abgeschlossen.',
  'kind.order_stage_changed.text.cancelled': 'Auftrag {no} mit {party} ist storniert.',
  'kind.order_stage_changed.text.material_in': 'Das Material für Auftrag {no} mit {party} ist im Werk eingetroffen.',
  'kind.order_stage_changed.text.lab_dip': 'Die Farbmuster zu Auftrag {no} mit {party} sind fertig.',
  'kind.order_stage_changed.text.pp_sample': 'Das Vorproduktionsmuster zu Auftrag {no} mit {party} ist fertig.',
  'kind.order_stage_changed.text.bulk_start': 'Die Serienproduktion von Auftrag {no} mit {party} hat begonnen.',
  'kind.order_stage_changed.text.bulk_50': 'Die Hälfte von Auftrag {no} mit {party} ist produziert.',
  'kind.order_stage_changed.text.bulk_80': 'Vier Fünftel von Auftrag {no} mit {party} sind produziert.',
  'kind.order_stage_changed.text.finishing': 'Auftrag {no} mit {party} ist in der Endfertigung.',
  'kind.order_stage_changed.text.packing': 'Auftrag {no} mit {party} wird verpackt.',
  'kind.order_stage_changed.text.payment_reported':
    '{party} meldet eine Zahlung für Auftrag {no}. Bitte prüfen Sie sie.',
  'kind.order_stage_changed.text.payment_secured':
    '{party} hat vermerkt, dass die Zahlung zum Auftrag {no} gesichert ist.',
  'kind.order_stage_changed.text.cancel_requested': '{party} bittet um Stornierung von Auftrag {no}.',
  'kind.order_stage_changed.text.cancel_refused':
    'Auftrag {no} mit {party} läuft weiter: Die Stornierung wurde abgelehnt.',
  'kind.order_stage_changed.text.contract_rejected': '{party} hat dem Vertrag zu Auftrag {no} nicht zugestimmt.',
  'kind.order_stage_changed.text.frozen': 'Auftrag {no} mit {party} wird von der Plattform angehalten.',
  'kind.order_stage_changed.text.unfrozen': 'Auftrag {no} mit {party} kann weiterlaufen.',
  'kind.service_order_changed.title': 'Neues zu einem Serviceauftrag',
  'kind.service_order_changed.text': 'Der Serviceauftrag {no} mit {party} hat sich geändert.',
  'kind.service_order_changed.text.pending_quote': '{party} bittet um ein Angebot für den Serviceauftrag {no}.',
  'kind.service_order_changed.text.pending_payment': 'Der Serviceauftrag {no} mit {party} wartet auf die Zahlung.',
  'kind.service_order_changed.text.pending_accept':
    'Der Serviceauftrag {no} mit {party} ist bezahlt; der Anbieter nimmt ihn binnen {hours} Stunden an.',
  'kind.service_order_changed.text.accept_order': '{party} hat den Serviceauftrag {no} angenommen.',
  'kind.service_order_changed.text.reject_deliverable':
    '{party} hat das Ergebnis des Serviceauftrags {no} zurückgegeben.',
  'kind.service_order_changed.text.pending_confirm':
    'Das Ergebnis des Serviceauftrags {no} mit {party} wurde übergeben. Ohne Antwort gilt es nach {days} Tagen als bestätigt.',
  'kind.service_order_changed.text.disputed': 'Die Plattform entscheidet über den Serviceauftrag {no} mit {party}.',
  'kind.service_order_changed.text.completed': 'Der Serviceauftrag {no} mit {party} ist abgeschlossen.',
  'kind.service_order_changed.text.rejected': 'Der Serviceauftrag {no} mit {party} wurde abgelehnt.',
  'kind.service_order_changed.text.cancelled': 'Der Serviceauftrag {no} mit {party} ist storniert.',
  'kind.service_order_changed.text.quoted': '{party} hat ein Angebot für den Serviceauftrag {no} gesendet.',
  'kind.service_order_changed.text.material_uploaded': '{party} hat Unterlagen zum Serviceauftrag {no} hochgeladen.',
  'kind.service_order_changed.text.material_refused':
    '{party} konnte eine Unterlage des Serviceauftrags {no} nicht annehmen.',
  'kind.service_order_changed.text.material_requested': '{party} braucht eine Unterlage zum Serviceauftrag {no}.',
  'kind.service_order_changed.text.step_finished': '{party} hat einen Schritt des Serviceauftrags {no} erledigt.',
  'kind.service_order_changed.text.cancel_proposed': '{party} schlägt vor, den Serviceauftrag {no} zu beenden.',
  'kind.service_order_changed.text.cancel_refused':
    'Der Serviceauftrag {no} mit {party} läuft weiter: Der Vorschlag, ihn zu beenden, wurde abgelehnt.',
  'kind.service_order_changed.text.rated': '{party} hat den Serviceauftrag {no} bewertet.',
  'kind.service_order_changed.text.payment_failed':
    'Die Zahlung für den Serviceauftrag {no} war nicht möglich. Bitte versuchen Sie es erneut.',
  'kind.service_order_changed.text.due_soon':
    'Serviceauftrag {no} mit {party} wartet auf Sie. Ohne Sie geht er bald von selbst weiter; wann und wie, steht auf seiner Seite.',
  'kind.service_order_changed.text.late': 'Der Serviceauftrag {no} mit {party} dauert länger als zugesagt.',
  'kind.service_order_changed.text.payment_reported':
    '{party} meldet eine Direktzahlung für Serviceauftrag {no}. Bitte bestätigen Sie den Eingang.',
  'kind.service_order_changed.text.receipt_denied':
    '{party} hat die Zahlung für Serviceauftrag {no} nicht erhalten. Bitte lesen Sie den Grund: Binnen {hours} Stunden können Sie sie erneut melden oder an die Plattform übergeben; danach wird der Auftrag storniert.',
  'kind.service_order_changed.text.receipt_denied_last':
    '{party} hat die zum letzten Mal gemeldete Zahlung für Serviceauftrag {no} nicht erhalten. Bitte lesen Sie den Grund: Binnen {hours} Stunden können Sie sie an die Plattform übergeben oder über sie zahlen; danach wird der Auftrag storniert.',
  'kind.service_order_changed.text.receipt_late':
    'Die Zahlung für Serviceauftrag {no} mit {party} ist noch nicht bestätigt. Ohne Antwort entscheidet in {hours} Stunden die Plattform.',
  'kind.service_order_changed.text.payment_unanswered':
    'Niemand hat gesagt, ob die Zahlung für Serviceauftrag {no} mit {party} eingegangen ist: Jetzt entscheidet die Plattform. Zeigen Sie, was es belegt.',
  'kind.service_order_changed.text.payment_lapsed':
    'Serviceauftrag {no} mit {party} wurde storniert: Die Zahlung wurde bestritten und nicht rechtzeitig an die Plattform übergeben.',
  'kind.service_order_changed.text.refund_reported':
    '{party} meldet die Rückzahlung zu Serviceauftrag {no}. Bitte bestätigen Sie den Eingang; ohne Antwort binnen {hours} Stunden gilt sie als erhalten.',
  'kind.service_order_changed.text.refund_received': '{party} bestätigt die Rückzahlung zu Serviceauftrag {no}.',
  'kind.service_order_changed.text.refund_denied':
    '{party} hat die Rückzahlung zu Serviceauftrag {no} nicht erhalten. Bitte lesen Sie den Grund.',
  'kind.service_order_changed.text.refund_due_soon':
    'Die Rückzahlung zu Serviceauftrag {no} an {party} ist bald fällig. Betrag und Termin stehen auf seiner Seite.',
  'kind.service_order_changed.text.refund_overdue':
    'Die Rückzahlung zu Serviceauftrag {no} mit {party} ist überfällig. Der Kunde kann sie an die Plattform übergeben.',
  'kind.service_order_changed.text.payment_escalated':
    '{party} hat die Zahlung zu Serviceauftrag {no} an die Plattform übergeben. Bestätigen Sie den Eingang oder belegen Sie, dass sie nicht kam.',
  'kind.service_order_changed.text.payment_decided_received':
    'Die Plattform hat zu Serviceauftrag {no} mit {party} entschieden: Die Zahlung ist eingegangen. Der Auftrag geht weiter.',
  'kind.service_order_changed.text.payment_decided_missing':
    'Die Plattform hat zu Serviceauftrag {no} mit {party} entschieden: Die Zahlung ist nicht eingegangen.',
  'kind.service_order_changed.text.refund_escalated':
    '{party} hat die Rückzahlung zu Serviceauftrag {no} an die Plattform übergeben. Melden Sie sie oder zeigen Sie Belege; die Plattform entscheidet.',
  'kind.service_order_changed.text.refund_decided_paid':
    'Die Plattform hat zu Serviceauftrag {no} mit {party} entschieden: Die Rückzahlung ist geleistet.',
  'kind.service_order_changed.text.refund_decided_owed':
    'Die Plattform hat zu Serviceauftrag {no} mit {party} entschieden: Die Rückzahlung ist noch geschuldet. Bis sie bezahlt ist, nimmt der Dienstleister nichts Neues an.',
  'kind.service_order_changed.text.commission_owed':
    'Serviceauftrag {no} mit {party} wurde direkt bezahlt: Sie schulden der Plattform die Provision. Betrag und Termin stehen auf seiner Seite.',
  'kind.service_order_changed.text.commission_received':
    'Die Provision für Serviceauftrag {no} mit {party} ist beglichen.',
  'kind.after_sales_changed.title': 'Neues zu einem Reklamationsfall',
  'kind.after_sales_changed.text': 'Der Reklamationsfall {no} mit {party} hat sich geändert.',
  'kind.after_sales_changed.text.pending_provider':
    '{party} hat den Reklamationsfall {no} eröffnet. Ohne Antwort binnen {hours} Stunden gilt er als anerkannt.',
  'kind.after_sales_changed.text.negotiating':
    '{party} hat im Reklamationsfall {no} ein Angebot gemacht. Bitte antworten Sie binnen {hours} Stunden.',
  'kind.after_sales_changed.text.agreed':
    'Einigung im Reklamationsfall {no} mit {party}. Der Kunde bestätigt, dass er erledigt ist.',
  'kind.after_sales_changed.text.redoing': 'Im Reklamationsfall {no} mit {party} wird die Arbeit wiederholt.',
  'kind.after_sales_changed.text.refunding': 'Im Reklamationsfall {no} mit {party} geht Geld an den Kunden zurück.',
  'kind.after_sales_changed.text.platform_review':
    'Über den Reklamationsfall {no} mit {party} entscheidet die Plattform.',
  'kind.after_sales_changed.text.completed': 'Der Reklamationsfall {no} mit {party} ist erledigt.',
  'kind.after_sales_changed.text.rejected':
    '{party} hat den Reklamationsfall {no} abgelehnt. Er kann binnen {hours} Stunden an die Plattform gehen.',
  'kind.after_sales_changed.text.closed': 'Der Reklamationsfall {no} mit {party} ist geschlossen.',
  'kind.after_sales_changed.text.cancelled': 'Der Reklamationsfall {no} mit {party} wurde zurückgezogen.',
  'kind.after_sales_changed.text.redone':
    '{party} hat die Arbeit im Reklamationsfall {no} wiederholt. Bitte bestätigen Sie sie binnen {hours} Stunden.',
  'kind.after_sales_changed.text.due_soon':
    'Reklamationsfall {no} mit {party} wartet auf Sie. Ohne Antwort geht er bald von selbst weiter; wann und wie, steht auf seiner Seite.',
  'kind.after_sales_changed.text.replied': 'Im Reklamationsfall {no} mit {party} gibt es eine neue Nachricht.',
  'kind.after_sales_changed.text.refund_reported':
    '{party} meldet die Rückzahlung zum Reklamationsfall {no}. Bitte bestätigen Sie sie binnen {hours} Stunden.',
  'kind.after_sales_changed.text.refund_denied':
    '{party} hat die Rückzahlung zum Reklamationsfall {no} nicht erhalten.',
  'kind.after_sales_changed.text.refund_due_soon':
    'Die Rückzahlung zum Reklamationsfall {no} an {party} ist bald fällig. Betrag und Termin stehen auf seiner Seite.',
  'kind.after_sales_changed.text.refund_overdue':
    'Die Rückzahlung zum Reklamationsfall {no} mit {party} ist überfällig. Der Kunde kann sie an die Plattform übergeben.',
  'kind.after_sales_changed.text.refund_decided_paid':
    'Die Plattform hat zum Reklamationsfall {no} mit {party} entschieden: Die Rückzahlung ist geleistet.',
  'kind.after_sales_changed.text.refund_decided_owed':
    'Die Plattform hat zum Reklamationsfall {no} mit {party} entschieden: Die Rückzahlung ist noch geschuldet. Bis sie bezahlt ist, nimmt der Dienstleister nichts Neues an.',
  'kind.payment_due.title': 'Eine Zahlung ist fällig',
  'kind.payment_due.text': '{amount} für Auftrag {no} mit {party} sind bis {date} fällig.',
  'kind.payment_received.title': 'Zahlung eingegangen',
  'kind.payment_received.text': '{amount} für Auftrag {no} mit {party} sind eingegangen.',
  'kind.payment_overdue.title': 'Eine Zahlung ist überfällig',
  'kind.payment_overdue.text': '{amount} für Auftrag {no} mit {party} waren bis {date} fällig.',
  'kind.claim_opened.title': 'Eine Reklamation wurde eröffnet',
  'kind.claim_opened.text': '{party} hat eine Reklamation zu Auftrag {no} eröffnet.',
  'kind.claim_escalated.title': 'Eine Reklamation wurde an die Plattform übergeben',
  'kind.claim_escalated.text': 'Die Plattform entscheidet über die Reklamation zu Auftrag {no} mit {party}.',
  'kind.claim_ruled.title': 'Über eine Reklamation wurde entschieden',
  'kind.claim_ruled.text': 'Es gibt eine Entscheidung zur Reklamation zu Auftrag {no} mit {party}.',

  // Logistics
  'kind.shipment_booked.title': 'Sendung gebucht',
  'kind.shipment_booked.text': 'Die Ware zu Auftrag {no} mit {party} geht am {date} ab.',
  'kind.shipped.title': 'Ware versendet',
  'kind.shipped.text': 'Die Ware zu Auftrag {no} mit {party} ist seit {date} unterwegs.',
  'kind.eta_changed.title': 'Neuer Ankunftstermin',
  'kind.eta_changed.text': 'Die Ware zu Auftrag {no} mit {party} kommt nun am {date} an.',
  'kind.arrived.title': 'Ware angekommen',
  'kind.arrived.text': 'Die Ware zu Auftrag {no} mit {party} ist am {date} angekommen.',
  'kind.documents_released.title': 'Versandpapiere freigegeben',
  'kind.documents_released.text': 'Die Papiere zu Auftrag {no} mit {party} können jetzt gelesen werden.',

  // Reviews, imports and plans
  'kind.product_review_result.title': 'Ein Produkt wurde geprüft',
  'kind.product_review_result.text': 'Es gibt eine Entscheidung zu „{name}“.',
  'kind.product_review_result.text.approved': '„{name}“ ist freigegeben.',
  'kind.product_review_result.text.rejected': '„{name}“ wurde nicht freigegeben: {reason}',
  'kind.product_review_result.text.revision': '„{name}“ muss korrigiert werden: {reason}',
  'kind.product_review_result.text.unbanned':
    '„{name}“ darf wieder in den Verkauf: Die Plattform hat die Sperre aufgehoben.',
  'kind.product_review_result.text.banned': '„{name}“ wurde von der Plattform vom Markt genommen: {reason}',
  'kind.store_review_result.title': 'Ein Shop wurde geprüft',
  'kind.store_review_result.text': 'Über „{name}“ wurde entschieden.',
  'kind.store_review_result.text.approved': 'Der Shop „{name}“ ist genehmigt.',
  'kind.store_review_result.text.rejected': 'Der Shop „{name}“ wurde abgelehnt: {reason}',
  'kind.store_suspended.title': 'Einer Ihrer Shops ist gesperrt',
  'kind.store_suspended.text': '„{name}“ und seine Produkte sind im Marktplatz nicht zu sehen: {reason}',
  'kind.store_reinstated.title': 'Einer Ihrer Shops ist wieder offen',
  'kind.store_reinstated.text': '„{name}“ und seine Produkte sind wieder zu sehen. {reason}',
  'kind.price_relation.title': 'Private Preise',
  'kind.price_relation.text': 'Neues zu den Preisen von „{name}“, mit {party}.',
  'kind.price_relation.text.requested': '{party} möchte die Preise von „{name}“ sehen. {reason}',
  'kind.price_relation.text.invited': '{party} bietet an, Ihnen seine Preise zu zeigen. {reason}',
  'kind.price_relation.text.accepted': '{party} hat zugestimmt: die Preise von „{name}“ werden gezeigt.',
  'kind.price_relation.text.refused': '{party} hat es abgelehnt, die Preise von „{name}“ zu teilen: {reason}',
  'kind.price_relation.text.ended': '{party} hat das Teilen der Preise von „{name}“ beendet: {reason}',
  'kind.service_review_result.title': 'Eine Dienstleistung wurde geprüft',
  'kind.service_review_result.text': 'Es gibt eine Entscheidung zu „{name}“.',
  'kind.service_review_result.text.approved': '„{name}“ ist freigegeben.',
  'kind.service_review_result.text.rejected': '„{name}“ wurde nicht freigegeben: {reason}',
  'kind.service_question_asked.title': 'Eine Frage zu Ihrem Dienst',
  'kind.service_question_asked.text': '{party} fragt nach „{name}“.',
  'kind.service_question_answered.title': 'Ihre Frage wurde beantwortet',
  'kind.service_question_answered.text': 'Der Anbieter hat Ihre Frage zu „{name}“ beantwortet.',
  'kind.service_disabled.title': 'Eine Dienstleistung wurde von der Plattform deaktiviert',
  'kind.service_disabled.text': '„{name}“ ist nicht mehr im Markt: {reason}',
  'kind.service_proof_expiring.title': 'Ein Nachweis Ihrer Dienstleistung läuft bald ab',
  'kind.service_proof_expiring.text':
    'Ein Nachweis von „{name}“ gilt bis {date}. Reichen Sie rechtzeitig den neuen ein: ohne ihn verlässt die Dienstleistung den Markt.',
  'kind.service_proof_expired.title': 'Eine Dienstleistung ist nicht mehr im Markt: ein Nachweis ist abgelaufen',
  'kind.service_proof_expired.text':
    'Ein Nachweis von „{name}“ galt bis {date}. Reichen Sie den neuen ein und lassen Sie ihn prüfen, um die Dienstleistung wieder anzubieten.',
  'kind.service_question_hidden.title': 'Die Plattform hat eine Frage mit Antwort ausgeblendet',
  'kind.service_question_hidden.text': 'Sie steht nicht mehr auf der Seite von „{name}“: {reason}',
  'kind.import_done.title': 'Import abgeschlossen',
  'kind.import_done.text': '{count} Produkte aus „{name}“ wurden importiert.',
  'kind.review_requested.title': 'Etwas wartet auf Prüfung',
  'kind.review_requested.text': '„{name}“ wurde eingereicht.',
  'kind.review_requested.text.bankAccount': 'Ein Bankkonto von {name} wurde eingereicht.',
  'kind.review_requested.text.serviceOrder': 'Die Plattform muss über den Serviceauftrag {name} entscheiden.',
  'kind.review_requested.text.afterSalesCase': 'Die Plattform muss über den Reklamationsfall {name} entscheiden.',
  'kind.customs_order_changed.title': 'Neues zu einem Zollauftrag',
  'kind.customs_order_changed.text': 'Der Zollauftrag {no} ({name}) hat sich geändert.',
  'kind.customs_order_changed.text.submitted':
    'Zollauftrag {no} ({name}): {party} hat ihn gesendet. Bitte rechtzeitig annehmen; bis wann, steht auf seiner Seite.',
  'kind.customs_order_changed.text.accepted': 'Zollauftrag {no} ({name}): {party} hat ihn angenommen.',
  'kind.customs_order_changed.text.rejected': 'Zollauftrag {no} ({name}): {party} hat ihn abgelehnt.',
  'kind.customs_order_changed.text.doc_pending': 'Zollauftrag {no} ({name}): {party} benötigt weitere Unterlagen.',
  'kind.customs_order_changed.text.doc_check': 'Zollauftrag {no} ({name}): {party} prüft die Unterlagen.',
  'kind.customs_order_changed.text.making':
    'Zollauftrag {no} ({name}): die Anmeldungen sind entworfen. Bitte bestätigen Sie die Entwürfe.',
  'kind.customs_order_changed.text.declaring':
    'Zollauftrag {no} ({name}): {party} hat die Entwürfe bestätigt; sie können angemeldet werden.',
  'kind.customs_order_changed.text.inspection': 'Zollauftrag {no} ({name}): der Zoll möchte die Ware prüfen.',
  'kind.customs_order_changed.text.released': 'Zollauftrag {no} ({name}): die Ware ist freigegeben.',
  'kind.customs_order_changed.text.cleared':
    'Zollauftrag {no} ({name}): der Zoll hat ihn abgeschlossen. Bitte bestätigen Sie den Abschluss.',
  'kind.customs_order_changed.text.completed': 'Zollauftrag {no} ({name}): er ist abgeschlossen.',
  'kind.customs_order_changed.text.cancelled': 'Zollauftrag {no} ({name}): er wurde storniert.',
  'kind.customs_order_changed.text.document_rejected':
    'Zollauftrag {no} ({name}): {party} hat eine Unterlage zurückgewiesen.',
  'kind.customs_order_changed.text.content_changed': 'Zollauftrag {no} ({name}): {party} hat den Inhalt geändert.',
  'kind.customs_order_changed.text.document_sent': 'Zollauftrag {no} ({name}): {party} hat eine Unterlage eingereicht.',
  'kind.customs_order_changed.text.delegation_saved':
    'Zollauftrag {no} ({name}): {party} hat Ihnen eine Vollmacht erteilt.',
  'kind.customs_order_changed.text.rated': 'Zollauftrag {no} ({name}): {party} hat Ihre Arbeit bewertet.',
  'kind.customs_order_changed.text.fee_proposed':
    'Zollauftrag {no} ({name}): {party} fügt Gebühren hinzu, die auf Ihre Antwort warten.',
  'kind.customs_order_changed.text.fee_answered':
    'Zollauftrag {no} ({name}): {party} hat die zusätzlichen Gebühren beantwortet.',
  'kind.customs_order_changed.text.fees_paid':
    'Zollauftrag {no} ({name}): Das Geld von {party} liegt auf dem Treuhandkonto.',
  'kind.customs_order_changed.text.payment_failed':
    'Zollauftrag {no} ({name}): Die Bank hat Ihre Zahlung nicht angenommen. Bitte zahlen Sie noch einmal.',
  'kind.customs_order_changed.text.fees_released': 'Zollauftrag {no} ({name}): Ihr Entgelt ist ausgezahlt.',
  'kind.customs_order_changed.text.fees_refunded': 'Zollauftrag {no} ({name}): Ihr Geld ist zurückgezahlt.',
  'kind.customs_order_changed.text.money_stuck': 'Zollauftrag {no} ({name}): Die Bank hat Geld nicht bewegt.',
  'kind.customs_order_changed.text.draft_changed':
    'Zollauftrag {no} ({name}): {party} hat eine Anmeldung geändert, die Sie bestätigt hatten. Bitte bestätigen Sie sie erneut.',
  'kind.customs_order_changed.text.draft_confirmed':
    'Zollauftrag {no} ({name}): {party} hat die geänderte Anmeldung bestätigt.',
  'kind.customs_order_changed.text.nothing_declared':
    'Keine Anmeldung des Zollagenturauftrags {no} ({name}) besteht mehr: Es kann neu angemeldet oder der Auftrag beendet werden.',
  'kind.customs_order_changed.text.declaration_taken_off':
    'Zollauftrag {no} ({name}): Die Plattform hat eine erfasste Anmeldung davon gelöst. Sehen Sie nach, wo er jetzt steht.',
  'kind.customs_order_changed.text.declaration_put_back':
    'Zollauftrag {no} ({name}): Die Plattform hat eine erfasste Anmeldung wieder aufgenommen. Sehen Sie nach, wo er jetzt steht.',
  'kind.customs_order_changed.text.claim_opened': 'Zollauftrag {no} ({name}): {party} beschwert sich.',
  'kind.customs_order_changed.text.claim_moved': 'Zollauftrag {no} ({name}): Es gibt Neues zur Beschwerde.',
  'kind.customs_order_changed.text.claim_disputed':
    'Zollauftrag {no} ({name}): {party} ruft die Plattform wegen einer Beschwerde an.',
  'kind.customs_order_changed.text.claim_refunded':
    'Zollauftrag {no} ({name}): Die Bank hat zurückgezahlt, was die Beschwerde ergab.',
  'kind.customs_order_changed.text.late': 'Zollauftrag {no} ({name}): niemand hat ihn rechtzeitig angenommen.',
  'kind.customs_order_changed.text.pay_soon':
    'Zollauftrag {no} ({name}): Das Angebot ist noch nicht bezahlt. Unbezahlt wird der Auftrag bald storniert; wann, steht auf seiner Seite.',
  'kind.customs_order_changed.text.pay_lapsed':
    'Zollauftrag {no} ({name}): Er wurde storniert, weil das Angebot nicht rechtzeitig bezahlt wurde.',
  'kind.customs_order_changed.text.due_soon':
    'Der Zollauftrag {no} ({name}) wartet auf Ihre Bestätigung. Ohne sie ist er bald von selbst abgeschlossen; wann, steht auf seiner Seite.',
  'kind.declaration_moved.title': 'Neues zu einer Zollanmeldung',
  'kind.declaration_moved.text': 'Die Anmeldung {no} ({name}) ist weiter.',
  'kind.declaration_moved.text.pending_review': 'Die Anmeldung {no} ({name}) wartet auf die Prüfung.',
  'kind.declaration_moved.text.released': 'Die Waren der Anmeldung {no} ({name}) sind freigegeben.',
  'kind.declaration_moved.text.cleared': 'Die Anmeldung {no} ({name}) ist vom Zoll abgeschlossen.',
  'kind.declaration_moved.text.amendment_requested':
    '{party} will beim Zoll beantragen, die Anmeldung {no} ({name}) zu ändern oder zurückzuziehen.',
  'kind.declaration_moved.text.amendment_sent':
    '{party} hat beim Zoll beantragt, die Anmeldung {no} ({name}) zu ändern oder zurückzuziehen.',
  'kind.declaration_halted.title': 'Eine Zollanmeldung braucht Sie',
  'kind.declaration_halted.text': 'Die Anmeldung {no} ({name}) steht still.',
  'kind.declaration_halted.text.review_rejected': 'Die Anmeldung {no} ({name}) kam aus der Prüfung zurück.',
  'kind.declaration_halted.text.declare_failed': 'Die Anmeldung {no} ({name}) konnte nicht abgegeben werden.',
  'kind.declaration_halted.text.manual_handling':
    'Der Zoll will zur Anmeldung {no} ({name}) Unterlagen sehen oder hat sie ausgesetzt.',
  'kind.declaration_halted.text.tax_pending': 'Für die Anmeldung {no} ({name}) sind Abgaben zu zahlen.',
  'kind.declaration_halted.text.deleted': 'Der Zoll hat die Anmeldung {no} ({name}) gelöscht.',
  'kind.declaration_halted.text.push_failed': 'Die Anmeldung {no} ({name}) kam beim Single Window nicht an.',
  'kind.declaration_halted.text.inspection': 'Der Zoll will die Waren der Anmeldung {no} ({name}) beschauen.',
  'kind.declaration_halted.text.returned': 'Der Zoll hat die Anmeldung {no} ({name}) zurückgegeben.',
  'kind.declaration_halted.text.supplement': 'Der Zoll verlangt eine ergänzende Erklärung zur Anmeldung {no} ({name}).',
  'kind.declaration_halted.text.moved_after_cancel':
    'Der Zoll hat zur Anmeldung {no} ({name}) geantwortet, die hier storniert wurde. Prüfen Sie, ob sie dennoch abgegeben wurde.',
  'kind.customs_receipt_unknown.title': 'Eine Zollantwort, die niemand zuordnen kann',
  'kind.customs_receipt_unknown.text': 'Die Antwort {no} mit dem Code {name} braucht einen Menschen.',
  'kind.review_requested.text.service': 'Die Dienstleistung „{name}“ wurde eingereicht.',
  'kind.review_requested.text.product': 'Das Produkt „{name}“ wurde eingereicht.',
  'kind.review_requested.text.store': 'Der Shop „{name}“ wurde eingereicht.',
  'kind.review_requested.text.registration': 'Die Registrierung von {name} wurde eingereicht.',
  'kind.review_requested.text.company_change': 'Eine Änderung der Unternehmensdaten von {name} wurde eingereicht.',
  'kind.review_requested.text.newsArticle': 'Der Artikel „{name}“ wurde eingereicht.',
  'kind.membership_begun.title': 'Ihre Mitgliedschaft hat begonnen',
  'kind.membership_begun.text': 'Die Zahlung zur Bestellung {no} ist bestätigt; das Bestellte gilt ab jetzt.',
  'kind.membership_payment_rejected.title': 'Ihre Zahlung wurde nicht gefunden',
  'kind.membership_payment_rejected.text':
    'Bestellung {no}: {reason}. Bitte prüfen Sie die Angaben und melden Sie die Zahlung erneut.',
  'kind.membership_refunded.title': 'Ihre Zahlung wird erstattet',
  'kind.membership_refunded.text': 'Bestellung {no} wurde zurückgenommen, der Betrag wird erstattet: {reason}',
  'kind.membership_order_expired.title': 'Ihre Bestellung ist verfallen',
  'kind.membership_order_expired.text':
    'Bestellung {no} wurde nicht rechtzeitig bezahlt. Bestellen Sie bei Bedarf neu.',
  'kind.membership_invoice_issued.title': 'Ihre Rechnung ist ausgestellt',
  'kind.membership_invoice_issued.text':
    'Die Rechnung {name} zur Bestellung {no} liegt bei der Bestellung zum Herunterladen.',
  'kind.membership_credit_note_issued.title': 'Eine Gutschrift ist ausgestellt',
  'kind.membership_credit_note_issued.text':
    'Die Gutschrift {name} zur erstatteten Bestellung {no} liegt bei der Bestellung zum Herunterladen.',
  'kind.plan_expiring.title': 'Ihr Tarif endet bald',
  'kind.plan_expiring.text': 'Der Tarif „{name}“ endet am {date}.',
  'kind.trial_expiring.title': 'Ihr kostenloser Test endet bald',
  'kind.trial_expiring.text':
    'Der kostenlose Test von „{name}“ endet am {date}. Bestellen Sie den Tarif, um ihn zu behalten.',
  'kind.plan_renewal_ordered.title': 'Ihr Tarif wurde erneut bestellt',
  'kind.plan_renewal_ordered.text':
    '„{name}“ verlängert sich von selbst: Bestellung {no} über {amount} wartet auf Ihre Zahlung. Ohne sie endet der Tarif am {date}.',
  'kind.plan_renewal_repriced.title': 'Ihr Tarif wurde zu einem neuen Preis erneut bestellt',
  'kind.plan_renewal_repriced.text':
    'Der Preis von „{name}“ hat sich von {before} auf {amount} geändert. Bestellung {no} wartet auf Ihre Zahlung; Sie können sie auch stornieren. Ohne Zahlung endet der Tarif am {date}.',
  'kind.plan_renewal_withdrawn.title': 'Ihr Tarif kann nicht verlängert werden',
  'kind.plan_renewal_withdrawn.text':
    '„{name}“ wird nicht mehr verkauft, darum wurde die automatische Verlängerung ausgeschaltet. Der Tarif gilt bis {date}; wählen Sie vorher einen anderen.',
  'kind.work_handed_on.title': 'Offene Arbeit wurde übergeben',
  'kind.work_handed_on.text':
    '{party} übernimmt von {name}: {count} offene Vorgänge (Anfragen, Verhandlungen, Aufträge).',
  'kind.quota_low.title': 'Ein Kontingent geht zur Neige',
  'kind.quota_low.text': 'Noch {count} von „{name}“ übrig.',
  'kind.certificate_accepted.title': 'Ein Zertifikat wurde anerkannt',
  'kind.certificate_accepted.text': '{name} wurde geprüft und gilt jetzt.',
  'kind.certificate_rejected.title': 'Ein Zertifikat wurde nicht anerkannt',
  'kind.certificate_rejected.text': '{name} wurde nicht anerkannt: {reason}',
  'kind.certificate_expiring.title': 'Ein Zertifikat läuft bald ab',
  'kind.certificate_expiring.text': '{name} läuft am {date} ab. Reichen Sie rechtzeitig ein neues ein.',
  'kind.certificate_expired.title': 'Ein Zertifikat ist abgelaufen',
  'kind.certificate_expired.text': '{name} ist am {date} abgelaufen; das Zeichen entfällt.',
  'kind.company_restricted.title': 'Ihr Unternehmen ist eingeschränkt',
  'kind.company_restricted.text': '{name} beginnt vorerst nichts Neues; Offenes geht weiter: {reason}',
  'kind.company_restriction_lifted.title': 'Eine Einschränkung Ihres Unternehmens ist aufgehoben',
  'kind.company_restriction_lifted.text': 'Das Risiko bei {name} ist geklärt: {reason}',
  'kind.company_suspended.title': 'Ihr Unternehmen ist gesperrt',
  'kind.company_suspended.text':
    '{name} ist gesperrt: {reason}. Bis die Sperre endet, kann sich niemand dafür anmelden.',
  'kind.company_reinstated.title': 'Ihr Unternehmen ist wieder aktiv',
  'kind.company_reinstated.text': '{name} kann wieder handeln: {reason}',
  'kind.company_side_added.title': 'Ihr Unternehmen ist auf einer weiteren Marktseite',
  'kind.company_side_added.text': '{name} nimmt jetzt auf einer weiteren Seite des Marktes teil.',
  'kind.company_side_added.text.seller': '{name} verkauft hier jetzt auch Waren.',
  'kind.company_side_added.text.provider': '{name} bietet hier jetzt auch Dienstleistungen an.',
  'kind.company_side_added.text.buyer': '{name} kauft hier jetzt auch Waren ein.',
  'kind.company_closed.title': 'Ihr Unternehmen ist geschlossen',
  'kind.company_closed.text': '{name} wurde geschlossen: {reason}',
  'kind.partner_suspended.title': 'Ein Geschäftspartner ist gesperrt',
  'kind.partner_suspended.text':
    '{name} ist gesperrt. Ihre offenen Aufträge laufen unter unserer Aufsicht weiter; leisten Sie bitte keine neuen Zahlungen.',
  'kind.quota_exhausted.title': 'Ein Kontingent ist aufgebraucht',
  'kind.quota_exhausted.text': '„{name}“ ist aufgebraucht.',
  'kind.membership_over_quota.title': 'Produkte sind im Marktplatz verborgen',
  'kind.membership_over_quota.text':
    'Ihre Mitgliedschaft deckt weniger Produkte ab, als Sie anbieten. Verborgen, die neuesten zuerst: {count}. Nichts wird gelöscht; mit einem Tarif oder Paket, das sie abdeckt, kommen sie zurück.',
  'kind.membership_shown_again.title': 'Verborgene Produkte sind wieder im Marktplatz',
  'kind.membership_shown_again.text': 'Ihre Mitgliedschaft deckt sie wieder ab: {count}.',
  'kind.review_requested.text.grant': 'Befristete Rechte wurden beantragt: {name}.',
  'kind.security_alert.text.grant_approved': '{actor} hat Ihnen „{name}“ auf Zeit erteilt.',
  'kind.security_alert.text.grant_rejected': '{actor} hat Ihren Antrag auf „{name}“ abgelehnt.',
  'kind.security_alert.text.grant_revoked': '{actor} hat „{name}“ am {date} zurückgenommen.',
  'kind.security_alert.text.grant_ended': 'Die Zeit für „{name}“ ist abgelaufen.',
  'kind.security_alert.text.viewed_as':
    '{actor} von der Plattform hat ab {date} die Seiten Ihres Unternehmens nur lesend angesehen: {name}',
} satisfies Record<keyof typeof en, string>

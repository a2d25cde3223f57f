import type en from './en_US'

export default {
  // The message centre
  'centre.title': 'Messaggi',
  'centre.tabs': 'Tipi di messaggi',
  'centre.tab.all': 'Tutti',
  'centre.tab.business': 'Notifiche commerciali',
  'centre.tab.system': 'Notifiche di sistema',
  'centre.categories': 'Aree commerciali',
  'centre.category.any': 'Tutte le aree',
  'centre.category.logistics': 'Logistica',
  'centre.category.transactions': 'Transazioni',
  'centre.category.inquiries': 'Richieste',
  'centre.category.negotiations': 'Trattative',
  'centre.unreadCount_one': '{count} non letto',
  'centre.unreadCount_many': '{count} non letti',
  'centre.unreadCount_other': '{count} non letti',
  'centre.unreadOnly': 'Solo non letti',
  'centre.selectPage': 'Seleziona tutto in questa pagina',
  'centre.selectOne': 'Seleziona: {title}',
  'centre.readSelected_one': 'Segna {count} come letto',
  'centre.readSelected_many': 'Segna {count} come letti',
  'centre.readSelected_other': 'Segna {count} come letti',
  'centre.readAll': 'Segna tutti come letti',
  'centre.readAllHere': 'Segna tutti questi come letti',
  'centre.list': 'Messaggi, dal più recente',
  'centre.pages': 'Pagine dei messaggi',
  'centre.page': 'Pagina {page}',

  // One message
  'message.unread': 'Non letto',
  'message.markRead': 'Segna come letto',
  'message.markUnread': 'Segna come non letto',
  'message.store': 'Negozio',
  'message.verificationTime': 'Verificato il {when}',
  'message.verificationAhead': 'Si terrà il {when}',
  'message.reply': 'Testo del messaggio',
  'message.folded_one': '{count} volta',
  'message.folded_many': '{count} volte',
  'message.folded_other': '{count} volte',

  // Taking it back
  'undo.read_one': '{count} messaggio segnato come letto.',
  'undo.read_many': '{count} messaggi segnati come letti.',
  'undo.read_other': '{count} messaggi segnati come letti.',
  'undo.nothing': 'Niente da segnare: è già tutto letto.',
  'undo.action': 'Annulla',
  'undo.done_one': '{count} messaggio è di nuovo non letto.',
  'undo.done_many': '{count} messaggi sono di nuovo non letti.',
  'undo.done_other': '{count} messaggi sono di nuovo non letti.',

  // States of the list
  'empty.title': 'Ancora nessun messaggio',
  'empty.hint': 'Qui trovi le novità su richieste, ordini e verifiche.',
  'empty.unread.title': 'Hai letto tutto',
  'empty.unread.hint': 'I nuovi messaggi compaiono qui automaticamente.',
  'empty.unread.showAll': 'Mostra anche i messaggi letti',
  'failed.title': 'Impossibile caricare i messaggi',
  'failed.hint': 'Non è andato perso nulla. Riprova tra poco.',

  // People and things without a name
  'party.unnamed': 'Un acquirente non ancora indicato',
  'kind.unknown.title': 'Novità per te',
  'kind.unknown.text': 'Apri il messaggio per vedere di cosa si tratta.',

  // Inspections
  'kind.factory_inspection_agreed.title': 'Il venditore ha accettato l’ispezione della fabbrica',
  'kind.factory_inspection_agreed.text': 'L’ispezione della fabbrica per «{name}» può avere luogo.',
  'kind.goods_inspection_agreed.title': 'Il venditore ha accettato l’ispezione della merce',
  'kind.goods_inspection_agreed.text': 'La merce di «{name}» può essere ispezionata.',
  'kind.inspection_requested.title': 'È stata richiesta un’ispezione',
  'kind.inspection_requested.text': '{party} chiede un’ispezione per l’ordine {no}.',
  'kind.inspection_report_ready.title': 'Un rapporto di ispezione è pronto',
  'kind.inspection_report_ready.text': 'Il rapporto dell’ordine {no} è ora consultabile.',

  // Accounts and support
  'kind.registration_data_review.title': 'I tuoi dati aziendali sono stati verificati',
  'kind.registration_data_review.text': 'La registrazione di {company} è stata verificata.',
  'kind.registration_data_review.text.registration_approved': 'La registrazione di {company} è approvata. Benvenuti!',
  'kind.registration_data_review.text.registration_rejected':
    'Non è stato possibile approvare la registrazione di {company}.',
  'kind.registration_data_review.text.registration_need_info':
    'Servono altre informazioni sulla registrazione di {company}.',
  'kind.registration_data_review.text.registration_expired':
    'La registrazione di {company} è scaduta perché non è arrivata risposta. Puoi inviarla di nuovo.',
  'kind.registration_data_review.text.registration_deleted_soon':
    'La registrazione di {company} è ferma da molto tempo: dati e documenti saranno presto eliminati.',
  'kind.registration_data_review.text.company_change_approved':
    'La modifica dei dati aziendali di {company} è approvata.',
  'kind.registration_data_review.text.company_change_rejected':
    'Non è stato possibile approvare la modifica dei dati aziendali di {company}.',
  'kind.registration_data_review.text.company_change_need_info':
    'Servono altre informazioni sulla modifica dei dati aziendali di {company}.',
  'kind.registration_data_review.text.company_change_expired':
    'La modifica dei dati aziendali di {company} è scaduta perché non è arrivata risposta. Puoi inviarla di nuovo.',
  'kind.registration_data_review.text.company_change_deleted_soon':
    'La modifica dei dati aziendali di {company} è ferma da molto tempo: sarà presto eliminata con i suoi documenti.',
  'kind.customer_service_reply.title': 'L’assistenza clienti ha risposto',
  'kind.customer_service_reply.text': 'C’è una risposta alla tua domanda «{name}».',
  'kind.desk_reply.title': 'L’assistenza clienti ha risposto nella tua chat',
  'kind.desk_reply.text': '{actor} ti ha scritto mentre non c’eri.',
  'kind.customer_message_answered.title': 'Un cliente ha risposto',
  'kind.customer_message_answered.text': '{name} ha scritto di nuovo su {no}.',
  'kind.after_sale_reply.title': 'Il venditore ha risposto alla tua richiesta post-vendita',
  'kind.after_sale_reply.text': 'C’è una risposta alla tua richiesta «{name}».',
  'kind.security_alert.title': 'Avviso di sicurezza per il tuo account',
  'kind.security_alert.text':
    'Il {date} è cambiato qualcosa nell’accesso al tuo account. Non sei stato tu? Cambia la password.',
  'kind.security_alert.text.new_device':
    '{actor} ha effettuato l’accesso da un nuovo dispositivo il {date}. Non sei stato tu? Cambia la password.',
  'kind.security_alert.text.password_changed':
    'La password è stata cambiata il {date}. Non sei stato tu? Impostane subito una nuova.',
  'kind.security_alert.text.role_changed': '{actor} ha modificato i permessi del tuo account il {date}.',
  'kind.security_alert.text.access_suspended': '{actor} ha sospeso il tuo accesso a {party} il {date}.',
  'kind.security_alert.text.access_resumed': '{actor} ha ripristinato il tuo accesso a {party} il {date}.',
  'kind.security_alert.text.operator_suspended': '{actor} ha sospeso il tuo accesso come operatore il {date}.',
  'kind.security_alert.text.operator_resumed': '{actor} ti ha ridato l’accesso come operatore il {date}.',
  'kind.security_alert.text.operator_ended': '{actor} ha concluso la tua attività come operatore il {date}.',
  'kind.security_alert.text.account_unlocked':
    '{actor} ha sbloccato il tuo account il {date}. Non sei stato tu a provare ad accedere? Cambia subito la password.',
  'kind.security_alert.text.access_ended': '{actor} ha revocato il tuo accesso a {party} il {date}.',
  'kind.security_alert.text.bank_submitted':
    '{actor} ha inviato il conto bancario {name} il {date}. Non è stato lei? Lo ritiri e cambi la password.',
  'kind.security_alert.text.bank_refused': 'Il conto bancario {name} non è stato accettato: {reason}',
  'kind.security_alert.text.bank_planned':
    'Il conto bancario {name} entra in vigore il {date}. Non è stato lei? Lo ritiri prima.',
  'kind.security_alert.text.file_infected': 'Nel suo file {name} è stato trovato un virus. Nessuno può più aprirlo.',
  'kind.security_alert.text.bank_blocked': 'La piattaforma ha bloccato il conto bancario {name}: {reason}',
  'kind.security_alert.text.payee_planned':
    'Il conto per pagare {party} cambia il {date}. Fino ad allora paghi sul conto indicato nell’ordine.',
  'kind.security_alert.text.payee_changed':
    'Il conto per pagare {party} è un altro dal {date}. Lo confronti nell’ordine prima di pagare.',
  'kind.security_alert.text.payee_kept':
    'Il conto per pagare {party} alla fine non cambia. Continui a pagare su quello indicato nell’ordine.',
  'kind.security_alert.text.payee_blocked':
    'La piattaforma ha bloccato il conto per pagare {party}. Non paghi finché l’ordine non ne mostra un altro.',
  'kind.security_alert.text.bank_changed': 'Il conto bancario {name} è in vigore dal {date}.',
  'kind.security_alert.text.contact_changed':
    'Un indirizzo con cui accedi è stato cambiato il {date}. Non sei stato tu? Contatta subito il servizio clienti.',
  'kind.security_alert.text.second_factor_on': 'Il secondo passaggio dell’accesso è stato attivato il {date}.',
  'kind.security_alert.text.second_factor_off':
    'Il secondo passaggio dell’accesso è stato disattivato il {date}. Non sei stato tu? Cambia subito la password.',
  'kind.security_alert.text.second_factor_reset':
    'La piattaforma ha tolto il secondo passaggio dal suo account il {date}. Non l’ha chiesto lei? Cambi subito la password.',
  'kind.security_alert.text.deletion_requested':
    'Il {date} è stata richiesta l’eliminazione del tuo account. Un accesso la annulla.',
  'kind.security_alert.text.deletion_taken_back':
    'La richiesta di eliminare il tuo account è stata annullata con un accesso il {date}. Se non sei stato tu, cambia la password.',
  'kind.security_alert.text.account_disabled':
    'Il suo account è stato disattivato dalla piattaforma il {date}. Il servizio clienti risponde alle domande.',
  'kind.security_alert.text.account_enabled': 'Il suo account è stato riattivato il {date}. Può accedere.',
  'kind.security_alert.text.passkey_added':
    'Il {date} è stata aggiunta una passkey al suo account. Non è stato lei? La rimuova e cambi subito la password.',
  'kind.security_alert.text.passkey_removed':
    'Il {date} è stata rimossa una passkey dal suo account. Non è stato lei? Cambi subito la password.',
  'kind.security_alert.text.passkey_blocked':
    'Una passkey del suo account è stata bloccata il {date} perché sembra esserne in uso una copia. La rimuova e cambi la password.',
  'kind.security_alert.text.device_trusted':
    'Il {date} un dispositivo è stato segnato come attendibile: per 30 giorni accede senza il secondo passaggio. Se non è stato lei, cambi la password.',
  'kind.platform_announcement.title': 'Annuncio della piattaforma',
  'kind.platform_announcement.text': '{name}',

  // Inquiries
  'kind.inquiry_received.title': 'Nuova richiesta',
  'kind.inquiry_received.text': '{party} chiede «{name}».',
  'kind.inquiry_reply.title': 'Risposta alla tua richiesta',
  'kind.inquiry_reply.text': '{party} ha risposto su «{name}».',
  'kind.inquiry_amended.title': 'Una richiesta è stata modificata',
  'kind.inquiry_amended.text': '{party} ha modificato la richiesta «{name}».',
  'kind.inquiry_extended.title': 'Una richiesta è stata prorogata',
  'kind.inquiry_extended.text': '{party} accetta preventivi per «{name}» fino al {date}.',
  'kind.inquiry_cancelled.title': 'Una richiesta è stata annullata',
  'kind.inquiry_cancelled.text': '{party} non ha più bisogno di un preventivo per «{name}».',
  'kind.inquiry_declined.title': 'Un venditore ha declinato la tua richiesta',
  'kind.inquiry_declined.text': '{party} non fa preventivi per «{name}».',
  'kind.inquiry_declined.text.out_of_range': '{party} non produce quanto richiesto in «{name}».',
  'kind.inquiry_declined.text.quantity_too_small': 'Le quantità di «{name}» sono troppo piccole per {party}.',
  'kind.inquiry_declined.text.price_not_possible': '{party} non può rispettare il prezzo obiettivo di «{name}».',
  'kind.inquiry_declined.text.capacity': '{party} al momento non ha capacità per «{name}».',
  'kind.inquiry_declined.text.destination': '{party} non consegna alla destinazione di «{name}».',
  'kind.inquiry_closed.title': 'Una richiesta è stata chiusa',
  'kind.inquiry_closed.text': 'La richiesta «{name}» con {party} è chiusa.',
  'kind.inquiry_expired.title': 'Una richiesta è scaduta',
  'kind.inquiry_expired.text': 'Il termine della richiesta «{name}» è trascorso e non resta alcun preventivo valido.',
  'kind.inquiry_unanswered.title': 'Una richiesta è ancora senza risposta',
  'kind.inquiry_unanswered.text': 'Non c’è ancora risposta tra te e {party} su «{name}».',

  // Negotiations
  'kind.quotation_received.title': 'Nuovo preventivo',
  'kind.quotation_received.text': '{party} ha inviato la versione {quoteVersion} del preventivo per «{name}».',
  'kind.quotation_countered.title': 'Controfferta',
  'kind.quotation_countered.text': '{party} ha fatto una controfferta per «{name}».',
  'kind.quotation_accepted.title': 'Preventivo accettato',
  'kind.quotation_accepted.text': '{party} ha accettato il preventivo per «{name}». L’ordine è confermato.',
  'kind.quotation_rejected.title': 'Preventivo rifiutato',
  'kind.quotation_rejected.text': '{party} ha rifiutato il preventivo per «{name}».',
  'kind.quotation_rejected.text.price': '{party} ha rifiutato il preventivo per «{name}» per il prezzo.',
  'kind.quotation_rejected.text.lead_time': '{party} ha rifiutato il preventivo per «{name}» per i tempi di consegna.',
  'kind.quotation_rejected.text.payment_terms':
    '{party} ha rifiutato il preventivo per «{name}» per le condizioni di pagamento.',
  'kind.quotation_rejected.text.quality': '{party} ha rifiutato il preventivo per «{name}» per la qualità.',
  'kind.quotation_rejected.text.not_awarded': '{party} ha scelto un altro venditore per «{name}».',
  'kind.quotation_withdrawn.title': 'Preventivo ritirato',
  'kind.quotation_withdrawn.text': '{party} ha ritirato il preventivo per «{name}».',
  'kind.quotation_expiring.title': 'Un preventivo sta per scadere',
  'kind.quotation_expiring.text': 'Il preventivo di {party} per «{name}» è valido fino al {date}.',
  'kind.quotation_expired.title': 'Un preventivo è scaduto',
  'kind.quotation_expired.text': 'Il preventivo per «{name}» con {party} non è più valido.',
  'kind.quote_approval_needed.title': 'Un preventivo richiede approvazione',
  'kind.quote_approval_needed.text': 'Il preventivo di {party} per «{name}» attende la tua approvazione.',
  'kind.quote_approved.title': 'Acquisto approvato',
  'kind.quote_approved.text': '{by} ha approvato il preventivo di {party} per «{name}». L’ordine è confermato.',
  'kind.quote_approval_declined.title': 'Acquisto non approvato',
  'kind.quote_approval_declined.text': '{by} non ha approvato il preventivo di {party} per «{name}».',
  'kind.negotiation_message.title': 'Nuovo messaggio in una trattativa',
  'kind.negotiation_message.text': '{party} ha scritto su «{name}».',

  // Contracts, orders and money
  'kind.order_created.title': 'Nuovo ordine',
  'kind.order_created.text': 'L’ordine {no} con {party} per «{name}» è confermato.',
  'kind.contract_to_sign.title': 'Un contratto attende la tua firma',
  'kind.contract_to_sign.text': '{party} ha inviato il contratto dell’ordine {no}. Controllalo e firmalo.',
  'kind.contract_signed.title': 'Contratto firmato',
  'kind.contract_signed.text': 'Il contratto dell’ordine {no} con {party} è firmato da entrambe le parti.',
  'kind.order_stage_changed.title': 'Novità su un ordine',
  'kind.order_stage_changed.text': 'L’ordine {no} con {party} ha raggiunto una nuova fase.',
  'kind.order_stage_changed.text.contracting': 'Il contratto dell’ordine {no} con {party} è in via di definizione.',
  'kind.order_stage_changed.text.signed': 'Il contratto dell’ordine {no} con {party} è firmato.',
  'kind.order_stage_changed.text.in_production': 'L’ordine {no} con {party} è in produzione.',
  'kind.order_stage_changed.text.ready': 'La merce dell’ordine {no} con {party} è pronta.',
  'kind.order_stage_changed.text.ready_to_ship': 'L’ordine {no} con {party} può essere spedito.',
  'kind.order_stage_changed.text.shipped': 'La merce dell’ordine {no} con {party} è in viaggio.',
  'kind.order_stage_changed.text.delivered': 'La merce dell’ordine {no} con {party} è arrivata.',
  'kind.order_stage_changed.text.accepted': 'La merce dell’ordine {no} con {party} è accettata.',
  'kind.order_stage_changed.text.completed': 'L’ordine {no} con {party} è completato.',
  'kind.order_stage_changed.text.cancelled': 'L’ordine {no} con {party} è annullato.',
  'kind.order_stage_changed.text.material_in': 'Il materiale per l’ordine {no} con {party} è arrivato in fabbrica.',
  'kind.order_stage_changed.text.lab_dip': 'I campioni colore dell’ordine {no} con {party} sono pronti.',
  'kind.order_stage_changed.text.pp_sample': 'Il campione di preproduzione dell’ordine {no} con {party} è pronto.',
  'kind.order_stage_changed.text.bulk_start': 'È iniziata la produzione in serie dell’ordine {no} con {party}.',
  'kind.order_stage_changed.text.bulk_50': 'Metà dell’ordine {no} con {party} è stata prodotta.',
  'kind.order_stage_changed.text.bulk_80': 'Quattro quinti dell’ordine {no} con {party} sono stati prodotti.',
  'kind.order_stage_changed.text.finishing': 'L’ordine {no} con {party} è in fase di finissaggio.',
  'kind.order_stage_changed.text.packing': 'L’ordine {no} con {party} è in fase di imballaggio.',
  'kind.order_stage_changed.text.payment_reported': '{party} segnala un pagamento per l’ordine {no}. Verificalo.',
  'kind.order_stage_changed.text.payment_secured':
    '{party} ha registrato che il pagamento dell’ordine {no} è garantito.',
  'kind.order_stage_changed.text.cancel_requested': '{party} chiede di annullare l’ordine {no}.',
  'kind.order_stage_changed.text.cancel_refused':
    'L’ordine {no} con {party} prosegue: la richiesta di annullamento è stata respinta.',
  'kind.order_stage_changed.text.contract_rejected': '{party} non ha accettato il contratto dell’ordine {no}.',
  'kind.order_stage_changed.text.frozen': 'L’ordine {no} con {party} è bloccato dalla piattaforma.',
  'kind.order_stage_changed.text.unfrozen': 'L’ordine {no} con {party} può proseguire.',
  'kind.service_order_changed.title': 'Novità su un ordine di servizio',
  'kind.service_order_changed.text': 'L’ordine di servizio {no} con {party} è cambiato.',
  'kind.service_order_changed.text.pending_quote': '{party} chiede un preventivo per l’ordine di servizio {no}.',
  'kind.service_order_changed.text.pending_payment': 'L’ordine di servizio {no} con {party} attende il pagamento.',
  'kind.service_order_changed.text.pending_accept':
    'L’ordine di servizio {no} con {party} è pagato; il fornitore lo accetta entro {hours} ore.',
  'kind.service_order_changed.text.accept_order': '{party} ha accettato l’ordine di servizio {no}.',
  'kind.service_order_changed.text.reject_deliverable':
    '{party} ha rimandato indietro il risultato dell’ordine di servizio {no}.',
  'kind.service_order_changed.text.pending_confirm':
    'Il risultato dell’ordine di servizio {no} con {party} è stato consegnato. Senza risposta vale come confermato dopo {days} giorni.',
  'kind.service_order_changed.text.disputed': 'La piattaforma decide sull’ordine di servizio {no} con {party}.',
  'kind.service_order_changed.text.completed': 'L’ordine di servizio {no} con {party} è completato.',
  'kind.service_order_changed.text.rejected': 'L’ordine di servizio {no} con {party} è stato rifiutato.',
  'kind.service_order_changed.text.cancelled': 'L’ordine di servizio {no} con {party} è annullato.',
  'kind.service_order_changed.text.quoted': '{party} ha inviato un preventivo per l’ordine di servizio {no}.',
  'kind.service_order_changed.text.material_uploaded': '{party} ha caricato documenti per l’ordine di servizio {no}.',
  'kind.service_order_changed.text.material_refused':
    '{party} non ha potuto accettare un documento dell’ordine di servizio {no}.',
  'kind.service_order_changed.text.material_requested':
    '{party} ha bisogno di un documento per l’ordine di servizio {no}.',
  'kind.service_order_changed.text.step_finished': '{party} ha concluso una fase dell’ordine di servizio {no}.',
  'kind.service_order_changed.text.cancel_proposed': '{party} propone di chiudere l’ordine di servizio {no}.',
  'kind.service_order_changed.text.cancel_refused':
    'L’ordine di servizio {no} con {party} continua: la proposta di chiuderlo è stata respinta.',
  'kind.service_order_changed.text.rated': '{party} ha valutato l’ordine di servizio {no}.',
  'kind.service_order_changed.text.payment_failed':
    'Il pagamento dell’ordine di servizio {no} non è riuscito. Riprovare.',
  'kind.service_order_changed.text.due_soon':
    'L’ordine di servizio {no} con {party} attende lei. Senza di lei presto procederà da sé; la sua pagina dice quando e come.',
  'kind.service_order_changed.text.late': 'L’ordine di servizio {no} con {party} è in ritardo.',
  'kind.service_order_changed.text.payment_reported':
    '{party} dichiara di aver pagato direttamente l’ordine di servizio {no}. Confermi se il denaro è arrivato.',
  'kind.service_order_changed.text.receipt_denied':
    '{party} non ha ricevuto il pagamento dell’ordine di servizio {no}. Legga il motivo: entro {hours} ore può dichiararlo di nuovo o portarlo alla piattaforma; dopo l’ordine è annullato.',
  'kind.service_order_changed.text.receipt_denied_last':
    '{party} non ha ricevuto il pagamento dell’ordine di servizio {no}, dichiarato per l’ultima volta. Legga il motivo: entro {hours} ore può portarlo alla piattaforma o pagare tramite essa; dopo l’ordine è annullato.',
  'kind.service_order_changed.text.receipt_late':
    'Il pagamento dell’ordine di servizio {no} con {party} non è ancora confermato. Senza risposta, tra {hours} ore decide la piattaforma.',
  'kind.service_order_changed.text.payment_unanswered':
    'Nessuno ha detto se il pagamento dell’ordine di servizio {no} con {party} è arrivato: ora decide la piattaforma. Mostri che cosa lo dimostra.',
  'kind.service_order_changed.text.payment_lapsed':
    'L’ordine di servizio {no} con {party} è stato annullato: il pagamento è stato negato e nessuno lo ha portato in tempo alla piattaforma.',
  'kind.service_order_changed.text.refund_reported':
    '{party} dichiara di aver rimborsato l’ordine di servizio {no}. Confermi se è arrivato; senza risposta entro {hours} ore vale come ricevuto.',
  'kind.service_order_changed.text.refund_received': '{party} conferma il rimborso dell’ordine di servizio {no}.',
  'kind.service_order_changed.text.refund_denied':
    '{party} non ha ricevuto il rimborso dell’ordine di servizio {no}. Legga il motivo.',
  'kind.service_order_changed.text.refund_due_soon':
    'Il rimborso dell’ordine di servizio {no} a {party} scade presto. Importo e data sono nella sua pagina.',
  'kind.service_order_changed.text.refund_overdue':
    'Il rimborso dell’ordine di servizio {no} con {party} è scaduto. Il cliente può portarlo alla piattaforma.',
  'kind.service_order_changed.text.payment_escalated':
    '{party} ha portato alla piattaforma il pagamento dell’ordine di servizio {no}. Lo confermi o mostri che non è arrivato.',
  'kind.service_order_changed.text.payment_decided_received':
    'La piattaforma ha deciso sull’ordine di servizio {no} con {party}: il pagamento è arrivato. L’ordine prosegue.',
  'kind.service_order_changed.text.payment_decided_missing':
    'La piattaforma ha deciso sull’ordine di servizio {no} con {party}: il pagamento non è arrivato.',
  'kind.service_order_changed.text.refund_escalated':
    '{party} ha portato alla piattaforma il rimborso dell’ordine di servizio {no}. Lo dichiari o ne mostri le prove; la piattaforma decide.',
  'kind.service_order_changed.text.refund_decided_paid':
    'La piattaforma ha deciso sull’ordine di servizio {no} con {party}: il rimborso è stato pagato.',
  'kind.service_order_changed.text.refund_decided_owed':
    'La piattaforma ha deciso sull’ordine di servizio {no} con {party}: il rimborso è ancora dovuto. Finché non è pagato, il fornitore non accetta nulla di nuovo.',
  'kind.service_order_changed.text.commission_owed':
    'L’ordine di servizio {no} con {party} è stato pagato direttamente: deve la commissione alla piattaforma. Importo e data sono nella sua pagina.',
  'kind.service_order_changed.text.commission_received':
    'La commissione dell’ordine di servizio {no} con {party} è saldata.',
  'kind.after_sales_changed.title': 'Novità di un caso di post-vendita',
  'kind.after_sales_changed.text': 'Il caso di post-vendita {no} con {party} è cambiato.',
  'kind.after_sales_changed.text.pending_provider':
    '{party} ha aperto il caso di post-vendita {no}. Senza risposta entro {hours} ore si considera accettato.',
  'kind.after_sales_changed.text.negotiating':
    '{party} ha fatto un’offerta nel caso di post-vendita {no}. Risponda entro {hours} ore.',
  'kind.after_sales_changed.text.agreed':
    'Accordo nel caso di post-vendita {no} con {party}. Il cliente conferma che è risolto.',
  'kind.after_sales_changed.text.redoing': 'Nel caso di post-vendita {no} con {party} il lavoro viene rifatto.',
  'kind.after_sales_changed.text.refunding': 'Nel caso di post-vendita {no} con {party} il denaro torna al cliente.',
  'kind.after_sales_changed.text.platform_review': 'La piattaforma decide sul caso di post-vendita {no} con {party}.',
  'kind.after_sales_changed.text.completed': 'Il caso di post-vendita {no} con {party} è risolto.',
  'kind.after_sales_changed.text.rejected':
    '{party} ha respinto il caso di post-vendita {no}. Può passare alla piattaforma entro {hours} ore.',
  'kind.after_sales_changed.text.closed': 'Il caso di post-vendita {no} con {party} è chiuso.',
  'kind.after_sales_changed.text.cancelled': 'Il caso di post-vendita {no} con {party} è stato ritirato.',
  'kind.after_sales_changed.text.redone':
    '{party} ha rifatto il lavoro del caso di post-vendita {no}. Lo confermi entro {hours} ore.',
  'kind.after_sales_changed.text.due_soon':
    'Il caso di post-vendita {no} con {party} attende lei. Senza risposta presto procederà da sé; la sua pagina dice quando e come.',
  'kind.after_sales_changed.text.replied': 'C’è un nuovo messaggio nel caso di post-vendita {no} con {party}.',
  'kind.after_sales_changed.text.refund_reported':
    '{party} dichiara il rimborso del caso di post-vendita {no}. Lo confermi entro {hours} ore.',
  'kind.after_sales_changed.text.refund_denied': '{party} non ha ricevuto il rimborso del caso di post-vendita {no}.',
  'kind.after_sales_changed.text.refund_due_soon':
    'Il rimborso del caso di post-vendita {no} a {party} scade presto. Importo e data sono nella sua pagina.',
  'kind.after_sales_changed.text.refund_overdue':
    'Il rimborso del caso di post-vendita {no} con {party} è scaduto. Il cliente può portarlo alla piattaforma.',
  'kind.after_sales_changed.text.refund_decided_paid':
    'La piattaforma ha deciso sul caso di post-vendita {no} con {party}: il rimborso è stato pagato.',
  'kind.after_sales_changed.text.refund_decided_owed':
    'La piattaforma ha deciso sul caso di post-vendita {no} con {party}: il rimborso è ancora dovuto. Finché non è pagato, il fornitore non accetta nulla di nuovo.',
  'kind.payment_due.title': 'Un pagamento è in scadenza',
  'kind.payment_due.text': '{amount} per l’ordine {no} con {party} da pagare entro il {date}.',
  'kind.payment_received.title': 'Pagamento ricevuto',
  'kind.payment_received.text': 'Sono arrivati {amount} per l’ordine {no} con {party}.',
  'kind.payment_overdue.title': 'Un pagamento è scaduto',
  'kind.payment_overdue.text': '{amount} per l’ordine {no} con {party} erano da pagare entro il {date}.',
  'kind.claim_opened.title': 'È stato aperto un reclamo',
  'kind.claim_opened.text': '{party} ha aperto un reclamo sull’ordine {no}.',
  'kind.claim_escalated.title': 'Un reclamo è stato passato alla piattaforma',
  'kind.claim_escalated.text': 'La piattaforma decide sul reclamo dell’ordine {no} con {party}.',
  'kind.claim_ruled.title': 'Un reclamo è stato deciso',
  'kind.claim_ruled.text': 'C’è una decisione sul reclamo dell’ordine {no} con {party}.',

  // Logistics
  'kind.shipment_booked.title': 'Spedizione prenotata',
  'kind.shipment_booked.text': 'La merce dell’ordine {no} con {party} parte il {date}.',
  'kind.shipped.title': 'Merce spedita',
  'kind.shipped.text': 'La merce dell’ordine {no} con {party} è in viaggio dal {date}.',
  'kind.eta_changed.title': 'Nuova data di arrivo',
  'kind.eta_changed.text': 'La merce dell’ordine {no} con {party} arriverà ora il {date}.',
  'kind.arrived.title': 'Merce arrivata',
  'kind.arrived.text': 'La merce dell’ordine {no} con {party} è arrivata il {date}.',
  'kind.documents_released.title': 'Documenti di spedizione rilasciati',
  'kind.documents_released.text': 'I documenti dell’ordine {no} con {party} sono ora consultabili.',

  // Reviews, imports and plans
  'kind.product_review_result.title': 'Un prodotto è stato verificato',
  'kind.product_review_result.text': 'C’è una decisione su «{name}».',
  'kind.product_review_result.text.approved': '«{name}» è approvato.',
  'kind.product_review_result.text.rejected': '«{name}» non è stato approvato: {reason}',
  'kind.product_review_result.text.revision': '«{name}» va corretto: {reason}',
  'kind.product_review_result.text.unbanned': '«{name}» può tornare in vendita: la piattaforma ha revocato il divieto.',
  'kind.product_review_result.text.banned': '«{name}» è stato ritirato dal mercato dalla piattaforma: {reason}',
  'kind.store_review_result.title': 'Un negozio è stato verificato',
  'kind.store_review_result.text': 'C’è una decisione su «{name}».',
  'kind.store_review_result.text.approved': 'Il negozio «{name}» è approvato.',
  'kind.store_review_result.text.rejected': 'Il negozio «{name}» è stato rifiutato: {reason}',
  'kind.store_suspended.title': 'Un suo negozio è sospeso',
  'kind.store_suspended.text': '«{name}» e i suoi prodotti non sono più visibili: {reason}',
  'kind.store_reinstated.title': 'Un suo negozio è di nuovo aperto',
  'kind.store_reinstated.text': '«{name}» e i suoi prodotti sono di nuovo visibili. {reason}',
  'kind.price_relation.title': 'Prezzi riservati',
  'kind.price_relation.text': 'Ci sono novità sui prezzi di «{name}», con {party}.',
  'kind.price_relation.text.requested': '{party} chiede di vedere i prezzi di «{name}». {reason}',
  'kind.price_relation.text.invited': '{party} si offre di mostrarle i suoi prezzi. {reason}',
  'kind.price_relation.text.accepted': '{party} ha accettato: i prezzi di «{name}» sono condivisi.',
  'kind.price_relation.text.refused': '{party} ha rifiutato di condividere i prezzi di «{name}»: {reason}',
  'kind.price_relation.text.ended': '{party} non condivide più i prezzi di «{name}»: {reason}',
  'kind.service_review_result.title': 'Un servizio è stato verificato',
  'kind.service_review_result.text': 'C’è una decisione su «{name}».',
  'kind.service_review_result.text.approved': '«{name}» è approvato.',
  'kind.service_review_result.text.rejected': '«{name}» non è stato approvato: {reason}',
  'kind.service_question_asked.title': 'Una domanda sul suo servizio',
  'kind.service_question_asked.text': '{party} chiede di «{name}».',
  'kind.service_question_answered.title': 'La sua domanda ha una risposta',
  'kind.service_question_answered.text': 'Il fornitore ha risposto alla sua domanda su «{name}».',
  'kind.service_disabled.title': 'Un servizio è stato disattivato dalla piattaforma',
  'kind.service_disabled.text': '«{name}» non è più sul mercato: {reason}',
  'kind.service_proof_expiring.title': 'Un documento del suo servizio sta per scadere',
  'kind.service_proof_expiring.text':
    'Un documento di «{name}» è valido fino al {date}. Aggiunga il nuovo in tempo: senza, il servizio lascia il mercato.',
  'kind.service_proof_expired.title': 'Un servizio non è più sul mercato: un documento è scaduto',
  'kind.service_proof_expired.text':
    'Un documento di «{name}» era valido fino al {date}. Aggiunga il nuovo e lo faccia esaminare per offrire di nuovo il servizio.',
  'kind.service_question_hidden.title': 'La piattaforma ha nascosto una domanda con risposta',
  'kind.service_question_hidden.text': 'Non è più sulla pagina di «{name}»: {reason}',
  'kind.import_done.title': 'Importazione completata',
  'kind.import_done.text': 'Sono stati importati {count} prodotti di «{name}».',
  'kind.review_requested.title': 'Un elemento attende la verifica',
  'kind.review_requested.text': '«{name}» è stato inviato.',
  'kind.review_requested.text.bankAccount': 'È stato inviato un conto bancario di {name}.',
  'kind.review_requested.text.serviceOrder': 'La piattaforma deve decidere sull’ordine di servizio {name}.',
  'kind.review_requested.text.afterSalesCase': 'La piattaforma deve decidere sul caso di post-vendita {name}.',
  'kind.customs_order_changed.title': 'Novità su un incarico doganale',
  'kind.customs_order_changed.text': 'L’incarico doganale {no} ({name}) è cambiato.',
  'kind.customs_order_changed.text.submitted':
    'Incarico doganale {no} ({name}): {party} lo ha inviato. Lo accetti in tempo; il termine è nella sua pagina.',
  'kind.customs_order_changed.text.accepted': 'Incarico doganale {no} ({name}): {party} lo ha accettato.',
  'kind.customs_order_changed.text.rejected': 'Incarico doganale {no} ({name}): {party} lo ha rifiutato.',
  'kind.customs_order_changed.text.doc_pending':
    'Incarico doganale {no} ({name}): {party} ha bisogno di altri documenti.',
  'kind.customs_order_changed.text.doc_check': 'Incarico doganale {no} ({name}): {party} controlla i documenti.',
  'kind.customs_order_changed.text.making':
    'Incarico doganale {no} ({name}): le dichiarazioni sono redatte. Confermi le bozze.',
  'kind.customs_order_changed.text.declaring':
    'Incarico doganale {no} ({name}): {party} ha confermato le bozze; si possono dichiarare.',
  'kind.customs_order_changed.text.inspection': 'Incarico doganale {no} ({name}): la dogana vuole esaminare la merce.',
  'kind.customs_order_changed.text.released': 'Incarico doganale {no} ({name}): la merce è svincolata.',
  'kind.customs_order_changed.text.cleared':
    'Incarico doganale {no} ({name}): la dogana lo ha chiuso. Ne confermi il completamento.',
  'kind.customs_order_changed.text.completed': 'Incarico doganale {no} ({name}): è completato.',
  'kind.customs_order_changed.text.cancelled': 'Incarico doganale {no} ({name}): è stato annullato.',
  'kind.customs_order_changed.text.document_rejected':
    'Incarico doganale {no} ({name}): {party} ha respinto un documento.',
  'kind.customs_order_changed.text.content_changed':
    'Incarico doganale {no} ({name}): {party} ha modificato il contenuto.',
  'kind.customs_order_changed.text.document_sent': 'Incarico doganale {no} ({name}): {party} ha inviato un documento.',
  'kind.customs_order_changed.text.delegation_saved':
    'Incarico doganale {no} ({name}): {party} Le ha conferito una procura.',
  'kind.customs_order_changed.text.rated': 'Incarico doganale {no} ({name}): {party} ha valutato il Suo lavoro.',
  'kind.customs_order_changed.text.fee_proposed':
    'Incarico doganale {no} ({name}): {party} aggiunge costi che attendono la sua risposta.',
  'kind.customs_order_changed.text.fee_answered':
    'Incarico doganale {no} ({name}): {party} ha risposto ai costi aggiunti.',
  'kind.customs_order_changed.text.fees_paid': 'Incarico doganale {no} ({name}): il denaro di {party} è in deposito.',
  'kind.customs_order_changed.text.payment_failed':
    'Incarico doganale {no} ({name}): la banca non ha accettato il pagamento. La preghiamo di pagare di nuovo.',
  'kind.customs_order_changed.text.fees_released': 'Incarico doganale {no} ({name}): il suo compenso è versato.',
  'kind.customs_order_changed.text.fees_refunded': 'Incarico doganale {no} ({name}): il suo denaro è rimborsato.',
  'kind.customs_order_changed.text.money_stuck':
    'Incarico doganale {no} ({name}): la banca non ha trasferito il denaro.',
  'kind.customs_order_changed.text.draft_changed':
    'Incarico doganale {no} ({name}): {party} ha modificato una dichiarazione che avevi confermato. Confermala di nuovo.',
  'kind.customs_order_changed.text.draft_confirmed':
    'Incarico doganale {no} ({name}): {party} ha confermato la dichiarazione modificata.',
  'kind.customs_order_changed.text.nothing_declared':
    'Nessuna dichiarazione dell’ordine di agenzia doganale {no} ({name}) è più valida: dichiarare di nuovo o chiudere l’ordine.',
  'kind.customs_order_changed.text.declaration_taken_off':
    'Incarico doganale {no} ({name}): la piattaforma ne ha tolto una dichiarazione registrata. Veda a che punto è ora.',
  'kind.customs_order_changed.text.declaration_put_back':
    'Incarico doganale {no} ({name}): la piattaforma vi ha rimesso una dichiarazione registrata. Veda a che punto è ora.',
  'kind.customs_order_changed.text.claim_opened': 'Ordine doganale {no} ({name}): {party} presenta un reclamo.',
  'kind.customs_order_changed.text.claim_moved': 'Ordine doganale {no} ({name}): ci sono novità sul reclamo.',
  'kind.customs_order_changed.text.claim_disputed':
    'Ordine doganale {no} ({name}): {party} chiede alla piattaforma di decidere un reclamo.',
  'kind.customs_order_changed.text.claim_refunded':
    'Ordine doganale {no} ({name}): la banca ha rimborsato l’esito del reclamo.',
  'kind.customs_order_changed.text.late': 'Incarico doganale {no} ({name}): nessuno lo ha accettato in tempo.',
  'kind.customs_order_changed.text.pay_soon':
    'Incarico doganale {no} ({name}): il preventivo non è ancora pagato. Senza pagamento l’incarico sarà presto annullato; la sua pagina dice quando.',
  'kind.customs_order_changed.text.pay_lapsed':
    'Incarico doganale {no} ({name}): è stato annullato, perché il preventivo non è stato pagato in tempo.',
  'kind.customs_order_changed.text.due_soon':
    'Incarico doganale {no} ({name}): attende la sua conferma. Senza, presto si chiuderà da sé; la sua pagina dice quando.',
  'kind.declaration_moved.title': 'Novità su una dichiarazione doganale',
  'kind.declaration_moved.text': 'La dichiarazione {no} ({name}) è andata avanti.',
  'kind.declaration_moved.text.pending_review': 'La dichiarazione {no} ({name}) attende la verifica.',
  'kind.declaration_moved.text.released': 'Le merci della dichiarazione {no} ({name}) sono svincolate.',
  'kind.declaration_moved.text.cleared': 'La dogana ha chiuso la dichiarazione {no} ({name}).',
  'kind.declaration_moved.text.amendment_requested':
    '{party} vuole chiedere alla dogana di modificare o ritirare la dichiarazione {no} ({name}).',
  'kind.declaration_moved.text.amendment_sent':
    '{party} ha chiesto alla dogana di modificare o ritirare la dichiarazione {no} ({name}).',
  'kind.declaration_halted.title': 'Una dichiarazione doganale richiede attenzione',
  'kind.declaration_halted.text': 'La dichiarazione {no} ({name}) è ferma.',
  'kind.declaration_halted.text.review_rejected': 'La dichiarazione {no} ({name}) è stata rimandata dalla verifica.',
  'kind.declaration_halted.text.declare_failed': 'La dichiarazione {no} ({name}) non ha potuto essere presentata.',
  'kind.declaration_halted.text.manual_handling':
    'La dogana chiede documenti per la dichiarazione {no} ({name}) o l’ha sospesa.',
  'kind.declaration_halted.text.tax_pending': 'Ci sono dazi da pagare per la dichiarazione {no} ({name}).',
  'kind.declaration_halted.text.deleted': 'La dogana ha cancellato la dichiarazione {no} ({name}).',
  'kind.declaration_halted.text.push_failed': 'La dichiarazione {no} ({name}) non è arrivata allo sportello unico.',
  'kind.declaration_halted.text.inspection': 'La dogana vuole controllare le merci della dichiarazione {no} ({name}).',
  'kind.declaration_halted.text.returned': 'La dogana ha restituito la dichiarazione {no} ({name}).',
  'kind.declaration_halted.text.supplement':
    'La dogana chiede una dichiarazione supplementare per la dichiarazione {no} ({name}).',
  'kind.declaration_halted.text.moved_after_cancel':
    'La dogana ha risposto sulla dichiarazione {no} ({name}), annullata qui. Verifichi se è stata comunque presentata.',
  'kind.customs_receipt_unknown.title': 'Una ricevuta doganale senza destinazione',
  'kind.customs_receipt_unknown.text': 'La ricevuta {no} con il codice {name} richiede una persona.',
  'kind.review_requested.text.service': 'Il servizio «{name}» è stato inviato.',
  'kind.review_requested.text.product': 'Il prodotto «{name}» è stato inviato.',
  'kind.review_requested.text.store': 'Il negozio «{name}» è stato inviato.',
  'kind.review_requested.text.registration': 'La registrazione di {name} è stata inviata.',
  'kind.review_requested.text.company_change': 'È stata inviata una modifica dei dati aziendali di {name}.',
  'kind.review_requested.text.newsArticle': 'L’articolo «{name}» è stato inviato.',
  'kind.membership_begun.title': 'Il suo abbonamento è iniziato',
  'kind.membership_begun.text': 'Il pagamento dell’ordine {no} è confermato; quanto ordinato è valido da ora.',
  'kind.membership_payment_rejected.title': 'Il suo pagamento non è stato trovato',
  'kind.membership_payment_rejected.text': 'Ordine {no}: {reason}. Controlli e comunichi di nuovo il pagamento.',
  'kind.membership_refunded.title': 'Il suo pagamento viene rimborsato',
  'kind.membership_refunded.text': 'L’ordine {no} è stato annullato e l’importo viene rimborsato: {reason}',
  'kind.membership_order_expired.title': 'Il suo ordine è scaduto',
  'kind.membership_order_expired.text': 'L’ordine {no} non è stato pagato in tempo. Se serve ancora, ordini di nuovo.',
  'kind.membership_invoice_issued.title': 'La sua fattura è stata emessa',
  'kind.membership_invoice_issued.text': 'La fattura {name} dell’ordine {no} può essere scaricata con l’ordine.',
  'kind.membership_credit_note_issued.title': 'È stata emessa una nota di credito',
  'kind.membership_credit_note_issued.text':
    'La nota di credito {name} dell’ordine rimborsato {no} può essere scaricata con l’ordine.',
  'kind.plan_expiring.title': 'Il tuo piano sta per scadere',
  'kind.plan_expiring.text': 'Il piano «{name}» termina il {date}.',
  'kind.trial_expiring.title': 'La sua prova gratuita sta per finire',
  'kind.trial_expiring.text': 'La prova gratuita di «{name}» termina il {date}. Ordini il piano per mantenerlo.',
  'kind.plan_renewal_ordered.title': 'Il suo piano è stato riordinato',
  'kind.plan_renewal_ordered.text':
    '«{name}» si rinnova da sé: l’ordine {no} di {amount} attende il pagamento. Senza, il piano termina il {date}.',
  'kind.plan_renewal_repriced.title': 'Il suo piano è stato riordinato a un nuovo prezzo',
  'kind.plan_renewal_repriced.text':
    'Il prezzo di «{name}» è passato da {before} a {amount}. L’ordine {no} attende il pagamento; può anche annullarlo. Senza pagamento il piano termina il {date}.',
  'kind.plan_renewal_withdrawn.title': 'Il suo piano non può essere rinnovato',
  'kind.plan_renewal_withdrawn.text':
    '«{name}» non è più in vendita, perciò il rinnovo automatico è stato disattivato. Resta valido fino al {date}; scelga prima un altro piano.',
  'kind.work_handed_on.title': 'Il lavoro aperto è stato passato',
  'kind.work_handed_on.text': '{party} subentra a {name}: {count} documenti aperti (richieste, trattative, ordini).',
  'kind.quota_low.title': 'Una quota sta per esaurirsi',
  'kind.quota_low.text': 'Restano {count} di «{name}».',
  'kind.certificate_accepted.title': 'Certificato accettato',
  'kind.certificate_accepted.text': '{name} è stato verificato e ora vale.',
  'kind.certificate_rejected.title': 'Certificato non accettato',
  'kind.certificate_rejected.text': '{name} non è stato accettato: {reason}',
  'kind.certificate_expiring.title': 'Un certificato scade presto',
  'kind.certificate_expiring.text': '{name} scade il {date}. Consegni in tempo il nuovo.',
  'kind.certificate_expired.title': 'Un certificato è scaduto',
  'kind.certificate_expired.text': '{name} è scaduto il {date}; il suo distintivo è stato tolto.',
  'kind.company_restricted.title': 'La sua azienda è limitata',
  'kind.company_restricted.text': '{name} per ora non avvia nulla di nuovo; ciò che è aperto prosegue: {reason}',
  'kind.company_restriction_lifted.title': 'Una limitazione della sua azienda è revocata',
  'kind.company_restriction_lifted.text': 'Il rischio visto per {name} è risolto: {reason}',
  'kind.company_suspended.title': 'La sua azienda è sospesa',
  'kind.company_suspended.text':
    '{name} è sospesa: {reason}. Nessuno può accedere a suo nome fino al termine della sospensione.',
  'kind.company_reinstated.title': 'La sua azienda è di nuovo attiva',
  'kind.company_reinstated.text': '{name} può di nuovo operare: {reason}',
  'kind.company_side_added.title': 'La sua azienda è su un altro lato del mercato',
  'kind.company_side_added.text': '{name} ora partecipa su un altro lato del mercato.',
  'kind.company_side_added.text.seller': '{name} ora vende anche merci qui.',
  'kind.company_side_added.text.provider': '{name} ora offre anche servizi qui.',
  'kind.company_side_added.text.buyer': '{name} ora acquista anche merci qui.',
  'kind.company_closed.title': 'La sua azienda è chiusa',
  'kind.company_closed.text': '{name} è stata chiusa: {reason}',
  'kind.partner_suspended.title': 'Un partner commerciale è sospeso',
  'kind.partner_suspended.text':
    '{name} è sospesa. I suoi ordini aperti proseguono sotto la nostra supervisione; non effettui nuovi pagamenti.',
  'kind.quota_exhausted.title': 'Una quota è esaurita',
  'kind.quota_exhausted.text': '«{name}» è esaurito.',
  'kind.membership_over_quota.title': 'Alcuni prodotti sono nascosti nel mercato',
  'kind.membership_over_quota.text':
    'Il suo abbonamento copre meno prodotti di quelli in vendita. Nascosti, prima i più recenti: {count}. Nulla viene eliminato; tornano con un piano o pacchetto che li copre.',
  'kind.membership_shown_again.title': 'I prodotti nascosti sono di nuovo nel mercato',
  'kind.membership_shown_again.text': 'Il suo abbonamento li copre di nuovo: {count}.',
  'kind.review_requested.text.grant': 'Sono richiesti diritti temporanei: {name}.',
  'kind.security_alert.text.grant_approved': '{actor} le ha concesso «{name}» per un periodo.',
  'kind.security_alert.text.grant_rejected': '{actor} ha rifiutato la richiesta di «{name}».',
  'kind.security_alert.text.grant_revoked': '{actor} ha ritirato «{name}» il {date}.',
  'kind.security_alert.text.grant_ended': 'Il tempo di «{name}» è scaduto.',
  'kind.security_alert.text.viewed_as':
    '{actor} della piattaforma ha consultato le pagine della sua azienda in sola lettura dal {date}: {name}',
} satisfies Record<keyof typeof en, string> & Record<string, string>

import type en from './en_US'

export default {
  // Actions
  'action.back': 'Indietro',
  'action.cancel': 'Annulla',
  'action.close': 'Chiudi',
  'action.confirm': 'Conferma',
  'action.next': 'Avanti',
  'action.previous': 'Precedente',
  'action.remove': 'Rimuovi',
  'action.retry': 'Riprova',
  'action.send': 'Invia',

  // States of a screen
  'state.loading': 'Caricamento…',
  'state.offline': 'Sei offline. I dati visualizzati potrebbero non essere aggiornati.',
  'state.online': 'Sei di nuovo online.',

  // Lists
  'list.filters': 'Filtri',
  'list.sort': 'Ordina per',
  'list.page': 'Pagina {page} di {pages}',

  // Failures (spec sections 7 and 8)
  'error.title': 'Si è verificato un errore',
  'error.unexpected': 'Si è verificato un errore imprevisto. Riprova; se si ripete, contatta l’assistenza.',
  'error.submitFailed': 'Invio non riuscito, riprova più tardi',
  'error.network': 'Nessuna connessione al server. Controlla la rete e riprova.',
  'error.timeout': 'Il server ha impiegato troppo tempo a rispondere. Riprova.',
  'error.http': 'Il server non ha potuto rispondere (HTTP {status}). Riprova più tardi.',
  'error.tooManyRequests': 'Troppe richieste in poco tempo. Attendi un momento e riprova.',
  'error.tooLarge': 'Il file è troppo grande per il server.',
  'error.noPermission': 'Non hai l’autorizzazione per: {url}',
  'error.accountDisabled': 'Questo account è disattivato.',
  'error.accountDeleted': 'Questo account è stato eliminato.',
  'error.languages': 'Impossibile caricare le lingue remote',
  'error.copyManually': 'Copia non riuscita, copia manualmente',
  'error.pageFailed': 'Impossibile visualizzare questa pagina',
  'error.pageFailedHelp': 'I tuoi dati sono al sicuro. Riprova o torna alla pagina iniziale.',
  'error.notFound': 'Pagina non trovata',
  'error.notFoundHelp': 'L’indirizzo potrebbe essere errato o la pagina potrebbe essere stata spostata.',
  'error.forbidden': 'Non hai accesso a questa pagina',
  'error.forbiddenHelp':
    'È riservata ad altri ruoli. Si rivolga a chi gestisce le persone e i diritti, oppure prosegua con il suo lavoro.',
  'message.copied': 'Copiato negli appunti',

  // Session
  'session.expiredTitle': 'Sessione scaduta',
  'session.expiredText': 'Accedi di nuovo per continuare. Tornerai a questa pagina.',
  'session.goToLogin': 'Accedi di nuovo',
  'session.endedText':
    'Sei stato disconnesso in un’altra finestra o la sessione è terminata. Accedi di nuovo per continuare.',
  'session.changedTitle': 'Hai cambiato in un’altra finestra',
  'session.changedText':
    'Lì hai effettuato l’accesso come un’altra persona, oppure per un’altra azienda o un altro negozio. In questa pagina non si può più salvare nulla: copia ciò che ti serve ancora, poi ricarica la pagina.',
  'session.reload': 'Ricarica la pagina',

  // Member permissions (spec section 6)
  'ability.upgradeText': 'Passa a un livello di iscrizione superiore per ottenere oltre 30 vantaggi aggiuntivi.',
  'ability.marketText': 'Puoi anche acquistare questa applicazione separatamente nel mercato delle applicazioni.',
  'ability.reorderText': 'Il pacchetto dell’applicazione è esaurito. Ordinalo di nuovo.',
  'ability.currentPlan': 'Il suo piano: {plan}.',
  'ability.used': 'Usati {used} su {limit}.',
  'ability.ended': 'È terminato il {date}.',
  'ability.planMonth': '{plan} ne comprende di più: {price} al mese.',
  'ability.planYear': '{plan} ne comprende di più: {price} all’anno.',
  'ability.package': 'Pacchetto applicazione {name}: {price}, valido {days} giorni.',
  'ability.wait': 'Oppure attenda: torna disponibile il {date}.',
  'ability.upgrade': 'Migliora l’iscrizione',
  'ability.goToMarket': 'Vai al mercato delle applicazioni',
  'ability.viewBenefits': 'Vedi i vantaggi',

  // Leaving a form
  'leave.title': 'Lasciare questa pagina?',
  'leave.text': 'I dati inseriti non sono ancora stati salvati.',
  'leave.stay': 'Resta qui',
  'leave.leave': 'Esci senza salvare',

  // The frame of every page
  'frame.notifications': 'Notifiche',
  'frame.home': 'Home',
} satisfies Record<keyof typeof en, string> & Record<string, string>

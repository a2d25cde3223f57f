import type en from './en_US'

export default {
  title: 'Cosa La attende',
  'queue.desk': 'Chat in attesa di un operatore',
  'queue.messages': 'Messaggi a cui rispondere',
  'queue.registrations': 'Registrazioni da esaminare',
  'queue.payments': 'Pagamenti da confermare',
  'queue.products': 'Prodotti da esaminare',
  'queue.services': 'Servizi da esaminare',
  'queue.serviceDisputes': 'Ordini di servizi in contestazione',
  'queue.servicePayments': 'Denaro di servizi non trasferito dalla banca',
  'queue.afterSales': 'Casi di post-vendita da decidere',
  'queue.news': 'Articoli da rivedere',
  'queue.faults': 'Guasti segnalati',
  since: 'Il più vecchio dal {when}',
  nothing: 'Niente in attesa',
  'queue.mail': 'Messaggi non inviati',
  'queue.jobs': 'Attività che continuano a fallire',
} satisfies Record<keyof typeof en, string>

import type en from './en_US'

export default {
  title: 'Was auf Sie wartet',
  'queue.desk': 'Chats warten auf einen Menschen',
  'queue.messages': 'Nachrichten zu beantworten',
  'queue.registrations': 'Registrierungen zu prüfen',
  'queue.payments': 'Zahlungen zu bestätigen',
  'queue.products': 'Produkte zu prüfen',
  'queue.services': 'Dienstleistungen zu prüfen',
  'queue.serviceDisputes': 'Strittige Dienstleistungsaufträge',
  'queue.servicePayments': 'Geld von Dienstleistungen, das die Bank nicht bewegt hat',
  'queue.afterSales': 'Reklamationsfälle zur Entscheidung',
  'queue.news': 'Artikel zu prüfen',
  'queue.faults': 'Gemeldete Störungen',
  since: 'Das älteste seit {when}',
  nothing: 'Nichts wartet',
  'queue.mail': 'Nachrichten, die nicht gesendet werden konnten',
  'queue.jobs': 'Aufgaben, die immer wieder fehlschlagen',
} satisfies Record<keyof typeof en, string>

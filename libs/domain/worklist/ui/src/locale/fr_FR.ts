import type en from './en_US'

export default {
  title: 'Ce qui vous attend',
  'queue.desk': 'Discussions en attente d’un agent',
  'queue.messages': 'Messages à traiter',
  'queue.registrations': 'Inscriptions à examiner',
  'queue.payments': 'Paiements à confirmer',
  'queue.products': 'Produits à examiner',
  'queue.services': 'Services à examiner',
  'queue.serviceDisputes': 'Commandes de services en litige',
  'queue.servicePayments': 'Argent de services que la banque n’a pas transféré',
  'queue.afterSales': 'Dossiers après-vente à trancher',
  'queue.news': 'Articles à relire',
  'queue.faults': 'Pannes signalées',
  since: 'Le plus ancien depuis {when}',
  nothing: 'Rien n’attend',
  'queue.mail': 'Messages qui n’ont pas pu partir',
  'queue.jobs': 'Tâches qui échouent sans cesse',
} satisfies Record<keyof typeof en, string>

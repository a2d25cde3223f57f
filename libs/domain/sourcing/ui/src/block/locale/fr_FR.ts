import type en from './en_US'

export default {
  'block.title': 'Entreprises bloquées',
  'block.empty': 'Aucune entreprise n’est bloquée. On bloque depuis une négociation.',
  'block.ofCompany': 'Blocages',
  'block.none': 'Aucun blocage, ni par cette entreprise ni à son encontre.',
  'block.status.blocked': 'Bloquée',
  'block.column.blocked': 'Bloquée',
  'block.column.blocker': 'Bloquée par',
  'block.column.reason': 'Motif',
  'block.column.byName': 'Fait par',
  'block.column.createdAt': 'Depuis',
  'block.unnamed': 'Acheteur de la demande {no}',
  'block.reason.spam': 'Messages en masse non désirés',
  'block.reason.fraud': 'Soupçon de fraude',
  'block.reason.abuse': 'Insultant ou grossier',
  'block.reason.no_fit': 'Pas d’affaires en commun',
  'block.reason.other': 'Autre',
  'block.intro':
    'Plus rien de nouveau ne viendra de cette entreprise : ni demande, ni offre, ni message. Les commandes en cours continuent. On ne lui dit pas qui a bloqué.',
  'block.note': 'Note pour vos collègues',
  'block.action.lift': 'Lever le blocage',
  'block.confirm': 'L’entreprise pourra de nouveau demander, offrir et écrire.',
  'block.done': 'Le blocage est levé.',
} satisfies Record<keyof typeof en, string>

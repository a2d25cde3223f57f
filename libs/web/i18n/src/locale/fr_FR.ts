import type en from './en_US'

export default {
  // Actions
  'action.back': 'Retour',
  'action.cancel': 'Annuler',
  'action.close': 'Fermer',
  'action.confirm': 'Confirmer',
  'action.next': 'Suivant',
  'action.previous': 'Précédent',
  'action.remove': 'Retirer',
  'action.retry': 'Réessayer',
  'action.send': 'Envoyer',

  // States of a screen
  'state.loading': 'Chargement…',
  'state.offline': 'Vous êtes hors ligne. Les informations affichées peuvent ne plus être à jour.',
  'state.online': 'Vous êtes de nouveau en ligne.',

  // Lists
  'list.filters': 'Filtres',
  'list.sort': 'Trier par',
  'list.page': 'Page {page} sur {pages}',

  // Failures (spec sections 7 and 8)
  'error.title': 'Une erreur s’est produite',
  'error.unexpected':
    'Une erreur inattendue s’est produite. Veuillez réessayer ; si elle se reproduit, contactez l’assistance.',
  'error.submitFailed': 'Échec de l’envoi, veuillez réessayer plus tard',
  'error.network': 'Connexion au serveur impossible. Vérifiez votre réseau et réessayez.',
  'error.timeout': 'Le serveur a mis trop de temps à répondre. Veuillez réessayer.',
  'error.http': 'Le serveur n’a pas pu répondre (HTTP {status}). Veuillez réessayer plus tard.',
  'error.tooManyRequests': 'Trop de requêtes en peu de temps. Patientez un instant et réessayez.',
  'error.tooLarge': 'Le fichier est trop volumineux pour le serveur.',
  'error.noPermission': 'Vous n’avez pas l’autorisation requise : {url}',
  'error.accountDisabled': 'Ce compte est désactivé.',
  'error.accountDeleted': 'Ce compte a été supprimé.',
  'error.languages': 'Échec du chargement des langues distantes',
  'error.copyManually': 'Échec de la copie, veuillez copier manuellement',
  'error.pageFailed': 'Cette page n’a pas pu s’afficher',
  'error.pageFailedHelp': 'Vos données sont en sécurité. Réessayez ou revenez à la page d’accueil.',
  'error.notFound': 'Page introuvable',
  'error.notFoundHelp': 'L’adresse est peut-être mal saisie ou la page a été déplacée.',
  'error.forbidden': 'Vous n’avez pas accès à cette page',
  'error.forbiddenHelp':
    'Elle relève d’autres rôles que le vôtre. Adressez-vous à la personne qui gère les membres et les droits, ou poursuivez votre propre travail.',
  'message.copied': 'Copié dans le presse-papiers',

  // Session
  'session.expiredTitle': 'Session expirée',
  'session.expiredText': 'Veuillez vous reconnecter pour continuer. Vous reviendrez à cette page.',
  'session.goToLogin': 'Se reconnecter',
  'session.endedText':
    'Vous avez été déconnecté dans une autre fenêtre ou la session a pris fin. Reconnectez-vous pour continuer.',
  'session.changedTitle': 'Vous avez changé dans une autre fenêtre',
  'session.changedText':
    'Vous y êtes connecté sous un autre compte, ou pour une autre entreprise ou boutique. Rien ne peut plus être enregistré sur cette page : copiez ce dont vous avez encore besoin, puis rechargez la page.',
  'session.reload': 'Recharger la page',

  // Member permissions (spec section 6)
  'ability.upgradeText':
    'Passez au niveau d’adhésion supérieur pour bénéficier de plus de 30 avantages supplémentaires.',
  'ability.marketText': 'Vous pouvez aussi acheter cette application séparément sur le marché des applications.',
  'ability.reorderText': 'Le forfait de l’application est épuisé. Veuillez le commander à nouveau.',
  'ability.currentPlan': 'Votre formule : {plan}.',
  'ability.used': '{used} sur {limit} utilisés.',
  'ability.ended': 'A pris fin le {date}.',
  'ability.planMonth': '{plan} en offre davantage : {price} par mois.',
  'ability.planYear': '{plan} en offre davantage : {price} par an.',
  'ability.package': 'Pack d’application {name} : {price}, valable {days} jours.',
  'ability.wait': 'Ou attendez : c’est de nouveau disponible le {date}.',
  'ability.upgrade': 'Améliorer l’adhésion',
  'ability.goToMarket': 'Aller au marché des applications',
  'ability.viewBenefits': 'Voir les avantages',

  // Leaving a form
  'leave.title': 'Quitter cette page ?',
  'leave.text': 'Votre saisie n’est pas encore enregistrée.',
  'leave.stay': 'Rester ici',
  'leave.leave': 'Quitter sans enregistrer',

  // The frame of every page
  'frame.notifications': 'Notifications',
  'frame.home': 'Accueil',
} satisfies Record<keyof typeof en, string> & Record<string, string>

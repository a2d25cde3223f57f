import type en from './en_US'

export default {
  'offline.now': 'Pas de connexion',
  'offline.since': 'Ce que vous voyez date du {when}.',
  'offline.typed': 'Ce que vous saisissez est conservé jusqu’au retour de la connexion.',
  'update.ready': 'Une nouvelle version est prête.',
  'update.use': 'L’utiliser',
  'install.title': 'À portée de main',
  'install.hint':
    'Placez ce marché sur l’écran d’accueil : il s’ouvre aussitôt, et ce que vous avez vu reste lisible sans connexion.',
  'install.do': 'Installer',
  'inquiry.kept': 'Ce que vous saisissez est conservé sur ce téléphone.',
  'inquiry.logInAndSend': 'Se connecter et envoyer',
  toCentre: 'Ouvrir dans l’espace acheteur',
  more: 'Afficher plus',
} satisfies Record<keyof typeof en, string>

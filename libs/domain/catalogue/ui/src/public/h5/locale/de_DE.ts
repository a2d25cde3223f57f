import type en from './en_US'

export default {
  'offline.now': 'Keine Verbindung',
  'offline.since': 'Stand der Anzeige: {when}.',
  'offline.typed': 'Was Sie eingeben, bleibt erhalten, bis Sie wieder verbunden sind.',
  'update.ready': 'Eine neue Version ist bereit.',
  'update.use': 'Jetzt verwenden',
  'install.title': 'Immer zur Hand',
  'install.hint':
    'Legen Sie diesen Markt auf den Startbildschirm: Er öffnet sich sofort, und was Sie gesehen haben, bleibt ohne Verbindung lesbar.',
  'install.do': 'Installieren',
  'inquiry.kept': 'Was Sie eingeben, bleibt auf diesem Telefon erhalten.',
  'inquiry.logInAndSend': 'Anmelden und senden',
  toCentre: 'In der Käuferzentrale öffnen',
  more: 'Mehr anzeigen',
} satisfies Record<keyof typeof en, string>

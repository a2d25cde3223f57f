import type en from './en_US'

export default {
  // Actions
  'action.back': 'Zurück',
  'action.cancel': 'Abbrechen',
  'action.close': 'Schließen',
  'action.confirm': 'Bestätigen',
  'action.next': 'Weiter',
  'action.previous': 'Zurück',
  'action.remove': 'Entfernen',
  'action.retry': 'Erneut versuchen',
  'action.send': 'Senden',

  // States of a screen
  'state.loading': 'Wird geladen …',
  'state.offline': 'Sie sind offline. Die angezeigten Daten sind möglicherweise nicht aktuell.',
  'state.online': 'Sie sind wieder online.',

  // Lists
  'list.filters': 'Filter',
  'list.sort': 'Sortieren nach',
  'list.page': 'Seite {page} von {pages}',

  // Failures (spec sections 7 and 8)
  'error.title': 'Ein Fehler ist aufgetreten',
  'error.unexpected':
    'Etwas Unerwartetes ist passiert. Bitte versuchen Sie es erneut; tritt der Fehler wieder auf, wenden Sie sich an den Support.',
  'error.submitFailed': 'Übermittlung fehlgeschlagen, bitte versuchen Sie es später erneut',
  'error.network': 'Keine Verbindung zum Server. Prüfen Sie Ihr Netzwerk und versuchen Sie es erneut.',
  'error.timeout': 'Der Server hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es erneut.',
  'error.http': 'Der Server konnte nicht antworten (HTTP {status}). Bitte versuchen Sie es später erneut.',
  'error.tooManyRequests':
    'Zu viele Anfragen in kurzer Zeit. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'error.tooLarge': 'Die Datei ist zu groß für den Server.',
  'error.noPermission': 'Dafür fehlt Ihnen die Berechtigung: {url}',
  'error.accountDisabled': 'Dieses Konto ist deaktiviert.',
  'error.accountDeleted': 'Dieses Konto wurde gelöscht.',
  'error.languages': 'Sprachen konnten nicht vom Server geladen werden',
  'error.copyManually': 'Kopieren fehlgeschlagen, bitte manuell kopieren',
  'error.pageFailed': 'Diese Seite konnte nicht angezeigt werden',
  'error.pageFailedHelp': 'Ihre Daten sind sicher. Versuchen Sie es erneut oder kehren Sie zur Startseite zurück.',
  'error.notFound': 'Seite nicht gefunden',
  'error.notFoundHelp': 'Die Adresse ist vielleicht falsch geschrieben oder die Seite wurde verschoben.',
  'error.forbidden': 'Sie dürfen diese Seite nicht sehen',
  'error.forbiddenHelp':
    'Sie gehört zu anderen Rollen als Ihrer. Fragen Sie, wer Personen und Rechte verwaltet, oder machen Sie mit Ihrer eigenen Arbeit weiter.',
  'message.copied': 'In die Zwischenablage kopiert',

  // Session
  'session.expiredTitle': 'Anmeldung abgelaufen',
  'session.expiredText': 'Bitte melden Sie sich erneut an, um fortzufahren. Sie kehren danach auf diese Seite zurück.',
  'session.goToLogin': 'Erneut anmelden',
  'session.endedText':
    'Sie wurden in einem anderen Fenster abgemeldet oder die Sitzung ist beendet. Melden Sie sich erneut an, um fortzufahren.',
  'session.changedTitle': 'Sie haben in einem anderen Fenster gewechselt',
  'session.changedText':
    'Dort sind Sie als jemand anderes, für ein anderes Unternehmen oder einen anderen Shop angemeldet. Auf dieser Seite lässt sich nichts mehr speichern: Kopieren Sie, was Sie noch brauchen, und laden Sie die Seite neu.',
  'session.reload': 'Seite neu laden',

  // Member permissions (spec section 6)
  'ability.upgradeText': 'Erhöhen Sie Ihre Mitgliedsstufe und erhalten Sie mehr als 30 zusätzliche Vorteile.',
  'ability.marketText': 'Sie können diese Anwendung auch einzeln im Anwendungsmarkt kaufen.',
  'ability.reorderText': 'Das Anwendungspaket ist aufgebraucht. Bitte bestellen Sie es erneut.',
  'ability.currentPlan': 'Ihr Tarif: {plan}.',
  'ability.used': '{used} von {limit} sind verbraucht.',
  'ability.ended': 'Es endete am {date}.',
  'ability.planMonth': '{plan} enthält mehr davon: {price} im Monat.',
  'ability.planYear': '{plan} enthält mehr davon: {price} im Jahr.',
  'ability.package': 'Anwendungspaket {name}: {price}, {days} Tage gültig.',
  'ability.wait': 'Oder warten: Am {date} ist es wieder voll verfügbar.',
  'ability.upgrade': 'Mitgliedschaft erweitern',
  'ability.goToMarket': 'Zum Anwendungsmarkt',
  'ability.viewBenefits': 'Vorteile ansehen',

  // Leaving a form
  'leave.title': 'Diese Seite verlassen?',
  'leave.text': 'Ihre Eingaben sind noch nicht gespeichert.',
  'leave.stay': 'Hier bleiben',
  'leave.leave': 'Ohne Speichern verlassen',

  // The frame of every page
  'frame.notifications': 'Benachrichtigungen',
  'frame.home': 'Startseite',
} satisfies Record<keyof typeof en, string>

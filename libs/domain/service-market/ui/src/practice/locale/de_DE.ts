import type en from './en_US'

export default {
  title: 'Übung',
  lead: 'Probieren Sie den Servicebereich an Beispielen aus, bevor Sie ihn nutzen. Sie können jederzeit aufhören und später weitermachen.',
  'banner.title': 'Übung: Nichts wird gesendet',
  'banner.text':
    'Nur Beispiele. Es entstehen weder Dokumente noch Nummern, Gebühren oder Statistiken, und niemand sonst sieht es.',
  guide: 'Was jetzt zu tun ist',
  step: 'Schritt {step} von {steps}',
  next: 'Weiter',
  show: 'Stelle zeigen',
  restart: 'Neu beginnen',
  'restart.ask': 'Was Sie hier bisher geübt haben, geht verloren.',
  leave: 'Verlassen und später weitermachen',
  refused: 'Das führt aus der Übung hinaus. Es wurde nichts geöffnet oder gesendet.',
  skip: 'Überspringen',
  'skip.named': 'Überspringen: {name}',
  begin: 'Beginnen',
  'begin.named': 'Beginnen: {name}',
  goOn: 'Weitermachen',
  'goOn.named': 'Weitermachen: {name}',
  open: 'Öffnen',
  'open.named': 'Öffnen: {name}',
  'state.new': 'Noch nicht begonnen',
  'state.finished': 'Abgeschlossen',
  'state.skipped': 'Übersprungen',
  'finished.title': 'Geschafft',
  'finished.service_order': 'Sie haben eine Leistung bestellt, bezahlt und erhalten. In Wirklichkeit läuft es genauso.',
  'finished.declaration': 'Sie haben eine Anmeldung berichtigt, eingereicht, gesendet und bis zur Freigabe verfolgt.',
  'finished.customs_order':
    'Sie haben Waren von einer Agentur anmelden lassen, von der Anfrage bis zum abgeschlossenen Auftrag.',
  'scene.service_order': 'Eine Leistung bestellen',
  'scene.service_order.text':
    'Wählen Sie ein Angebot, stimmen Sie dem Preis zu, bezahlen Sie und bestätigen Sie das Ergebnis.',
  'scene.declaration': 'Waren selbst anmelden',
  'scene.declaration.text':
    'Finden und beheben Sie zwei Fehler in einer Anmeldung, senden Sie sie und verfolgen Sie die Antworten des Zolls.',
  'scene.customs_order': 'Waren anmelden lassen',
  'scene.customs_order.text':
    'Geben Sie einer Zollagentur einen Auftrag, stimmen Sie den Gebühren zu und geben Sie ihre Anmeldung frei.',
  'sample.provider': 'Muster Dienstleistungen GmbH',
  'sample.company': 'Muster Handel GmbH',
  'sample.translation': 'Übersetzung eines Vertrags',
  'sample.inspection': 'Prüfung vor dem Versand',
  'sample.design': 'Gestaltung einer Produktseite',
  'sample.outcome': 'Ergebnis',
  'service_order.choose.title': 'Eine Leistung wählen',
  'service_order.choose.text':
    'Wählen Sie eines der Beispielangebote und bestellen Sie es. Der Anbieter nennt den Preis, bevor Sie etwas bindet.',
  'service_order.quote.title': 'Angebot lesen und zustimmen',
  'service_order.quote.text':
    'Der Anbieter hat seinen Preis genannt. Sehen Sie Betrag, Nachlass und Zahlbetrag an und stimmen Sie oben im Auftrag zu.',
  'service_order.pay.title': 'Bezahlen',
  'service_order.pay.text':
    'Wählen Sie, wie Sie zahlen würden. Im echten Auftrag wird das Geld verwahrt, bis Sie das Ergebnis bestätigen; hier wird nichts bewegt.',
  'service_order.work.title': 'Den Anbieter arbeiten lassen',
  'service_order.work.text':
    'Ein echter Anbieter nimmt den Auftrag erst an und braucht einige Tage. Gehen Sie weiter: Dieser liefert sofort.',
  'service_order.result.title': 'Ergebnis ansehen und bestätigen',
  'service_order.result.text':
    'Das Ergebnis ist da. Im echten Auftrag gibt Ihre Bestätigung das Geld frei; Sie könnten das Ergebnis auch zurückgeben.',
  'service_order.rate.title': 'Den Anbieter bewerten',
  'service_order.rate.text': 'Sterne und ein paar Worte helfen anderen Kunden. Diese Bewertung sieht niemand.',
  'declaration.check.title': 'Ansehen, was die Prüfung gefunden hat',
  'declaration.check.text':
    'Das Formular ist aus Beispielpapieren ausgefüllt und hat zwei Fehler. Jeder Eintrag führt zu seinem Feld.',
  'declaration.mend.title': 'Beide Fehler beheben',
  'declaration.mend.text':
    'Die Packliste sagt: Eigengewicht 1650 kg, Container CSQU3054383. Berichtigen Sie beides; beim Tippen wird geprüft.',
  'declaration.submit.title': 'Das Formular einreichen',
  'declaration.submit.text':
    'Es ist kein Fehler mehr da. Gehen Sie zum letzten Schritt, sehen Sie alles durch und reichen Sie das Formular ein.',
  'declaration.send.title': 'An den Zoll senden',
  'declaration.send.text': 'Das Formular wartet auf das Senden. Senden Sie es oben: Ein Übungszoll nimmt es an.',
  'declaration.follow.title': 'Die Antworten verfolgen',
  'declaration.follow.text':
    'Gehen Sie für jede Antwort des Zolls weiter und sehen Sie, wie sie das Formular voranbringt, bis die Waren abgefertigt sind.',
  'customs_order.request.title': 'Den Auftrag an die Agentur senden',
  'customs_order.request.text':
    'Waren und Sendung sind aus einem Beispiel ausgefüllt. Sehen Sie sie durch und senden Sie den Auftrag oben ab.',
  'customs_order.fees.title': 'Die Gebühren bezahlen',
  'customs_order.fees.text':
    'Die Agentur hat den Auftrag angenommen und ihre Gebühren genannt. Bezahlen Sie sie oben, damit die Arbeit beginnt; hier wird nichts bewegt.',
  'customs_order.papers.title': 'Die Agentur die Papiere prüfen lassen',
  'customs_order.papers.text': 'Gehen Sie weiter: Die Agentur sieht die Papiere durch und erstellt die Anmeldung.',
  'customs_order.confirm.title': 'Die Anmeldung freigeben',
  'customs_order.confirm.text':
    'Sie stehen für das ein, was für Sie angemeldet wird. Geben Sie den Entwurf oben frei; erst dann darf die Agentur ihn senden.',
  'customs_order.follow.title': 'Den Zoll verfolgen',
  'customs_order.follow.text':
    'Gehen Sie für jede Antwort des Zolls weiter und sehen Sie, wie der Auftrag seiner Anmeldung folgt, bis die Waren abgefertigt sind.',
  'customs_order.complete.title': 'Den Auftrag abschließen',
  'customs_order.complete.text':
    'Die Waren sind abgefertigt. Bestätigen Sie, dass die Arbeit getan ist; im echten Auftrag gehen die Gebühren dann an die Agentur.',
} satisfies Record<keyof typeof en, string>

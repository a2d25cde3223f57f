import type en from './en_US'

export default {
  'block.title': 'Gesperrte Unternehmen',
  'block.empty': 'Kein Unternehmen ist gesperrt. Gesperrt wird aus einer Verhandlung heraus.',
  'block.ofCompany': 'Sperren',
  'block.none': 'Dieses Unternehmen hat niemanden gesperrt und wurde von niemandem gesperrt.',
  'block.status.blocked': 'Gesperrt',
  'block.column.blocked': 'Gesperrt',
  'block.column.blocker': 'Gesperrt von',
  'block.column.reason': 'Grund',
  'block.column.byName': 'Durch',
  'block.column.createdAt': 'Seit',
  'block.unnamed': 'Käufer der Anfrage {no}',
  'block.reason.spam': 'Unerwünschte Massennachrichten',
  'block.reason.fraud': 'Verdacht auf Betrug',
  'block.reason.abuse': 'Beleidigend oder unhöflich',
  'block.reason.no_fit': 'Kein gemeinsames Geschäft',
  'block.reason.other': 'Anderes',
  'block.intro':
    'Von diesem Unternehmen kommt nichts Neues mehr: keine Anfrage, kein Angebot, keine Nachricht. Offene Aufträge laufen weiter. Es erfährt nicht, wer gesperrt hat.',
  'block.note': 'Notiz für Ihre Kollegen',
  'block.action.lift': 'Sperre aufheben',
  'block.confirm': 'Das Unternehmen darf wieder anfragen, anbieten und schreiben.',
  'block.done': 'Die Sperre ist aufgehoben.',
} satisfies Record<keyof typeof en, string>

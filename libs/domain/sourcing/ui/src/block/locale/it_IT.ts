import type en from './en_US'

export default {
  'block.title': 'Aziende bloccate',
  'block.empty': 'Nessuna azienda è bloccata. Si blocca da una trattativa.',
  'block.ofCompany': 'Blocchi',
  'block.none': 'Nessun blocco, né da parte di questa azienda né nei suoi confronti.',
  'block.status.blocked': 'Bloccata',
  'block.column.blocked': 'Bloccata',
  'block.column.blocker': 'Bloccata da',
  'block.column.reason': 'Motivo',
  'block.column.byName': 'Fatto da',
  'block.column.createdAt': 'Dal',
  'block.unnamed': 'Acquirente della richiesta {no}',
  'block.reason.spam': 'Messaggi di massa indesiderati',
  'block.reason.fraud': 'Sospetta frode',
  'block.reason.abuse': 'Offensivo o scortese',
  'block.reason.no_fit': 'Nessun affare in comune',
  'block.reason.other': 'Altro',
  'block.intro':
    'Da questa azienda non arriva più nulla di nuovo: né richieste, né offerte, né messaggi. Gli ordini aperti proseguono. Non le viene detto chi ha bloccato.',
  'block.note': 'Nota per i colleghi',
  'block.action.lift': 'Togli blocco',
  'block.confirm': 'L’azienda potrà di nuovo chiedere, offrire e scrivere.',
  'block.done': 'Il blocco è tolto.',
} satisfies Record<keyof typeof en, string>

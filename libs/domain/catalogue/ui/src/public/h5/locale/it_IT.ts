import type en from './en_US'

export default {
  'offline.now': 'Nessuna connessione',
  'offline.since': 'Ciò che vede è aggiornato al {when}.',
  'offline.typed': 'Ciò che scrive resta fino al ritorno della connessione.',
  'update.ready': 'È pronta una nuova versione.',
  'update.use': 'Usala ora',
  'install.title': 'Sempre a portata di mano',
  'install.hint':
    'Metta questo mercato nella schermata Home: si apre subito e ciò che ha visto resta leggibile senza connessione.',
  'install.do': 'Installa',
  'inquiry.kept': 'Ciò che scrive resta su questo telefono.',
  'inquiry.logInAndSend': 'Accedi e invia',
  toCentre: 'Apri nell’area acquirenti',
  more: 'Mostra altro',
} satisfies Record<keyof typeof en, string>

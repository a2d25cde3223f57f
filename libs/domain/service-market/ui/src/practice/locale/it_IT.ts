import type en from './en_US'

export default {
  title: 'Esercitazione',
  lead: 'Provi l’area servizi su esempi prima di usarla. Può uscire in qualsiasi momento e riprendere più tardi.',
  'banner.title': 'Esercitazione: non viene inviato nulla',
  'banner.text': 'Solo esempi. Non ne derivano documenti, numeri, costi o statistiche, e nessun altro li vede.',
  guide: 'Che cosa fare ora',
  step: 'Passo {step} di {steps}',
  next: 'Avanti',
  show: 'Mostra dove',
  restart: 'Ricomincia',
  'restart.ask': 'Quanto ha esercitato qui finora va perso.',
  leave: 'Esci e riprendi più tardi',
  refused: 'Questo porta fuori dall’esercitazione. Nulla è stato aperto o inviato.',
  skip: 'Salta',
  'skip.named': 'Salta: {name}',
  begin: 'Inizia',
  'begin.named': 'Inizia: {name}',
  goOn: 'Riprendi',
  'goOn.named': 'Riprendi: {name}',
  open: 'Apri',
  'open.named': 'Apri: {name}',
  'state.new': 'Non ancora iniziata',
  'state.finished': 'Conclusa',
  'state.skipped': 'Saltata',
  'finished.title': 'Ha concluso',
  'finished.service_order': 'Ha ordinato, pagato e ricevuto un servizio. Nella realtà funziona allo stesso modo.',
  'finished.declaration': 'Ha corretto, presentato e inviato una dichiarazione e l’ha seguita fino allo svincolo.',
  'finished.customs_order': 'Ha fatto dichiarare merci da uno spedizioniere, dalla richiesta all’ordine chiuso.',
  'scene.service_order': 'Ordinare un servizio',
  'scene.service_order.text': 'Scelga un’offerta, accetti il prezzo, paghi e confermi il risultato.',
  'scene.declaration': 'Dichiarare le merci da sé',
  'scene.declaration.text':
    'Trovi e corregga due errori in una dichiarazione, la invii e segua le risposte della dogana.',
  'scene.customs_order': 'Far dichiarare le merci',
  'scene.customs_order.text':
    'Invii un ordine a uno spedizioniere doganale, accetti i costi e approvi la sua dichiarazione.',
  'sample.provider': 'Servizi Esempio S.r.l.',
  'sample.company': 'Commercio Esempio S.r.l.',
  'sample.translation': 'Traduzione di un contratto',
  'sample.inspection': 'Ispezione prima della spedizione',
  'sample.design': 'Progettazione di una pagina prodotto',
  'sample.outcome': 'Risultato',
  'service_order.choose.title': 'Scegliere un servizio',
  'service_order.choose.text':
    'Scelga una delle offerte di esempio e la ordini. Il fornitore indica il prezzo prima che qualcosa La vincoli.',
  'service_order.quote.title': 'Leggere il preventivo e accettarlo',
  'service_order.quote.text':
    'Il fornitore ha indicato il prezzo. Guardi importo, sconto e somma da pagare, poi accetti in alto nell’ordine.',
  'service_order.pay.title': 'Pagare',
  'service_order.pay.text':
    'Scelga come pagherebbe. In un ordine vero il denaro resta in custodia finché conferma il risultato; qui nulla si muove.',
  'service_order.work.title': 'Lasciare lavorare il fornitore',
  'service_order.work.text':
    'Un fornitore vero prima accetta l’ordine e ha bisogno di qualche giorno. Vada avanti: questo consegna subito.',
  'service_order.result.title': 'Guardare il risultato e confermarlo',
  'service_order.result.text':
    'Il risultato è arrivato. In un ordine vero la Sua conferma libera il denaro; potrebbe anche rimandarlo indietro.',
  'service_order.rate.title': 'Valutare il fornitore',
  'service_order.rate.text':
    'Stelle e poche parole aiutano gli altri clienti. Questa valutazione non è mostrata a nessuno.',
  'declaration.check.title': 'Vedere che cosa hanno trovato i controlli',
  'declaration.check.text':
    'Il modulo è compilato da documenti di esempio e ha due errori. Ogni voce dell’elenco porta al suo campo.',
  'declaration.mend.title': 'Correggere i due errori',
  'declaration.mend.text':
    'La distinta colli dice: peso netto 1650 kg, container CSQU3054383. Corregga entrambi; il controllo segue la digitazione.',
  'declaration.submit.title': 'Presentare il modulo',
  'declaration.submit.text': 'Non resta alcun errore. Vada all’ultimo passo, ricontrolli e presenti il modulo.',
  'declaration.send.title': 'Inviarlo alla dogana',
  'declaration.send.text': 'Il modulo attende l’invio. Lo invii in alto: lo riceve una dogana di esercitazione.',
  'declaration.follow.title': 'Seguire le risposte',
  'declaration.follow.text':
    'Vada avanti a ogni risposta della dogana e veda come fa avanzare il modulo, fino allo sdoganamento.',
  'customs_order.request.title': 'Inviare l’ordine allo spedizioniere',
  'customs_order.request.text':
    'Merci e spedizione sono compilate da un esempio. Le riguardi e invii l’ordine in alto.',
  'customs_order.fees.title': 'Pagare i costi',
  'customs_order.fees.text':
    'Lo spedizioniere ha accettato l’ordine e indicato i costi. Li paghi in alto perché il lavoro cominci; qui nulla si muove.',
  'customs_order.papers.title': 'Lasciare controllare i documenti',
  'customs_order.papers.text': 'Vada avanti: lo spedizioniere esamina i documenti e prepara la dichiarazione.',
  'customs_order.confirm.title': 'Approvare la dichiarazione',
  'customs_order.confirm.text':
    'Lei risponde di ciò che si dichiara per Lei. Approvi la bozza in alto; solo allora lo spedizioniere può inviarla.',
  'customs_order.follow.title': 'Seguire la dogana',
  'customs_order.follow.text':
    'Vada avanti a ogni risposta della dogana e veda come l’ordine segue la dichiarazione, fino allo sdoganamento.',
  'customs_order.complete.title': 'Chiudere l’ordine',
  'customs_order.complete.text':
    'Le merci sono sdoganate. Confermi che il lavoro è fatto; in un ordine vero i costi vanno allora allo spedizioniere.',
} satisfies Record<keyof typeof en, string>

import type en from './en_US'

export default {
  title: 'Entraînement',
  lead: 'Essayez l’espace de services sur des exemples avant de l’utiliser. Vous pouvez arrêter à tout moment et reprendre plus tard.',
  'banner.title': 'Entraînement : rien n’est envoyé',
  'banner.text':
    'Des exemples seulement. Aucun document, numéro, frais ni statistique n’en résulte, et personne d’autre ne le voit.',
  guide: 'Que faire maintenant',
  step: 'Étape {step} sur {steps}',
  next: 'Continuer',
  show: 'Montrer où',
  restart: 'Recommencer',
  'restart.ask': 'Ce que vous avez fait ici jusqu’à présent sera perdu.',
  leave: 'Quitter et reprendre plus tard',
  refused: 'Ceci mène hors de l’entraînement. Rien n’a été ouvert ni envoyé.',
  skip: 'Passer',
  'skip.named': 'Passer : {name}',
  begin: 'Commencer',
  'begin.named': 'Commencer : {name}',
  goOn: 'Reprendre',
  'goOn.named': 'Reprendre : {name}',
  open: 'Ouvrir',
  'open.named': 'Ouvrir : {name}',
  'state.new': 'Pas encore commencé',
  'state.finished': 'Terminé',
  'state.skipped': 'Passé',
  'finished.title': 'C’est terminé',
  'finished.service_order': 'Vous avez commandé, payé et reçu un service. En vrai, cela se passe de la même façon.',
  'finished.declaration': 'Vous avez corrigé, soumis et envoyé une déclaration et l’avez suivie jusqu’à la mainlevée.',
  'finished.customs_order':
    'Vous avez fait déclarer des marchandises par un courtier, de la demande à la commande close.',
  'scene.service_order': 'Commander un service',
  'scene.service_order.text': 'Choisissez une offre, acceptez son prix, payez et confirmez le résultat.',
  'scene.declaration': 'Déclarer soi-même',
  'scene.declaration.text':
    'Trouvez et corrigez deux erreurs dans une déclaration, envoyez-la et suivez les réponses de la douane.',
  'scene.customs_order': 'Faire déclarer',
  'scene.customs_order.text':
    'Envoyez une commande à un courtier en douane, acceptez les frais et approuvez sa déclaration.',
  'sample.provider': 'Services Exemple SARL',
  'sample.company': 'Négoce Exemple SARL',
  'sample.translation': 'Traduction d’un contrat',
  'sample.inspection': 'Inspection avant expédition',
  'sample.design': 'Conception d’une page produit',
  'sample.outcome': 'Résultat',
  'service_order.choose.title': 'Choisir un service',
  'service_order.choose.text':
    'Choisissez l’une des offres d’exemple et commandez-la. Le prestataire indique son prix avant tout engagement.',
  'service_order.quote.title': 'Lire le devis et l’accepter',
  'service_order.quote.text':
    'Le prestataire a indiqué son prix. Regardez le montant, la remise et la somme à payer, puis acceptez en haut de la commande.',
  'service_order.pay.title': 'Payer',
  'service_order.pay.text':
    'Choisissez comment vous paieriez. Dans une vraie commande, l’argent est sous séquestre jusqu’à votre confirmation ; ici rien ne bouge.',
  'service_order.work.title': 'Laisser travailler le prestataire',
  'service_order.work.text':
    'Un vrai prestataire accepte d’abord la commande et a besoin de quelques jours. Continuez : celui-ci livre aussitôt.',
  'service_order.result.title': 'Regarder le résultat et le confirmer',
  'service_order.result.text':
    'Le résultat est là. Dans une vraie commande, votre confirmation libère l’argent ; vous pourriez aussi le renvoyer.',
  'service_order.rate.title': 'Évaluer le prestataire',
  'service_order.rate.text':
    'Des étoiles et quelques mots aident les autres clients. Cette évaluation n’est montrée à personne.',
  'declaration.check.title': 'Voir ce que les contrôles ont trouvé',
  'declaration.check.text':
    'Le formulaire est rempli d’après des papiers d’exemple et contient deux erreurs. Chaque ligne mène à son champ.',
  'declaration.mend.title': 'Corriger les deux erreurs',
  'declaration.mend.text':
    'La liste de colisage dit : poids net 1650 kg, conteneur CSQU3054383. Corrigez les deux ; le contrôle suit la saisie.',
  'declaration.submit.title': 'Soumettre le formulaire',
  'declaration.submit.text':
    'Il ne reste aucune erreur. Allez à la dernière étape, relisez et soumettez le formulaire.',
  'declaration.send.title': 'L’envoyer à la douane',
  'declaration.send.text':
    'Le formulaire attend d’être envoyé. Envoyez-le en haut : une douane d’entraînement le reçoit.',
  'declaration.follow.title': 'Suivre les réponses',
  'declaration.follow.text':
    'Continuez à chaque réponse de la douane et voyez comment le formulaire avance, jusqu’au dédouanement.',
  'customs_order.request.title': 'Envoyer la commande au courtier',
  'customs_order.request.text':
    'Marchandises et expédition sont remplies d’après un exemple. Relisez-les et envoyez la commande en haut.',
  'customs_order.fees.title': 'Payer les frais',
  'customs_order.fees.text':
    'Le courtier a accepté la commande et indiqué ses frais. Payez-les en haut pour que le travail commence ; ici rien ne bouge.',
  'customs_order.papers.title': 'Laisser le courtier vérifier les papiers',
  'customs_order.papers.text': 'Continuez : le courtier examine les papiers et établit la déclaration.',
  'customs_order.confirm.title': 'Approuver la déclaration',
  'customs_order.confirm.text':
    'Vous répondez de ce qui est déclaré pour vous. Approuvez le projet en haut ; le courtier ne peut l’envoyer qu’ensuite.',
  'customs_order.follow.title': 'Suivre la douane',
  'customs_order.follow.text':
    'Continuez à chaque réponse de la douane et voyez comment la commande suit sa déclaration, jusqu’au dédouanement.',
  'customs_order.complete.title': 'Clore la commande',
  'customs_order.complete.text':
    'Les marchandises sont dédouanées. Confirmez que le travail est fait ; dans une vraie commande, les frais vont alors au courtier.',
} satisfies Record<keyof typeof en, string>

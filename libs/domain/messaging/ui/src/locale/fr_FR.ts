import type en from './en_US'

export default {
  // The message centre
  'centre.title': 'Messages',
  'centre.tabs': 'Types de messages',
  'centre.tab.all': 'Tout',
  'centre.tab.business': 'Notifications commerciales',
  'centre.tab.system': 'Notifications système',
  'centre.categories': 'Domaines d’activité',
  'centre.category.any': 'Tous les domaines',
  'centre.category.logistics': 'Logistique',
  'centre.category.transactions': 'Transactions',
  'centre.category.inquiries': 'Demandes de prix',
  'centre.category.negotiations': 'Négociations',
  'centre.unreadCount_one': '{count} non lu',
  'centre.unreadCount_many': '{count} non lus',
  'centre.unreadCount_other': '{count} non lus',
  'centre.unreadOnly': 'Non lus uniquement',
  'centre.selectPage': 'Tout sélectionner sur cette page',
  'centre.selectOne': 'Sélectionner : {title}',
  'centre.readSelected_one': 'Marquer {count} comme lu',
  'centre.readSelected_many': 'Marquer {count} comme lus',
  'centre.readSelected_other': 'Marquer {count} comme lus',
  'centre.readAll': 'Tout marquer comme lu',
  'centre.readAllHere': 'Marquer tous ceux-ci comme lus',
  'centre.list': 'Messages, du plus récent au plus ancien',
  'centre.pages': 'Pages de messages',
  'centre.page': 'Page {page}',

  // One message
  'message.unread': 'Non lu',
  'message.markRead': 'Marquer comme lu',
  'message.markUnread': 'Marquer comme non lu',
  'message.store': 'Boutique',
  'message.verificationTime': 'Vérifié le {when}',
  'message.verificationAhead': 'Aura lieu le {when}',
  'message.reply': 'Texte du message',
  'message.folded_one': '{count} fois',
  'message.folded_many': '{count} fois',
  'message.folded_other': '{count} fois',

  // Taking it back
  'undo.read_one': '{count} message marqué comme lu.',
  'undo.read_many': '{count} messages marqués comme lus.',
  'undo.read_other': '{count} messages marqués comme lus.',
  'undo.nothing': 'Rien à marquer : tout est déjà lu.',
  'undo.action': 'Annuler',
  'undo.done_one': '{count} message est de nouveau non lu.',
  'undo.done_many': '{count} messages sont de nouveau non lus.',
  'undo.done_other': '{count} messages sont de nouveau non lus.',

  // States of the list
  'empty.title': 'Aucun message pour le moment',
  'empty.hint': 'Vous trouverez ici les événements liés à vos demandes, commandes et examens.',
  'empty.unread.title': 'Tout est lu',
  'empty.unread.hint': 'Les nouveaux messages apparaissent ici automatiquement.',
  'empty.unread.showAll': 'Afficher aussi les messages lus',
  'failed.title': 'Les messages n’ont pas pu être chargés',
  'failed.hint': 'Rien n’est perdu. Réessayez dans un instant.',

  // People and things without a name
  'party.unnamed': 'Un acheteur pas encore identifié',
  'kind.unknown.title': 'Du nouveau pour vous',
  'kind.unknown.text': 'Ouvrez le message pour en voir le contenu.',

  // Inspections
  'kind.factory_inspection_agreed.title': 'Le vendeur a accepté l’inspection de l’usine',
  'kind.factory_inspection_agreed.text': 'L’inspection de l’usine pour « {name} » peut avoir lieu.',
  'kind.goods_inspection_agreed.title': 'Le vendeur a accepté l’inspection des marchandises',
  'kind.goods_inspection_agreed.text': 'Les marchandises de « {name} » peuvent être inspectées.',
  'kind.inspection_requested.title': 'Une inspection a été demandée',
  'kind.inspection_requested.text': '{party} demande une inspection pour la commande {no}.',
  'kind.inspection_report_ready.title': 'Un rapport d’inspection est prêt',
  'kind.inspection_report_ready.text': 'Le rapport de la commande {no} peut être consulté.',

  // Accounts and support
  'kind.registration_data_review.title': 'Les données de votre entreprise ont été examinées',
  'kind.registration_data_review.text': 'L’inscription de {company} a été examinée.',
  'kind.registration_data_review.text.registration_approved': 'L’inscription de {company} est approuvée. Bienvenue !',
  'kind.registration_data_review.text.registration_rejected': 'L’inscription de {company} n’a pas pu être approuvée.',
  'kind.registration_data_review.text.registration_need_info':
    'Il nous faut des informations complémentaires sur l’inscription de {company}.',
  'kind.registration_data_review.text.registration_expired':
    'L’inscription de {company} a expiré faute de réponse. Vous pouvez l’envoyer de nouveau.',
  'kind.registration_data_review.text.registration_deleted_soon':
    'L’inscription de {company} est inactive depuis longtemps : ses données et pièces seront bientôt supprimées.',
  'kind.registration_data_review.text.company_change_approved':
    'La modification des données de {company} est approuvée.',
  'kind.registration_data_review.text.company_change_rejected':
    'La modification des données de {company} n’a pas pu être approuvée.',
  'kind.registration_data_review.text.company_change_need_info':
    'Il nous faut des informations complémentaires sur la modification des données de {company}.',
  'kind.registration_data_review.text.company_change_expired':
    'La modification des données de {company} a expiré faute de réponse. Vous pouvez l’envoyer de nouveau.',
  'kind.registration_data_review.text.company_change_deleted_soon':
    'La modification des données de {company} est inactive depuis longtemps : elle et ses pièces seront bientôt supprimées.',
  'kind.customer_service_reply.title': 'Le service client a répondu',
  'kind.customer_service_reply.text': 'Votre question « {name} » a reçu une réponse.',
  'kind.desk_reply.title': 'Le service client a répondu dans votre discussion',
  'kind.desk_reply.text': '{actor} vous a écrit pendant votre absence.',
  'kind.customer_message_answered.title': 'Un client a répondu',
  'kind.customer_message_answered.text': '{name} a de nouveau écrit au sujet de {no}.',
  'kind.after_sale_reply.title': 'Le vendeur a répondu à votre demande après-vente',
  'kind.after_sale_reply.text': 'Votre demande « {name} » a reçu une réponse.',
  'kind.security_alert.title': 'Alerte de sécurité sur votre compte',
  'kind.security_alert.text':
    'L’accès à votre compte a été modifié le {date}. Ce n’était pas vous ? Changez votre mot de passe.',
  'kind.security_alert.text.new_device':
    '{actor} s’est connecté sur un nouvel appareil le {date}. Ce n’était pas vous ? Changez votre mot de passe.',
  'kind.security_alert.text.password_changed':
    'Le mot de passe a été modifié le {date}. Ce n’était pas vous ? Définissez-en un nouveau immédiatement.',
  'kind.security_alert.text.role_changed': '{actor} a modifié les droits de votre compte le {date}.',
  'kind.security_alert.text.access_suspended': '{actor} a suspendu votre accès à {party} le {date}.',
  'kind.security_alert.text.access_resumed': '{actor} a rétabli votre accès à {party} le {date}.',
  'kind.security_alert.text.operator_suspended': '{actor} a suspendu votre accès d’opérateur le {date}.',
  'kind.security_alert.text.operator_resumed': '{actor} a rétabli votre accès d’opérateur le {date}.',
  'kind.security_alert.text.operator_ended': '{actor} a mis fin à votre activité d’opérateur le {date}.',
  'kind.security_alert.text.account_unlocked':
    '{actor} a déverrouillé votre compte le {date}. Ce n’est pas vous qui avez tenté de vous connecter ? Changez tout de suite votre mot de passe.',
  'kind.security_alert.text.access_ended': '{actor} a mis fin à votre accès à {party} le {date}.',
  'kind.security_alert.text.bank_submitted':
    '{actor} a soumis le compte bancaire {name} le {date}. Ce n’était pas vous ? Retirez-le et changez votre mot de passe.',
  'kind.security_alert.text.bank_refused': 'Le compte bancaire {name} n’a pas été accepté : {reason}',
  'kind.security_alert.text.bank_planned':
    'Le compte bancaire {name} prend effet le {date}. Ce n’était pas vous ? Retirez-le avant.',
  'kind.security_alert.text.file_infected':
    'Un virus a été trouvé dans votre fichier {name}. Plus personne ne peut l’ouvrir.',
  'kind.security_alert.text.bank_blocked': 'La plateforme a bloqué le compte bancaire {name} : {reason}',
  'kind.security_alert.text.payee_planned':
    'Le compte pour payer {party} change le {date}. D’ici là, payez sur le compte que montre votre commande.',
  'kind.security_alert.text.payee_changed':
    'Le compte pour payer {party} a changé le {date}. Comparez-le dans votre commande avant de payer.',
  'kind.security_alert.text.payee_kept':
    'Le compte pour payer {party} ne change finalement pas. Continuez de payer sur celui de votre commande.',
  'kind.security_alert.text.payee_blocked':
    'La plateforme a bloqué le compte pour payer {party}. Veuillez ne pas payer tant que votre commande n’en montre pas un autre.',
  'kind.security_alert.text.bank_changed': 'Le compte bancaire {name} est en vigueur depuis le {date}.',
  'kind.security_alert.text.contact_changed':
    'Une adresse avec laquelle vous vous connectez a été modifiée le {date}. Ce n’était pas vous ? Contactez immédiatement le service client.',
  'kind.security_alert.text.second_factor_on': 'La deuxième étape de connexion a été activée le {date}.',
  'kind.security_alert.text.second_factor_off':
    'La deuxième étape de connexion a été désactivée le {date}. Ce n’était pas vous ? Changez immédiatement votre mot de passe.',
  'kind.security_alert.text.second_factor_reset':
    'La plateforme a retiré la deuxième étape de votre compte le {date}. Vous ne l’aviez pas demandé ? Changez votre mot de passe immédiatement.',
  'kind.security_alert.text.deletion_requested':
    'La suppression de votre compte a été demandée le {date}. Une connexion l’annule.',
  'kind.security_alert.text.deletion_taken_back':
    'La demande de suppression de votre compte a été annulée par une connexion le {date}. Si ce n’était pas vous, changez votre mot de passe.',
  'kind.security_alert.text.account_disabled':
    'Votre compte a été désactivé par la plateforme le {date}. Le service client répond à vos questions.',
  'kind.security_alert.text.account_enabled': 'Votre compte a été réactivé le {date}. Vous pouvez vous connecter.',
  'kind.security_alert.text.passkey_added':
    'Une clé d’accès a été ajoutée à votre compte le {date}. Ce n’était pas vous ? Supprimez-la et changez immédiatement votre mot de passe.',
  'kind.security_alert.text.passkey_removed':
    'Une clé d’accès a été supprimée de votre compte le {date}. Ce n’était pas vous ? Changez immédiatement votre mot de passe.',
  'kind.security_alert.text.passkey_blocked':
    'Une clé d’accès de votre compte a été bloquée le {date}, car une copie semble être utilisée. Supprimez-la et changez votre mot de passe.',
  'kind.security_alert.text.device_trusted':
    'Un appareil a été déclaré de confiance le {date} : pendant 30 jours, il se connecte sans la deuxième étape. Si ce n’était pas vous, changez votre mot de passe.',
  'kind.platform_announcement.title': 'Annonce de la plateforme',
  'kind.platform_announcement.text': '{name}',

  // Inquiries
  'kind.inquiry_received.title': 'Nouvelle demande de prix',
  'kind.inquiry_received.text': '{party} demande un prix pour « {name} ».',
  'kind.inquiry_reply.title': 'Réponse à votre demande de prix',
  'kind.inquiry_reply.text': '{party} a répondu au sujet de « {name} ».',
  'kind.inquiry_amended.title': 'Une demande de prix a été modifiée',
  'kind.inquiry_amended.text': '{party} a modifié la demande « {name} ».',
  'kind.inquiry_extended.title': 'Une demande a été prolongée',
  'kind.inquiry_extended.text': '{party} accepte des devis pour « {name} » jusqu’au {date}.',
  'kind.inquiry_cancelled.title': 'Une demande de prix a été annulée',
  'kind.inquiry_cancelled.text': '{party} n’a plus besoin de devis pour « {name} ».',
  'kind.inquiry_declined.title': 'Un vendeur a décliné votre demande de prix',
  'kind.inquiry_declined.text': '{party} ne fait pas de devis pour « {name} ».',
  'kind.inquiry_declined.text.out_of_range': '{party} ne fabrique pas ce que vous demandez dans « {name} ».',
  'kind.inquiry_declined.text.quantity_too_small': 'Les quantités de « {name} » sont trop faibles pour {party}.',
  'kind.inquiry_declined.text.price_not_possible': '{party} ne peut pas atteindre le prix cible de « {name} ».',
  'kind.inquiry_declined.text.capacity': '{party} n’a pas de capacité pour « {name} » actuellement.',
  'kind.inquiry_declined.text.destination': '{party} ne livre pas à la destination de « {name} ».',
  'kind.inquiry_closed.title': 'Une demande de prix a été close',
  'kind.inquiry_closed.text': 'La demande « {name} » avec {party} est close.',
  'kind.inquiry_expired.title': 'Une demande de prix a expiré',
  'kind.inquiry_expired.text': 'Le délai de la demande « {name} » est dépassé et il ne reste aucun devis valable.',
  'kind.inquiry_unanswered.title': 'Une demande de prix est toujours sans réponse',
  'kind.inquiry_unanswered.text': 'Il n’y a pas encore de réponse entre vous et {party} sur « {name} ».',

  // Negotiations
  'kind.quotation_received.title': 'Nouveau devis',
  'kind.quotation_received.text': '{party} a envoyé la version {quoteVersion} du devis pour « {name} ».',
  'kind.quotation_countered.title': 'Contre-offre',
  'kind.quotation_countered.text': '{party} a fait une contre-offre pour « {name} ».',
  'kind.quotation_accepted.title': 'Devis accepté',
  'kind.quotation_accepted.text': '{party} a accepté le devis pour « {name} ». La commande est conclue.',
  'kind.quotation_rejected.title': 'Devis refusé',
  'kind.quotation_rejected.text': '{party} a refusé le devis pour « {name} ».',
  'kind.quotation_rejected.text.price': '{party} a refusé le devis pour « {name} » en raison du prix.',
  'kind.quotation_rejected.text.lead_time': '{party} a refusé le devis pour « {name} » en raison du délai.',
  'kind.quotation_rejected.text.payment_terms':
    '{party} a refusé le devis pour « {name} » en raison des conditions de paiement.',
  'kind.quotation_rejected.text.quality': '{party} a refusé le devis pour « {name} » en raison de la qualité.',
  'kind.quotation_rejected.text.not_awarded': '{party} a choisi un autre vendeur pour « {name} ».',
  'kind.quotation_withdrawn.title': 'Devis retiré',
  'kind.quotation_withdrawn.text': '{party} a retiré le devis pour « {name} ».',
  'kind.quotation_expiring.title': 'Un devis expire bientôt',
  'kind.quotation_expiring.text': 'Le devis de {party} pour « {name} » est valable jusqu’au {date}.',
  'kind.quotation_expired.title': 'Un devis a expiré',
  'kind.quotation_expired.text': 'Le devis pour « {name} » avec {party} n’est plus valable.',
  'kind.quote_approval_needed.title': 'Un devis doit être approuvé',
  'kind.quote_approval_needed.text': 'Le devis de {party} pour « {name} » attend votre approbation.',
  'kind.quote_approved.title': 'Achat approuvé',
  'kind.quote_approved.text': '{by} a approuvé le devis de {party} pour « {name} ». La commande est conclue.',
  'kind.quote_approval_declined.title': 'Achat non approuvé',
  'kind.quote_approval_declined.text': '{by} n’a pas approuvé le devis de {party} pour « {name} ».',
  'kind.negotiation_message.title': 'Nouveau message dans une négociation',
  'kind.negotiation_message.text': '{party} a écrit au sujet de « {name} ».',

  // Contracts, orders and money
  'kind.order_created.title': 'Nouvelle commande',
  'kind.order_created.text': 'La commande {no} avec {party} pour « {name} » est conclue.',
  'kind.contract_to_sign.title': 'Un contrat attend votre signature',
  'kind.contract_to_sign.text': '{party} a envoyé le contrat de la commande {no}. Vérifiez-le et signez-le.',
  'kind.contract_signed.title': 'Contrat signé',
  'kind.contract_signed.text': 'Le contrat de la commande {no} avec {party} est signé par les deux parties.',
  'kind.order_stage_changed.title': 'Du nouveau sur une commande',
  'kind.order_stage_changed.text': 'La commande {no} avec {party} a atteint une nouvelle étape.',
  'kind.order_stage_changed.text.contracting':
    'Le contrat de la commande {no} avec {party} est en cours de finalisation.',
  'kind.order_stage_changed.text.signed': 'Le contrat de la commande {no} avec {party} est signé.',
  'kind.order_stage_changed.text.in_production': 'La commande {no} avec {party} est en production.',
  'kind.order_stage_changed.text.ready': 'Les marchandises de la commande {no} avec {party} sont prêtes.',
  'kind.order_stage_changed.text.ready_to_ship': 'La commande {no} avec {party} peut être expédiée.',
  'kind.order_stage_changed.text.shipped': 'Les marchandises de la commande {no} avec {party} sont en route.',
  'kind.order_stage_changed.text.delivered': 'Les marchandises de la commande {no} avec {party} sont arrivées.',
  'kind.order_stage_changed.text.accepted': 'Les marchandises de la commande {no} avec {party} sont acceptées.',
  'kind.order_stage_changed.text.completed': 'La commande {no} avec {party} est terminée.',
  'kind.order_stage_changed.text.cancelled': 'La commande {no} avec {party} est annulée.',
  'kind.order_stage_changed.text.material_in': 'La matière pour la commande {no} avec {party} est arrivée à l’usine.',
  'kind.order_stage_changed.text.lab_dip': 'Les échantillons de couleur de la commande {no} avec {party} sont prêts.',
  'kind.order_stage_changed.text.pp_sample': 'L’échantillon de présérie de la commande {no} avec {party} est prêt.',
  'kind.order_stage_changed.text.bulk_start': 'La production en série de la commande {no} avec {party} a commencé.',
  'kind.order_stage_changed.text.bulk_50': 'La moitié de la commande {no} avec {party} est produite.',
  'kind.order_stage_changed.text.bulk_80': 'Les quatre cinquièmes de la commande {no} avec {party} sont produits.',
  'kind.order_stage_changed.text.finishing': 'La commande {no} avec {party} est en cours de finition.',
  'kind.order_stage_changed.text.packing': 'La commande {no} avec {party} est en cours d’emballage.',
  'kind.order_stage_changed.text.payment_reported':
    '{party} signale un paiement pour la commande {no}. Veuillez le vérifier.',
  'kind.order_stage_changed.text.payment_secured': '{party} a noté que le paiement de la commande {no} est garanti.',
  'kind.order_stage_changed.text.cancel_requested': '{party} demande l’annulation de la commande {no}.',
  'kind.order_stage_changed.text.cancel_refused':
    'La commande {no} avec {party} se poursuit : la demande d’annulation a été refusée.',
  'kind.order_stage_changed.text.contract_rejected': '{party} n’a pas accepté le contrat de la commande {no}.',
  'kind.order_stage_changed.text.frozen': 'La commande {no} avec {party} est bloquée par la plateforme.',
  'kind.order_stage_changed.text.unfrozen': 'La commande {no} avec {party} peut se poursuivre.',
  'kind.service_order_changed.title': 'Du nouveau sur une commande de service',
  'kind.service_order_changed.text': 'La commande de service {no} avec {party} a changé.',
  'kind.service_order_changed.text.pending_quote': '{party} demande un devis pour la commande de service {no}.',
  'kind.service_order_changed.text.pending_payment': 'La commande de service {no} avec {party} attend le paiement.',
  'kind.service_order_changed.text.pending_accept':
    'La commande de service {no} avec {party} est payée ; le prestataire l’accepte sous {hours} heures.',
  'kind.service_order_changed.text.accept_order': '{party} a accepté la commande de service {no}.',
  'kind.service_order_changed.text.reject_deliverable': '{party} a renvoyé le résultat de la commande de service {no}.',
  'kind.service_order_changed.text.pending_confirm':
    'Le résultat de la commande de service {no} avec {party} a été remis. Sans réponse, il est considéré comme confirmé après {days} jours.',
  'kind.service_order_changed.text.disputed': 'La plateforme tranche sur la commande de service {no} avec {party}.',
  'kind.service_order_changed.text.completed': 'La commande de service {no} avec {party} est terminée.',
  'kind.service_order_changed.text.rejected': 'La commande de service {no} avec {party} a été refusée.',
  'kind.service_order_changed.text.cancelled': 'La commande de service {no} avec {party} est annulée.',
  'kind.service_order_changed.text.quoted': '{party} a envoyé un devis pour la commande de service {no}.',
  'kind.service_order_changed.text.material_uploaded':
    '{party} a déposé des documents pour la commande de service {no}.',
  'kind.service_order_changed.text.material_refused':
    '{party} n’a pas pu accepter un document de la commande de service {no}.',
  'kind.service_order_changed.text.material_requested':
    '{party} a besoin d’un document pour la commande de service {no}.',
  'kind.service_order_changed.text.step_finished': '{party} a terminé une étape de la commande de service {no}.',
  'kind.service_order_changed.text.cancel_proposed': '{party} propose de mettre fin à la commande de service {no}.',
  'kind.service_order_changed.text.cancel_refused':
    'La commande de service {no} avec {party} continue : la proposition d’y mettre fin a été refusée.',
  'kind.service_order_changed.text.rated': '{party} a évalué la commande de service {no}.',
  'kind.service_order_changed.text.payment_failed':
    'Le paiement de la commande de service {no} n’a pas été possible. Veuillez réessayer.',
  'kind.service_order_changed.text.due_soon':
    'La commande de service {no} avec {party} vous attend. Sans vous elle avancera bientôt d’elle-même ; sa page dit quand et comment.',
  'kind.service_order_changed.text.late': 'La commande de service {no} avec {party} a pris du retard.',
  'kind.service_order_changed.text.payment_reported':
    '{party} déclare avoir payé directement la commande de service {no}. Veuillez confirmer la réception.',
  'kind.service_order_changed.text.receipt_denied':
    '{party} n’a pas reçu le paiement de la commande de service {no}. Lisez pourquoi : sous {hours} heures, vous pouvez le déclarer à nouveau ou saisir la plateforme ; ensuite la commande est annulée.',
  'kind.service_order_changed.text.receipt_denied_last':
    '{party} n’a pas reçu le paiement de la commande de service {no}, déclaré pour la dernière fois. Lisez pourquoi : sous {hours} heures, vous pouvez saisir la plateforme ou payer par elle ; ensuite la commande est annulée.',
  'kind.service_order_changed.text.receipt_late':
    'Le paiement de la commande de service {no} avec {party} n’est toujours pas confirmé. Sans réponse, la plateforme tranche dans {hours} heures.',
  'kind.service_order_changed.text.payment_unanswered':
    'Personne n’a dit si le paiement de la commande de service {no} avec {party} est arrivé : la plateforme tranche. Montrez ce qui le prouve.',
  'kind.service_order_changed.text.payment_lapsed':
    'La commande de service {no} avec {party} est annulée : le paiement a été contesté et la plateforme n’a pas été saisie à temps.',
  'kind.service_order_changed.text.refund_reported':
    '{party} déclare avoir remboursé la commande de service {no}. Veuillez confirmer la réception ; sans réponse sous {hours} heures, elle est réputée acquise.',
  'kind.service_order_changed.text.refund_received':
    '{party} confirme le remboursement de la commande de service {no}.',
  'kind.service_order_changed.text.refund_denied':
    '{party} n’a pas reçu le remboursement de la commande de service {no}. Lisez pourquoi.',
  'kind.service_order_changed.text.refund_due_soon':
    'Le remboursement de la commande de service {no} à {party} arrive à échéance. Montant et date sont sur sa page.',
  'kind.service_order_changed.text.refund_overdue':
    'Le remboursement de la commande de service {no} avec {party} est en retard. Le client peut saisir la plateforme.',
  'kind.service_order_changed.text.payment_escalated':
    '{party} a saisi la plateforme de son paiement de la commande de service {no}. Confirmez-le ou montrez qu’il n’est pas arrivé.',
  'kind.service_order_changed.text.payment_decided_received':
    'La plateforme a tranché pour la commande de service {no} avec {party} : le paiement est arrivé. La commande continue.',
  'kind.service_order_changed.text.payment_decided_missing':
    'La plateforme a tranché pour la commande de service {no} avec {party} : le paiement n’est pas arrivé.',
  'kind.service_order_changed.text.refund_escalated':
    '{party} a saisi la plateforme du remboursement de la commande de service {no}. Déclarez-le ou montrez vos preuves ; la plateforme tranche.',
  'kind.service_order_changed.text.refund_decided_paid':
    'La plateforme a tranché pour la commande de service {no} avec {party} : le remboursement est payé.',
  'kind.service_order_changed.text.refund_decided_owed':
    'La plateforme a tranché pour la commande de service {no} avec {party} : le remboursement reste dû. Jusque-là, le prestataire n’accepte rien de nouveau.',
  'kind.service_order_changed.text.commission_owed':
    'La commande de service {no} avec {party} a été payée directement : vous devez la commission à la plateforme. Montant et date sont sur sa page.',
  'kind.service_order_changed.text.commission_received':
    'La commission de la commande de service {no} avec {party} est réglée.',
  'kind.after_sales_changed.title': 'Du nouveau dans un dossier après-vente',
  'kind.after_sales_changed.text': 'Le dossier après-vente {no} avec {party} a changé.',
  'kind.after_sales_changed.text.pending_provider':
    '{party} a ouvert le dossier après-vente {no}. Sans réponse sous {hours} heures, il est réputé accepté.',
  'kind.after_sales_changed.text.negotiating':
    '{party} a fait une offre dans le dossier après-vente {no}. Veuillez répondre sous {hours} heures.',
  'kind.after_sales_changed.text.agreed':
    'Accord dans le dossier après-vente {no} avec {party}. Le client confirme qu’il est réglé.',
  'kind.after_sales_changed.text.redoing': 'Dans le dossier après-vente {no} avec {party}, le travail est refait.',
  'kind.after_sales_changed.text.refunding':
    'Dans le dossier après-vente {no} avec {party}, de l’argent est rendu au client.',
  'kind.after_sales_changed.text.platform_review': 'La plateforme décide du dossier après-vente {no} avec {party}.',
  'kind.after_sales_changed.text.completed': 'Le dossier après-vente {no} avec {party} est réglé.',
  'kind.after_sales_changed.text.rejected':
    '{party} a refusé le dossier après-vente {no}. Il peut être transmis à la plateforme sous {hours} heures.',
  'kind.after_sales_changed.text.closed': 'Le dossier après-vente {no} avec {party} est clos.',
  'kind.after_sales_changed.text.cancelled': 'Le dossier après-vente {no} avec {party} a été retiré.',
  'kind.after_sales_changed.text.redone':
    '{party} a refait le travail du dossier après-vente {no}. Veuillez le confirmer sous {hours} heures.',
  'kind.after_sales_changed.text.due_soon':
    'Le dossier après-vente {no} avec {party} vous attend. Sans réponse il avancera bientôt de lui-même ; sa page dit quand et comment.',
  'kind.after_sales_changed.text.replied': 'Nouveau message dans le dossier après-vente {no} avec {party}.',
  'kind.after_sales_changed.text.refund_reported':
    '{party} déclare avoir remboursé le dossier après-vente {no}. Confirmez sous {hours} heures.',
  'kind.after_sales_changed.text.refund_denied': '{party} n’a pas reçu le remboursement du dossier après-vente {no}.',
  'kind.after_sales_changed.text.refund_due_soon':
    'Le remboursement du dossier après-vente {no} à {party} arrive à échéance. Montant et date sont sur sa page.',
  'kind.after_sales_changed.text.refund_overdue':
    'Le remboursement du dossier après-vente {no} avec {party} est en retard. Le client peut saisir la plateforme.',
  'kind.after_sales_changed.text.refund_decided_paid':
    'La plateforme a tranché pour le dossier après-vente {no} avec {party} : le remboursement est payé.',
  'kind.after_sales_changed.text.refund_decided_owed':
    'La plateforme a tranché pour le dossier après-vente {no} avec {party} : le remboursement reste dû. Jusque-là, le prestataire n’accepte rien de nouveau.',
  'kind.payment_due.title': 'Un paiement est à effectuer',
  'kind.payment_due.text': '{amount} pour la commande {no} avec {party} à payer avant le {date}.',
  'kind.payment_received.title': 'Paiement reçu',
  'kind.payment_received.text': '{amount} pour la commande {no} avec {party} ont été reçus.',
  'kind.payment_overdue.title': 'Un paiement est en retard',
  'kind.payment_overdue.text': '{amount} pour la commande {no} avec {party} étaient dus avant le {date}.',
  'kind.claim_opened.title': 'Une réclamation a été ouverte',
  'kind.claim_opened.text': '{party} a ouvert une réclamation sur la commande {no}.',
  'kind.claim_escalated.title': 'Une réclamation a été transmise à la plateforme',
  'kind.claim_escalated.text': 'La plateforme statue sur la réclamation de la commande {no} avec {party}.',
  'kind.claim_ruled.title': 'Une réclamation a été tranchée',
  'kind.claim_ruled.text': 'Une décision a été rendue sur la réclamation de la commande {no} avec {party}.',

  // Logistics
  'kind.shipment_booked.title': 'Expédition réservée',
  'kind.shipment_booked.text': 'Les marchandises de la commande {no} avec {party} partent le {date}.',
  'kind.shipped.title': 'Marchandises expédiées',
  'kind.shipped.text': 'Les marchandises de la commande {no} avec {party} sont en route depuis le {date}.',
  'kind.eta_changed.title': 'Nouvelle date d’arrivée',
  'kind.eta_changed.text': 'Les marchandises de la commande {no} avec {party} arriveront désormais le {date}.',
  'kind.arrived.title': 'Marchandises arrivées',
  'kind.arrived.text': 'Les marchandises de la commande {no} avec {party} sont arrivées le {date}.',
  'kind.documents_released.title': 'Documents d’expédition disponibles',
  'kind.documents_released.text': 'Les documents de la commande {no} avec {party} peuvent être consultés.',

  // Reviews, imports and plans
  'kind.product_review_result.title': 'Un produit a été examiné',
  'kind.product_review_result.text': 'Une décision a été rendue sur « {name} ».',
  'kind.product_review_result.text.approved': '« {name} » est approuvé.',
  'kind.product_review_result.text.rejected': '« {name} » n’a pas été approuvé : {reason}',
  'kind.product_review_result.text.revision': '« {name} » doit être corrigé : {reason}',
  'kind.product_review_result.text.unbanned':
    '« {name} » peut être remis en vente : la plateforme a levé l’interdiction.',
  'kind.product_review_result.text.banned': '« {name} » a été retiré de la vente par la plateforme : {reason}',
  'kind.store_review_result.title': 'Une boutique a été examinée',
  'kind.store_review_result.text': 'Une décision a été prise sur « {name} ».',
  'kind.store_review_result.text.approved': 'La boutique « {name} » est approuvée.',
  'kind.store_review_result.text.rejected': 'La boutique « {name} » a été refusée : {reason}',
  'kind.store_suspended.title': 'Une de vos boutiques est suspendue',
  'kind.store_suspended.text': '« {name} » et ses produits ne sont plus présentés : {reason}',
  'kind.store_reinstated.title': 'Une de vos boutiques est rouverte',
  'kind.store_reinstated.text': '« {name} » et ses produits sont de nouveau présentés. {reason}',
  'kind.price_relation.title': 'Prix privés',
  'kind.price_relation.text': 'Du nouveau sur les prix de « {name} », avec {party}.',
  'kind.price_relation.text.requested': '{party} demande à voir les prix de « {name} ». {reason}',
  'kind.price_relation.text.invited': '{party} propose de vous montrer ses prix. {reason}',
  'kind.price_relation.text.accepted': '{party} a accepté : les prix de « {name} » sont partagés.',
  'kind.price_relation.text.refused': '{party} a refusé de partager les prix de « {name} » : {reason}',
  'kind.price_relation.text.ended': '{party} ne partage plus les prix de « {name} » : {reason}',
  'kind.service_review_result.title': 'Un service a été examiné',
  'kind.service_review_result.text': 'Une décision a été rendue sur « {name} ».',
  'kind.service_review_result.text.approved': '« {name} » est approuvé.',
  'kind.service_review_result.text.rejected': '« {name} » n’a pas été approuvé : {reason}',
  'kind.service_question_asked.title': 'Une question sur votre service',
  'kind.service_question_asked.text': '{party} pose une question sur « {name} ».',
  'kind.service_question_answered.title': 'Une réponse à votre question',
  'kind.service_question_answered.text': 'Le prestataire a répondu à votre question sur « {name} ».',
  'kind.service_disabled.title': 'Un service a été désactivé par la plateforme',
  'kind.service_disabled.text': '« {name} » n’est plus proposé : {reason}',
  'kind.service_proof_expiring.title': 'Un justificatif de votre service arrive à échéance',
  'kind.service_proof_expiring.text':
    'Un justificatif de « {name} » est valable jusqu’au {date}. Ajoutez le nouveau à temps : sans lui, le service quitte le marché.',
  'kind.service_proof_expired.title': 'Un service n’est plus en ligne : un justificatif a expiré',
  'kind.service_proof_expired.text':
    'Un justificatif de « {name} » était valable jusqu’au {date}. Ajoutez le nouveau et faites-le vérifier pour proposer à nouveau le service.',
  'kind.service_question_hidden.title': 'La plateforme a masqué une question et sa réponse',
  'kind.service_question_hidden.text': 'Elle ne figure plus sur la page de « {name} » : {reason}',
  'kind.import_done.title': 'Importation terminée',
  'kind.import_done.text': '{count} produits de « {name} » ont été importés.',
  'kind.review_requested.title': 'Un élément attend d’être examiné',
  'kind.review_requested.text': '« {name} » a été soumis.',
  'kind.review_requested.text.bankAccount': 'Un compte bancaire de {name} a été soumis.',
  'kind.review_requested.text.serviceOrder': 'La plateforme doit trancher sur la commande de service {name}.',
  'kind.review_requested.text.afterSalesCase': 'La plateforme doit décider du dossier après-vente {name}.',
  'kind.customs_order_changed.title': 'Du nouveau pour un ordre de dédouanement',
  'kind.customs_order_changed.text': 'L’ordre de dédouanement {no} ({name}) a changé.',
  'kind.customs_order_changed.text.submitted':
    'Ordre de dédouanement {no} ({name}) : {party} l’a envoyé. Veuillez l’accepter à temps ; le délai est sur sa page.',
  'kind.customs_order_changed.text.accepted': 'Ordre de dédouanement {no} ({name}) : {party} l’a accepté.',
  'kind.customs_order_changed.text.rejected': 'Ordre de dédouanement {no} ({name}) : {party} l’a refusé.',
  'kind.customs_order_changed.text.doc_pending':
    'Ordre de dédouanement {no} ({name}) : {party} demande d’autres documents.',
  'kind.customs_order_changed.text.doc_check': 'Ordre de dédouanement {no} ({name}) : {party} vérifie les documents.',
  'kind.customs_order_changed.text.making':
    'Ordre de dédouanement {no} ({name}) : les déclarations sont établies. Veuillez confirmer les projets.',
  'kind.customs_order_changed.text.declaring':
    'Ordre de dédouanement {no} ({name}) : {party} a confirmé les projets ; ils peuvent être déclarés.',
  'kind.customs_order_changed.text.inspection':
    'Ordre de dédouanement {no} ({name}) : la douane veut examiner la marchandise.',
  'kind.customs_order_changed.text.released': 'Ordre de dédouanement {no} ({name}) : la marchandise est libérée.',
  'kind.customs_order_changed.text.cleared':
    'Ordre de dédouanement {no} ({name}) : la douane l’a clos. Veuillez en confirmer l’achèvement.',
  'kind.customs_order_changed.text.completed': 'Ordre de dédouanement {no} ({name}) : il est terminé.',
  'kind.customs_order_changed.text.cancelled': 'Ordre de dédouanement {no} ({name}) : il a été annulé.',
  'kind.customs_order_changed.text.document_rejected':
    'Ordre de dédouanement {no} ({name}) : {party} a refusé un document.',
  'kind.customs_order_changed.text.content_changed':
    'Ordre de dédouanement {no} ({name}) : {party} a modifié le contenu.',
  'kind.customs_order_changed.text.document_sent':
    'Ordre de dédouanement {no} ({name}) : {party} a envoyé un document.',
  'kind.customs_order_changed.text.delegation_saved':
    'Ordre de dédouanement {no} ({name}) : {party} vous a donné mandat.',
  'kind.customs_order_changed.text.rated': 'Ordre de dédouanement {no} ({name}) : {party} a évalué votre travail.',
  'kind.customs_order_changed.text.fee_proposed':
    'Ordre de dédouanement {no} ({name}) : {party} ajoute des frais qui attendent votre réponse.',
  'kind.customs_order_changed.text.fee_answered':
    'Ordre de dédouanement {no} ({name}) : {party} a répondu aux frais ajoutés.',
  'kind.customs_order_changed.text.fees_paid':
    'Ordre de dédouanement {no} ({name}) : l’argent de {party} est sous séquestre.',
  'kind.customs_order_changed.text.payment_failed':
    'Ordre de dédouanement {no} ({name}) : la banque n’a pas accepté votre paiement. Veuillez payer à nouveau.',
  'kind.customs_order_changed.text.fees_released':
    'Ordre de dédouanement {no} ({name}) : ce que vous avez gagné est versé.',
  'kind.customs_order_changed.text.fees_refunded': 'Ordre de dédouanement {no} ({name}) : votre argent est remboursé.',
  'kind.customs_order_changed.text.money_stuck':
    'Ordre de dédouanement {no} ({name}) : la banque n’a pas transféré l’argent.',
  'kind.customs_order_changed.text.draft_changed':
    'Ordre de dédouanement {no} ({name}) : {party} a modifié une déclaration que vous aviez confirmée. Merci de la confirmer de nouveau.',
  'kind.customs_order_changed.text.draft_confirmed':
    'Ordre de dédouanement {no} ({name}) : {party} a confirmé la déclaration modifiée.',
  'kind.customs_order_changed.text.nothing_declared':
    'Plus aucune déclaration de la commande d’agence en douane {no} ({name}) ne subsiste : déclarez à nouveau ou mettez fin à la commande.',
  'kind.customs_order_changed.text.declaration_taken_off':
    'Ordre de dédouanement {no} ({name}) : la plateforme en a retiré une déclaration enregistrée. Voyez où il en est.',
  'kind.customs_order_changed.text.declaration_put_back':
    'Ordre de dédouanement {no} ({name}) : la plateforme y a remis une déclaration enregistrée. Voyez où il en est.',
  'kind.customs_order_changed.text.claim_opened': 'Commande douanière {no} ({name}) : {party} fait une réclamation.',
  'kind.customs_order_changed.text.claim_moved': 'Commande douanière {no} ({name}) : la réclamation a avancé.',
  'kind.customs_order_changed.text.claim_disputed':
    'Commande douanière {no} ({name}) : {party} saisit la plateforme d’une réclamation.',
  'kind.customs_order_changed.text.claim_refunded':
    'Commande douanière {no} ({name}) : la banque a remboursé le résultat de la réclamation.',
  'kind.customs_order_changed.text.late': 'Ordre de dédouanement {no} ({name}) : personne ne l’a accepté à temps.',
  'kind.customs_order_changed.text.pay_soon':
    'Ordre de dédouanement {no} ({name}) : le devis n’est pas encore payé. Faute de paiement, l’ordre sera bientôt annulé ; sa page dit quand.',
  'kind.customs_order_changed.text.pay_lapsed':
    'Ordre de dédouanement {no} ({name}) : il a été annulé, car son devis n’a pas été payé à temps.',
  'kind.customs_order_changed.text.due_soon':
    'Ordre de dédouanement {no} ({name}) : il attend votre confirmation. Sans elle, il sera bientôt clos de lui-même ; sa page dit quand.',
  'kind.declaration_moved.title': 'Du nouveau pour une déclaration en douane',
  'kind.declaration_moved.text': 'La déclaration {no} ({name}) a avancé.',
  'kind.declaration_moved.text.pending_review': 'La déclaration {no} ({name}) attend d’être relue.',
  'kind.declaration_moved.text.released': 'Les marchandises de la déclaration {no} ({name}) sont libérées.',
  'kind.declaration_moved.text.cleared': 'La déclaration {no} ({name}) est clôturée par la douane.',
  'kind.declaration_moved.text.amendment_requested':
    '{party} veut demander à la douane de modifier ou de retirer la déclaration {no} ({name}).',
  'kind.declaration_moved.text.amendment_sent':
    '{party} a demandé à la douane de modifier ou de retirer la déclaration {no} ({name}).',
  'kind.declaration_halted.title': 'Une déclaration en douane demande votre attention',
  'kind.declaration_halted.text': 'La déclaration {no} ({name}) est à l’arrêt.',
  'kind.declaration_halted.text.review_rejected': 'La déclaration {no} ({name}) a été renvoyée par la relecture.',
  'kind.declaration_halted.text.declare_failed': 'La déclaration {no} ({name}) n’a pas pu être déposée.',
  'kind.declaration_halted.text.manual_handling':
    'La douane demande des pièces pour la déclaration {no} ({name}) ou l’a suspendue.',
  'kind.declaration_halted.text.tax_pending': 'Des droits sont à payer pour la déclaration {no} ({name}).',
  'kind.declaration_halted.text.deleted': 'La douane a supprimé la déclaration {no} ({name}).',
  'kind.declaration_halted.text.push_failed': 'La déclaration {no} ({name}) n’a pas atteint le guichet unique.',
  'kind.declaration_halted.text.inspection':
    'La douane veut vérifier les marchandises de la déclaration {no} ({name}).',
  'kind.declaration_halted.text.returned': 'La douane a renvoyé la déclaration {no} ({name}).',
  'kind.declaration_halted.text.supplement':
    'La douane demande une déclaration complémentaire pour la déclaration {no} ({name}).',
  'kind.declaration_halted.text.moved_after_cancel':
    'La douane a répondu au sujet de la déclaration {no} ({name}), annulée ici. Vérifiez si elle a quand même été déposée.',
  'kind.customs_receipt_unknown.title': 'Un accusé de la douane sans destinataire',
  'kind.customs_receipt_unknown.text': 'L’accusé {no} au code {name} demande une personne.',
  'kind.review_requested.text.service': 'Le service « {name} » a été soumis.',
  'kind.review_requested.text.product': 'Le produit « {name} » a été soumis.',
  'kind.review_requested.text.store': 'La boutique « {name} » a été soumise.',
  'kind.review_requested.text.registration': 'L’inscription de {name} a été soumise.',
  'kind.review_requested.text.company_change': 'Une modification des données de {name} a été soumise.',
  'kind.review_requested.text.newsArticle': 'L’article « {name} » a été soumis.',
  'kind.membership_begun.title': 'Votre abonnement a commencé',
  'kind.membership_begun.text': 'Le paiement de la commande {no} est confirmé ; elle prend effet maintenant.',
  'kind.membership_payment_rejected.title': 'Votre paiement n’a pas été trouvé',
  'kind.membership_payment_rejected.text':
    'Commande {no} : {reason}. Veuillez vérifier et déclarer le paiement à nouveau.',
  'kind.membership_refunded.title': 'Votre paiement est remboursé',
  'kind.membership_refunded.text': 'La commande {no} a été annulée et son montant est remboursé : {reason}',
  'kind.membership_order_expired.title': 'Votre commande a expiré',
  'kind.membership_order_expired.text': 'La commande {no} n’a pas été payée à temps. Commandez de nouveau si besoin.',
  'kind.membership_invoice_issued.title': 'Votre facture est établie',
  'kind.membership_invoice_issued.text':
    'La facture {name} de la commande {no} peut être téléchargée avec la commande.',
  'kind.membership_credit_note_issued.title': 'Un avoir a été établi',
  'kind.membership_credit_note_issued.text':
    'L’avoir {name} de la commande remboursée {no} peut être téléchargé avec la commande.',
  'kind.plan_expiring.title': 'Votre formule se termine bientôt',
  'kind.plan_expiring.text': 'La formule « {name} » se termine le {date}.',
  'kind.trial_expiring.title': 'Votre essai gratuit se termine bientôt',
  'kind.trial_expiring.text':
    'L’essai gratuit de « {name} » se termine le {date}. Commandez la formule pour la conserver.',
  'kind.plan_renewal_ordered.title': 'Votre formule a été recommandée',
  'kind.plan_renewal_ordered.text':
    '« {name} » se renouvelle automatiquement : la commande {no} de {amount} attend votre paiement. Sans lui, la formule se termine le {date}.',
  'kind.plan_renewal_repriced.title': 'Votre formule a été recommandée à un nouveau prix',
  'kind.plan_renewal_repriced.text':
    'Le prix de « {name} » est passé de {before} à {amount}. La commande {no} attend votre paiement ; vous pouvez aussi l’annuler. Sans paiement, la formule se termine le {date}.',
  'kind.plan_renewal_withdrawn.title': 'Votre formule ne peut pas être renouvelée',
  'kind.plan_renewal_withdrawn.text':
    '« {name} » n’est plus en vente, son renouvellement automatique a donc été désactivé. Elle reste valable jusqu’au {date} ; choisissez-en une autre d’ici là.',
  'kind.work_handed_on.title': 'Le travail en cours a été transmis',
  'kind.work_handed_on.text':
    '{party} prend la suite de {name} : {count} documents ouverts (demandes, négociations, commandes).',
  'kind.quota_low.title': 'Un quota est presque épuisé',
  'kind.quota_low.text': 'Il reste {count} de « {name} ».',
  'kind.certificate_accepted.title': 'Un certificat est accepté',
  'kind.certificate_accepted.text': '{name} a été vérifié et compte désormais.',
  'kind.certificate_rejected.title': 'Un certificat n’est pas accepté',
  'kind.certificate_rejected.text': '{name} n’est pas accepté : {reason}',
  'kind.certificate_expiring.title': 'Un certificat expire bientôt',
  'kind.certificate_expiring.text': '{name} expire le {date}. Remettez le nouveau à temps.',
  'kind.certificate_expired.title': 'Un certificat a expiré',
  'kind.certificate_expired.text': '{name} a expiré le {date} ; son badge a disparu.',
  'kind.company_restricted.title': 'Votre entreprise est restreinte',
  'kind.company_restricted.text':
    '{name} ne commence rien de nouveau pour l’instant ; ce qui est en cours continue : {reason}',
  'kind.company_restriction_lifted.title': 'Une restriction de votre entreprise est levée',
  'kind.company_restriction_lifted.text': 'Le risque vu chez {name} est réglé : {reason}',
  'kind.company_suspended.title': 'Votre entreprise est suspendue',
  'kind.company_suspended.text':
    '{name} est suspendue : {reason}. Personne ne peut se connecter en son nom jusqu’à la fin de la suspension.',
  'kind.company_reinstated.title': 'Votre entreprise est de nouveau active',
  'kind.company_reinstated.text': '{name} peut de nouveau commercer : {reason}',
  'kind.company_side_added.title': 'Votre entreprise est d’un autre côté du marché',
  'kind.company_side_added.text': '{name} participe désormais d’un autre côté du marché.',
  'kind.company_side_added.text.seller': '{name} vend désormais aussi des marchandises ici.',
  'kind.company_side_added.text.provider': '{name} propose désormais aussi des services ici.',
  'kind.company_side_added.text.buyer': '{name} achète désormais aussi des marchandises ici.',
  'kind.company_closed.title': 'Votre entreprise est fermée',
  'kind.company_closed.text': '{name} a été fermée : {reason}',
  'kind.partner_suspended.title': 'Un partenaire commercial est suspendu',
  'kind.partner_suspended.text':
    '{name} est suspendue. Vos commandes en cours se poursuivent sous notre contrôle ; n’effectuez aucun nouveau paiement.',
  'kind.quota_exhausted.title': 'Un quota est épuisé',
  'kind.quota_exhausted.text': '« {name} » est épuisé.',
  'kind.membership_over_quota.title': 'Des produits sont masqués sur la place de marché',
  'kind.membership_over_quota.text':
    'Votre adhésion couvre moins de produits que vous n’en vendez. Masqués, les plus récents d’abord : {count}. Rien n’est supprimé ; ils reviennent avec une formule ou un pack qui les couvre.',
  'kind.membership_shown_again.title': 'Les produits masqués sont de retour',
  'kind.membership_shown_again.text': 'Votre adhésion les couvre de nouveau : {count}.',
  'kind.review_requested.text.grant': 'Des droits temporaires sont demandés : {name}.',
  'kind.security_alert.text.grant_approved': '{actor} vous a accordé « {name} » pour un temps.',
  'kind.security_alert.text.grant_rejected': '{actor} a refusé votre demande de « {name} ».',
  'kind.security_alert.text.grant_revoked': '{actor} a retiré « {name} » le {date}.',
  'kind.security_alert.text.grant_ended': 'La durée de « {name} » est écoulée.',
  'kind.security_alert.text.viewed_as':
    '{actor}, de la plateforme, a consulté les pages de votre entreprise en lecture seule à partir du {date} : {name}',
} satisfies Record<keyof typeof en, string> & Record<string, string>

import type en from './en_US'

export default {
  // The message centre
  'centre.title': 'Mensajes',
  'centre.tabs': 'Tipos de mensajes',
  'centre.tab.all': 'Todos',
  'centre.tab.business': 'Notificaciones comerciales',
  'centre.tab.system': 'Notificaciones del sistema',
  'centre.categories': 'Áreas de negocio',
  'centre.category.any': 'Todas las áreas',
  'centre.category.logistics': 'Logística',
  'centre.category.transactions': 'Transacciones',
  'centre.category.inquiries': 'Consultas',
  'centre.category.negotiations': 'Negociaciones',
  'centre.unreadCount_one': '{count} sin leer',
  'centre.unreadCount_many': '{count} sin leer',
  'centre.unreadCount_other': '{count} sin leer',
  'centre.unreadOnly': 'Solo sin leer',
  'centre.selectPage': 'Seleccionar todo en esta página',
  'centre.selectOne': 'Seleccionar: {title}',
  'centre.readSelected_one': 'Marcar {count} como leído',
  'centre.readSelected_many': 'Marcar {count} como leídos',
  'centre.readSelected_other': 'Marcar {count} como leídos',
  'centre.readAll': 'Marcar todos como leídos',
  'centre.readAllHere': 'Marcar todos estos como leídos',
  'centre.list': 'Mensajes, los más recientes primero',
  'centre.pages': 'Páginas de mensajes',
  'centre.page': 'Página {page}',

  // One message
  'message.unread': 'Sin leer',
  'message.markRead': 'Marcar como leído',
  'message.markUnread': 'Marcar como no leído',
  'message.store': 'Tienda',
  'message.verificationTime': 'Verificado el {when}',
  'message.verificationAhead': 'Tendrá lugar el {when}',
  'message.reply': 'Lo que se escribió',
  'message.folded_one': '{count} vez',
  'message.folded_many': '{count} veces',
  'message.folded_other': '{count} veces',

  // Taking it back
  'undo.read_one': '{count} mensaje marcado como leído.',
  'undo.read_many': '{count} mensajes marcados como leídos.',
  'undo.read_other': '{count} mensajes marcados como leídos.',
  'undo.nothing': 'No hay nada que marcar: todo está leído.',
  'undo.action': 'Deshacer',
  'undo.done_one': '{count} mensaje vuelve a estar sin leer.',
  'undo.done_many': '{count} mensajes vuelven a estar sin leer.',
  'undo.done_other': '{count} mensajes vuelven a estar sin leer.',

  // States of the list
  'empty.title': 'Todavía no hay mensajes',
  'empty.hint': 'Aquí se informa de lo que ocurre en sus consultas, pedidos y revisiones.',
  'empty.unread.title': 'Todo está leído',
  'empty.unread.hint': 'Los mensajes nuevos aparecen aquí automáticamente.',
  'empty.unread.showAll': 'Mostrar también los leídos',
  'failed.title': 'No se han podido cargar los mensajes',
  'failed.hint': 'No se ha perdido nada. Vuelva a intentarlo en un momento.',

  // People and things without a name
  'party.unnamed': 'Un comprador aún sin identificar',
  'kind.unknown.title': 'Novedades para usted',
  'kind.unknown.text': 'Abra el mensaje para ver de qué se trata.',

  // Inspections
  'kind.factory_inspection_agreed.title': 'El vendedor ha aceptado la inspección de fábrica',
  'kind.factory_inspection_agreed.text': 'La inspección de fábrica para «{name}» puede realizarse.',
  'kind.goods_inspection_agreed.title': 'El vendedor ha aceptado la inspección de la mercancía',
  'kind.goods_inspection_agreed.text': 'La mercancía de «{name}» se puede inspeccionar.',
  'kind.inspection_requested.title': 'Se ha solicitado una inspección',
  'kind.inspection_requested.text': '{party} solicita una inspección para el pedido {no}.',
  'kind.inspection_report_ready.title': 'Hay un informe de inspección listo',
  'kind.inspection_report_ready.text': 'Ya se puede leer el informe del pedido {no}.',

  // Accounts and support
  'kind.registration_data_review.title': 'Se han revisado los datos de su empresa',
  'kind.registration_data_review.text': 'Se ha revisado el registro de {company}.',
  'kind.registration_data_review.text.registration_approved':
    'El registro de {company} está aprobado. ¡Le damos la bienvenida!',
  'kind.registration_data_review.text.registration_rejected': 'No se ha podido aprobar el registro de {company}.',
  'kind.registration_data_review.text.registration_need_info':
    'Necesitamos más información sobre el registro de {company}.',
  'kind.registration_data_review.text.registration_expired':
    'El registro de {company} ha caducado por falta de respuesta. Puede volver a enviarlo.',
  'kind.registration_data_review.text.registration_deleted_soon':
    'El registro de {company} lleva mucho tiempo parado: sus datos y documentos se eliminarán pronto.',
  'kind.registration_data_review.text.company_change_approved':
    'El cambio de datos de la empresa {company} está aprobado.',
  'kind.registration_data_review.text.company_change_rejected':
    'No se ha podido aprobar el cambio de datos de la empresa {company}.',
  'kind.registration_data_review.text.company_change_need_info':
    'Necesitamos más información sobre el cambio de datos de la empresa {company}.',
  'kind.registration_data_review.text.company_change_expired':
    'El cambio de datos de la empresa {company} ha caducado por falta de respuesta. Puede volver a enviarlo.',
  'kind.registration_data_review.text.company_change_deleted_soon':
    'El cambio de datos de la empresa {company} lleva mucho tiempo parado: se eliminará pronto con sus documentos.',
  'kind.customer_service_reply.title': 'Atención al cliente ha respondido',
  'kind.customer_service_reply.text': 'Hay una respuesta a su pregunta «{name}».',
  'kind.desk_reply.title': 'Atención al cliente ha respondido en su chat',
  'kind.desk_reply.text': '{actor} le ha escrito mientras no estaba.',
  'kind.customer_message_answered.title': 'Un cliente ha respondido',
  'kind.customer_message_answered.text': '{name} ha vuelto a escribir sobre {no}.',
  'kind.after_sale_reply.title': 'El vendedor ha respondido a su solicitud de posventa',
  'kind.after_sale_reply.text': 'Hay una respuesta a su solicitud «{name}».',
  'kind.security_alert.title': 'Aviso de seguridad de su cuenta',
  'kind.security_alert.text': 'El acceso a su cuenta cambió el {date}. ¿No ha sido usted? Cambie la contraseña.',
  'kind.security_alert.text.new_device':
    '{actor} inició sesión en un dispositivo nuevo el {date}. ¿No ha sido usted? Cambie la contraseña.',
  'kind.security_alert.text.password_changed':
    'La contraseña se cambió el {date}. ¿No ha sido usted? Establezca una nueva de inmediato.',
  'kind.security_alert.text.role_changed': '{actor} cambió los permisos de su cuenta el {date}.',
  'kind.security_alert.text.access_suspended': '{actor} suspendió su acceso a {party} el {date}.',
  'kind.security_alert.text.access_resumed': '{actor} le devolvió el acceso a {party} el {date}.',
  'kind.security_alert.text.operator_suspended': '{actor} suspendió su acceso como operador el {date}.',
  'kind.security_alert.text.operator_resumed': '{actor} le devolvió el acceso como operador el {date}.',
  'kind.security_alert.text.operator_ended': '{actor} puso fin a su trabajo como operador el {date}.',
  'kind.security_alert.text.account_unlocked':
    '{actor} desbloqueó su cuenta el {date}. ¿No fue usted quien intentó entrar? Cambie su contraseña de inmediato.',
  'kind.security_alert.text.access_ended': '{actor} puso fin a su acceso a {party} el {date}.',
  'kind.security_alert.text.bank_submitted':
    '{actor} envió la cuenta bancaria {name} el {date}. ¿No fue usted? Retírela y cambie su contraseña.',
  'kind.security_alert.text.bank_refused': 'La cuenta bancaria {name} no se aceptó: {reason}',
  'kind.security_alert.text.bank_planned':
    'La cuenta bancaria {name} entra en vigor el {date}. ¿No fue usted? Retírela antes.',
  'kind.security_alert.text.file_infected': 'Se encontró un virus en su archivo {name}. Nadie puede abrirlo ya.',
  'kind.security_alert.text.bank_blocked': 'La plataforma bloqueó la cuenta bancaria {name}: {reason}',
  'kind.security_alert.text.payee_planned':
    'La cuenta para pagar a {party} cambia el {date}. Hasta entonces, pague en la cuenta que muestra su pedido.',
  'kind.security_alert.text.payee_changed':
    'La cuenta para pagar a {party} es otra desde el {date}. Compruébela en su pedido antes de pagar.',
  'kind.security_alert.text.payee_kept':
    'La cuenta para pagar a {party} finalmente no cambia. Siga pagando en la que muestra su pedido.',
  'kind.security_alert.text.payee_blocked':
    'La plataforma bloqueó la cuenta para pagar a {party}. No pague hasta que su pedido muestre otra.',
  'kind.security_alert.text.bank_changed': 'La cuenta bancaria {name} está vigente desde el {date}.',
  'kind.security_alert.text.contact_changed':
    'Una dirección con la que inicia sesión se cambió el {date}. ¿No ha sido usted? Póngase en contacto de inmediato con atención al cliente.',
  'kind.security_alert.text.second_factor_on': 'El segundo paso del inicio de sesión se activó el {date}.',
  'kind.security_alert.text.second_factor_off':
    'El segundo paso del inicio de sesión se desactivó el {date}. ¿No ha sido usted? Cambie su contraseña de inmediato.',
  'kind.security_alert.text.second_factor_reset':
    'La plataforma quitó el segundo paso de su cuenta el {date}. ¿No lo pidió usted? Cambie su contraseña de inmediato.',
  'kind.security_alert.text.deletion_requested':
    'El {date} se solicitó la eliminación de su cuenta. Si inicia sesión, queda anulada.',
  'kind.security_alert.text.deletion_taken_back':
    'La solicitud de eliminar su cuenta se anuló al iniciar sesión el {date}. Si no fue usted, cambie su contraseña.',
  'kind.security_alert.text.account_disabled':
    'La plataforma desactivó su cuenta el {date}. Atención al cliente responde a sus preguntas.',
  'kind.security_alert.text.account_enabled': 'Su cuenta se reactivó el {date}. Ya puede iniciar sesión.',
  'kind.security_alert.text.passkey_added':
    'El {date} se añadió una llave de acceso a su cuenta. ¿No ha sido usted? Elimínela y cambie su contraseña de inmediato.',
  'kind.security_alert.text.passkey_removed':
    'El {date} se eliminó una llave de acceso de su cuenta. ¿No ha sido usted? Cambie su contraseña de inmediato.',
  'kind.security_alert.text.passkey_blocked':
    'Una llave de acceso de su cuenta se bloqueó el {date} porque parece que se usa una copia. Elimínela y cambie su contraseña.',
  'kind.security_alert.text.device_trusted':
    'El {date} se marcó un dispositivo como de confianza: durante 30 días inicia sesión sin el segundo paso. Si no fue usted, cambie su contraseña.',
  'kind.platform_announcement.title': 'Anuncio de la plataforma',
  'kind.platform_announcement.text': '{name}',

  // Inquiries
  'kind.inquiry_received.title': 'Nueva consulta',
  'kind.inquiry_received.text': '{party} consulta por «{name}».',
  'kind.inquiry_reply.title': 'Respuesta a su consulta',
  'kind.inquiry_reply.text': '{party} ha respondido sobre «{name}».',
  'kind.inquiry_amended.title': 'Se ha modificado una consulta',
  'kind.inquiry_amended.text': '{party} ha modificado la consulta «{name}».',
  'kind.inquiry_extended.title': 'Se amplió una solicitud',
  'kind.inquiry_extended.text': '{party} acepta cotizaciones de «{name}» hasta el {date}.',
  'kind.inquiry_cancelled.title': 'Se ha cancelado una consulta',
  'kind.inquiry_cancelled.text': '{party} ya no necesita cotización para «{name}».',
  'kind.inquiry_declined.title': 'Un vendedor ha rechazado su consulta',
  'kind.inquiry_declined.text': '{party} no cotiza «{name}».',
  'kind.inquiry_declined.text.out_of_range': '{party} no fabrica lo que pide en «{name}».',
  'kind.inquiry_declined.text.quantity_too_small': 'Las cantidades de «{name}» son demasiado pequeñas para {party}.',
  'kind.inquiry_declined.text.price_not_possible': '{party} no puede alcanzar el precio objetivo de «{name}».',
  'kind.inquiry_declined.text.capacity': '{party} no tiene capacidad para «{name}» ahora.',
  'kind.inquiry_declined.text.destination': '{party} no entrega en el destino de «{name}».',
  'kind.inquiry_closed.title': 'Se ha cerrado una consulta',
  'kind.inquiry_closed.text': 'La consulta «{name}» con {party} está cerrada.',
  'kind.inquiry_expired.title': 'Una consulta ha caducado',
  'kind.inquiry_expired.text': 'Ha vencido el plazo de la consulta «{name}» y no queda ninguna cotización válida.',
  'kind.inquiry_unanswered.title': 'Una consulta sigue sin respuesta',
  'kind.inquiry_unanswered.text': 'Aún no hay respuesta entre usted y {party} sobre «{name}».',

  // Negotiations
  'kind.quotation_received.title': 'Nueva cotización',
  'kind.quotation_received.text': '{party} ha enviado la versión {quoteVersion} de la cotización de «{name}».',
  'kind.quotation_countered.title': 'Contraoferta',
  'kind.quotation_countered.text': '{party} ha hecho una contraoferta por «{name}».',
  'kind.quotation_accepted.title': 'Cotización aceptada',
  'kind.quotation_accepted.text': '{party} ha aceptado la cotización de «{name}». El pedido queda en firme.',
  'kind.quotation_rejected.title': 'Cotización rechazada',
  'kind.quotation_rejected.text': '{party} ha rechazado la cotización de «{name}».',
  'kind.quotation_rejected.text.price': '{party} ha rechazado la cotización de «{name}» por el precio.',
  'kind.quotation_rejected.text.lead_time': '{party} ha rechazado la cotización de «{name}» por el plazo de entrega.',
  'kind.quotation_rejected.text.payment_terms':
    '{party} ha rechazado la cotización de «{name}» por las condiciones de pago.',
  'kind.quotation_rejected.text.quality': '{party} ha rechazado la cotización de «{name}» por la calidad.',
  'kind.quotation_rejected.text.not_awarded': '{party} ha elegido a otro vendedor para «{name}».',
  'kind.quotation_withdrawn.title': 'Cotización retirada',
  'kind.quotation_withdrawn.text': '{party} ha retirado la cotización de «{name}».',
  'kind.quotation_expiring.title': 'Una cotización vence pronto',
  'kind.quotation_expiring.text': 'La cotización de {party} para «{name}» es válida hasta el {date}.',
  'kind.quotation_expired.title': 'Una cotización ha vencido',
  'kind.quotation_expired.text': 'La cotización de «{name}» con {party} ya no es válida.',
  'kind.quote_approval_needed.title': 'Una cotización necesita aprobación',
  'kind.quote_approval_needed.text': 'La cotización de {party} para «{name}» espera su aprobación.',
  'kind.quote_approved.title': 'Compra aprobada',
  'kind.quote_approved.text': '{by} aprobó la cotización de {party} para «{name}». El pedido queda en firme.',
  'kind.quote_approval_declined.title': 'Compra no aprobada',
  'kind.quote_approval_declined.text': '{by} no aprobó la cotización de {party} para «{name}».',
  'kind.negotiation_message.title': 'Nuevo mensaje en una negociación',
  'kind.negotiation_message.text': '{party} ha escrito sobre «{name}».',

  // Contracts, orders and money
  'kind.order_created.title': 'Nuevo pedido',
  'kind.order_created.text': 'El pedido {no} con {party} de «{name}» queda en firme.',
  'kind.contract_to_sign.title': 'Un contrato espera su firma',
  'kind.contract_to_sign.text': '{party} ha enviado el contrato del pedido {no}. Revíselo y fírmelo.',
  'kind.contract_signed.title': 'Contrato firmado',
  'kind.contract_signed.text': 'El contrato del pedido {no} con {party} está firmado por ambas partes.',
  'kind.order_stage_changed.title': 'Novedades de un pedido',
  'kind.order_stage_changed.text': 'El pedido {no} con {party} ha pasado a una nueva etapa.',
  'kind.order_stage_changed.text.contracting': 'Se está acordando el contrato del pedido {no} con {party}.',
  'kind.order_stage_changed.text.signed': 'El contrato del pedido {no} con {party} está firmado.',
  'kind.order_stage_changed.text.in_production': 'El pedido {no} con {party} está en producción.',
  'kind.order_stage_changed.text.ready': 'La mercancía del pedido {no} con {party} está lista.',
  'kind.order_stage_changed.text.ready_to_ship': 'El pedido {no} con {party} ya se puede enviar.',
  'kind.order_stage_changed.text.shipped': 'La mercancía del pedido {no} con {party} está en camino.',
  'kind.order_stage_changed.text.delivered': 'La mercancía del pedido {no} con {party} ha llegado.',
  'kind.order_stage_changed.text.accepted': 'La mercancía del pedido {no} con {party} está aceptada.',
  'kind.order_stage_changed.text.completed': 'El pedido {no} con {party} está completado.',
  'kind.order_stage_changed.text.cancelled': 'El pedido {no} con {party} está cancelado.',
  'kind.order_stage_changed.text.material_in': 'El material del pedido {no} con {party} ha llegado a la fábrica.',
  'kind.order_stage_changed.text.lab_dip': 'Las muestras de color del pedido {no} con {party} están listas.',
  'kind.order_stage_changed.text.pp_sample': 'La muestra de preproducción del pedido {no} con {party} está lista.',
  'kind.order_stage_changed.text.bulk_start': 'Ha comenzado la producción en serie del pedido {no} con {party}.',
  'kind.order_stage_changed.text.bulk_50': 'Se ha producido la mitad del pedido {no} con {party}.',
  'kind.order_stage_changed.text.bulk_80': 'Se han producido cuatro quintas partes del pedido {no} con {party}.',
  'kind.order_stage_changed.text.finishing': 'El pedido {no} con {party} está en acabado.',
  'kind.order_stage_changed.text.packing': 'El pedido {no} con {party} se está embalando.',
  'kind.order_stage_changed.text.payment_reported': '{party} informa de un pago del pedido {no}. Compruébelo.',
  'kind.order_stage_changed.text.payment_secured':
    '{party} ha registrado que el pago del pedido {no} está garantizado.',
  'kind.order_stage_changed.text.cancel_requested': '{party} solicita cancelar el pedido {no}.',
  'kind.order_stage_changed.text.cancel_refused':
    'El pedido {no} con {party} sigue adelante: se ha rechazado la cancelación.',
  'kind.order_stage_changed.text.contract_rejected': '{party} no ha aceptado el contrato del pedido {no}.',
  'kind.order_stage_changed.text.frozen': 'La plataforma ha retenido el pedido {no} con {party}.',
  'kind.order_stage_changed.text.unfrozen': 'El pedido {no} con {party} puede continuar.',
  'kind.service_order_changed.title': 'Novedades de un pedido de servicio',
  'kind.service_order_changed.text': 'El pedido de servicio {no} con {party} ha cambiado.',
  'kind.service_order_changed.text.pending_quote': '{party} pide una oferta para el pedido de servicio {no}.',
  'kind.service_order_changed.text.pending_payment': 'El pedido de servicio {no} con {party} espera el pago.',
  'kind.service_order_changed.text.pending_accept':
    'El pedido de servicio {no} con {party} está pagado; el proveedor lo acepta en {hours} horas.',
  'kind.service_order_changed.text.accept_order': '{party} ha aceptado el pedido de servicio {no}.',
  'kind.service_order_changed.text.reject_deliverable': '{party} ha devuelto el resultado del pedido de servicio {no}.',
  'kind.service_order_changed.text.pending_confirm':
    'El resultado del pedido de servicio {no} con {party} se ha entregado. Sin respuesta, se da por confirmado a los {days} días.',
  'kind.service_order_changed.text.disputed': 'La plataforma decide sobre el pedido de servicio {no} con {party}.',
  'kind.service_order_changed.text.completed': 'El pedido de servicio {no} con {party} está completado.',
  'kind.service_order_changed.text.rejected': 'El pedido de servicio {no} con {party} fue rechazado.',
  'kind.service_order_changed.text.cancelled': 'El pedido de servicio {no} con {party} está cancelado.',
  'kind.service_order_changed.text.quoted': '{party} ha enviado una oferta para el pedido de servicio {no}.',
  'kind.service_order_changed.text.material_uploaded': '{party} ha subido documentos para el pedido de servicio {no}.',
  'kind.service_order_changed.text.material_refused':
    '{party} no pudo aceptar un documento del pedido de servicio {no}.',
  'kind.service_order_changed.text.material_requested':
    '{party} necesita un documento para el pedido de servicio {no}.',
  'kind.service_order_changed.text.step_finished': '{party} ha terminado un paso del pedido de servicio {no}.',
  'kind.service_order_changed.text.cancel_proposed': '{party} propone terminar el pedido de servicio {no}.',
  'kind.service_order_changed.text.cancel_refused':
    'El pedido de servicio {no} con {party} sigue: la propuesta de terminarlo fue rechazada.',
  'kind.service_order_changed.text.rated': '{party} ha valorado el pedido de servicio {no}.',
  'kind.service_order_changed.text.payment_failed':
    'El pago del pedido de servicio {no} no fue posible. Inténtelo de nuevo.',
  'kind.service_order_changed.text.due_soon':
    'El pedido de servicio {no} con {party} le espera. Sin usted pronto seguirá por sí solo; su página dice cuándo y cómo.',
  'kind.service_order_changed.text.late': 'El pedido de servicio {no} con {party} se retrasa.',
  'kind.service_order_changed.text.payment_reported':
    '{party} declara haber pagado directamente el pedido de servicio {no}. Confirme si ha llegado el dinero.',
  'kind.service_order_changed.text.receipt_denied':
    '{party} no ha recibido el pago del pedido de servicio {no}. Lea el motivo: en {hours} horas puede declararlo de nuevo o llevarlo a la plataforma; después el pedido se cancela.',
  'kind.service_order_changed.text.receipt_denied_last':
    '{party} no ha recibido el pago del pedido de servicio {no}, declarado por última vez. Lea el motivo: en {hours} horas puede llevarlo a la plataforma o pagar a través de ella; después el pedido se cancela.',
  'kind.service_order_changed.text.receipt_late':
    'El pago del pedido de servicio {no} con {party} sigue sin confirmarse. Sin respuesta, la plataforma decidirá en {hours} horas.',
  'kind.service_order_changed.text.payment_unanswered':
    'Nadie dijo si llegó el pago del pedido de servicio {no} con {party}: ahora decide la plataforma. Muestre lo que lo demuestre.',
  'kind.service_order_changed.text.payment_lapsed':
    'El pedido de servicio {no} con {party} se canceló: el pago se negó y nadie lo llevó a tiempo a la plataforma.',
  'kind.service_order_changed.text.refund_reported':
    '{party} declara haber devuelto lo debido del pedido de servicio {no}. Confirme si ha llegado; sin respuesta en {hours} horas se da por recibido.',
  'kind.service_order_changed.text.refund_received': '{party} confirma el reembolso del pedido de servicio {no}.',
  'kind.service_order_changed.text.refund_denied':
    '{party} no ha recibido el reembolso del pedido de servicio {no}. Lea el motivo.',
  'kind.service_order_changed.text.refund_due_soon':
    'El reembolso del pedido de servicio {no} a {party} vence pronto. Importe y fecha están en su página.',
  'kind.service_order_changed.text.refund_overdue':
    'El reembolso del pedido de servicio {no} con {party} ha vencido. El cliente puede llevarlo a la plataforma.',
  'kind.service_order_changed.text.payment_escalated':
    '{party} llevó a la plataforma su pago del pedido de servicio {no}. Confírmelo o muestre que no ha llegado.',
  'kind.service_order_changed.text.payment_decided_received':
    'La plataforma decidió sobre el pedido de servicio {no} con {party}: el pago ha llegado. El pedido sigue.',
  'kind.service_order_changed.text.payment_decided_missing':
    'La plataforma decidió sobre el pedido de servicio {no} con {party}: el pago no ha llegado.',
  'kind.service_order_changed.text.refund_escalated':
    '{party} llevó a la plataforma el reembolso del pedido de servicio {no}. Declárelo o muestre pruebas; la plataforma decide.',
  'kind.service_order_changed.text.refund_decided_paid':
    'La plataforma decidió sobre el pedido de servicio {no} con {party}: el reembolso está pagado.',
  'kind.service_order_changed.text.refund_decided_owed':
    'La plataforma decidió sobre el pedido de servicio {no} con {party}: el reembolso aún se debe. Hasta que se pague, el proveedor no acepta nada nuevo.',
  'kind.service_order_changed.text.commission_owed':
    'El pedido de servicio {no} con {party} se pagó directamente: debe la comisión a la plataforma. Importe y fecha están en su página.',
  'kind.service_order_changed.text.commission_received':
    'La comisión del pedido de servicio {no} con {party} está saldada.',
  'kind.after_sales_changed.title': 'Novedades de un caso de posventa',
  'kind.after_sales_changed.text': 'El caso de posventa {no} con {party} ha cambiado.',
  'kind.after_sales_changed.text.pending_provider':
    '{party} ha abierto el caso de posventa {no}. Sin respuesta en {hours} horas se da por aceptado.',
  'kind.after_sales_changed.text.negotiating':
    '{party} ha hecho una oferta en el caso de posventa {no}. Responda en {hours} horas.',
  'kind.after_sales_changed.text.agreed':
    'Acuerdo en el caso de posventa {no} con {party}. El cliente confirma que está resuelto.',
  'kind.after_sales_changed.text.redoing': 'En el caso de posventa {no} con {party} se repite el trabajo.',
  'kind.after_sales_changed.text.refunding': 'En el caso de posventa {no} con {party} se devuelve dinero al cliente.',
  'kind.after_sales_changed.text.platform_review': 'La plataforma decide sobre el caso de posventa {no} con {party}.',
  'kind.after_sales_changed.text.completed': 'El caso de posventa {no} con {party} está resuelto.',
  'kind.after_sales_changed.text.rejected':
    '{party} ha rechazado el caso de posventa {no}. Puede pasarse a la plataforma en {hours} horas.',
  'kind.after_sales_changed.text.closed': 'El caso de posventa {no} con {party} está cerrado.',
  'kind.after_sales_changed.text.cancelled': 'El caso de posventa {no} con {party} se ha retirado.',
  'kind.after_sales_changed.text.redone':
    '{party} ha repetido el trabajo del caso de posventa {no}. Confírmelo en {hours} horas.',
  'kind.after_sales_changed.text.due_soon':
    'El caso de posventa {no} con {party} le espera. Sin respuesta pronto seguirá por sí solo; su página dice cuándo y cómo.',
  'kind.after_sales_changed.text.replied': 'Hay un mensaje nuevo en el caso de posventa {no} con {party}.',
  'kind.after_sales_changed.text.refund_reported':
    '{party} declara el reembolso del caso de posventa {no}. Confírmelo en {hours} horas.',
  'kind.after_sales_changed.text.refund_denied': '{party} no ha recibido el reembolso del caso de posventa {no}.',
  'kind.after_sales_changed.text.refund_due_soon':
    'El reembolso del caso de posventa {no} a {party} vence pronto. Importe y fecha están en su página.',
  'kind.after_sales_changed.text.refund_overdue':
    'El reembolso del caso de posventa {no} con {party} ha vencido. El cliente puede llevarlo a la plataforma.',
  'kind.after_sales_changed.text.refund_decided_paid':
    'La plataforma decidió sobre el caso de posventa {no} con {party}: el reembolso está pagado.',
  'kind.after_sales_changed.text.refund_decided_owed':
    'La plataforma decidió sobre el caso de posventa {no} con {party}: el reembolso aún se debe. Hasta que se pague, el proveedor no acepta nada nuevo.',
  'kind.payment_due.title': 'Un pago está por vencer',
  'kind.payment_due.text': '{amount} del pedido {no} con {party} vencen el {date}.',
  'kind.payment_received.title': 'Pago recibido',
  'kind.payment_received.text': 'Se han recibido {amount} del pedido {no} con {party}.',
  'kind.payment_overdue.title': 'Hay un pago vencido',
  'kind.payment_overdue.text': '{amount} del pedido {no} con {party} vencieron el {date}.',
  'kind.claim_opened.title': 'Se ha abierto una reclamación',
  'kind.claim_opened.text': '{party} ha abierto una reclamación sobre el pedido {no}.',
  'kind.claim_escalated.title': 'Una reclamación ha pasado a la plataforma',
  'kind.claim_escalated.text': 'La plataforma decide sobre la reclamación del pedido {no} con {party}.',
  'kind.claim_ruled.title': 'Se ha resuelto una reclamación',
  'kind.claim_ruled.text': 'Hay una decisión sobre la reclamación del pedido {no} con {party}.',

  // Logistics
  'kind.shipment_booked.title': 'Envío reservado',
  'kind.shipment_booked.text': 'La mercancía del pedido {no} con {party} sale el {date}.',
  'kind.shipped.title': 'Mercancía enviada',
  'kind.shipped.text': 'La mercancía del pedido {no} con {party} está en camino desde el {date}.',
  'kind.eta_changed.title': 'Nueva fecha de llegada',
  'kind.eta_changed.text': 'La mercancía del pedido {no} con {party} llega ahora el {date}.',
  'kind.arrived.title': 'Mercancía llegada',
  'kind.arrived.text': 'La mercancía del pedido {no} con {party} llegó el {date}.',
  'kind.documents_released.title': 'Documentos de embarque liberados',
  'kind.documents_released.text': 'Ya se pueden leer los documentos del pedido {no} con {party}.',

  // Reviews, imports and plans
  'kind.product_review_result.title': 'Se ha revisado un producto',
  'kind.product_review_result.text': 'Hay una decisión sobre «{name}».',
  'kind.product_review_result.text.approved': '«{name}» está aprobado.',
  'kind.product_review_result.text.rejected': '«{name}» no se ha aprobado: {reason}',
  'kind.product_review_result.text.revision': '«{name}» se tiene que corregir: {reason}',
  'kind.product_review_result.text.unbanned': '«{name}» puede volver a venderse: la plataforma ha levantado el veto.',
  'kind.product_review_result.text.banned': 'La plataforma ha retirado «{name}» del mercado: {reason}',
  'kind.store_review_result.title': 'Se revisó una tienda',
  'kind.store_review_result.text': 'Hay una decisión sobre «{name}».',
  'kind.store_review_result.text.approved': 'La tienda «{name}» está aprobada.',
  'kind.store_review_result.text.rejected': 'La tienda «{name}» fue rechazada: {reason}',
  'kind.store_suspended.title': 'Una de sus tiendas está suspendida',
  'kind.store_suspended.text': '«{name}» y sus productos ya no se muestran: {reason}',
  'kind.store_reinstated.title': 'Una de sus tiendas vuelve a estar abierta',
  'kind.store_reinstated.text': '«{name}» y sus productos se muestran de nuevo. {reason}',
  'kind.price_relation.title': 'Precios privados',
  'kind.price_relation.text': 'Hay novedades sobre los precios de «{name}», con {party}.',
  'kind.price_relation.text.requested': '{party} pide ver los precios de «{name}». {reason}',
  'kind.price_relation.text.invited': '{party} le ofrece ver sus precios. {reason}',
  'kind.price_relation.text.accepted': '{party} ha aceptado: los precios de «{name}» se comparten.',
  'kind.price_relation.text.refused': '{party} no acepta compartir los precios de «{name}»: {reason}',
  'kind.price_relation.text.ended': '{party} ya no comparte los precios de «{name}»: {reason}',
  'kind.service_review_result.title': 'Se ha revisado un servicio',
  'kind.service_review_result.text': 'Hay una decisión sobre «{name}».',
  'kind.service_review_result.text.approved': '«{name}» está aprobado.',
  'kind.service_review_result.text.rejected': '«{name}» no se ha aprobado: {reason}',
  'kind.service_question_asked.title': 'Una pregunta sobre su servicio',
  'kind.service_question_asked.text': '{party} pregunta por «{name}».',
  'kind.service_question_answered.title': 'Su pregunta tiene respuesta',
  'kind.service_question_answered.text': 'El proveedor ha respondido a su pregunta sobre «{name}».',
  'kind.service_disabled.title': 'La plataforma ha desactivado un servicio',
  'kind.service_disabled.text': '«{name}» ya no está en el mercado: {reason}',
  'kind.service_proof_expiring.title': 'Una acreditación de su servicio está por caducar',
  'kind.service_proof_expiring.text':
    'Una acreditación de «{name}» vale hasta el {date}. Añada la nueva a tiempo: sin ella el servicio sale del mercado.',
  'kind.service_proof_expired.title': 'Un servicio ha salido del mercado: una acreditación ha caducado',
  'kind.service_proof_expired.text':
    'Una acreditación de «{name}» valía hasta el {date}. Añada la nueva y envíela a revisión para volver a ofrecer el servicio.',
  'kind.service_question_hidden.title': 'La plataforma ha ocultado una pregunta y su respuesta',
  'kind.service_question_hidden.text': 'Ya no está en la página de «{name}»: {reason}',
  'kind.import_done.title': 'Importación finalizada',
  'kind.import_done.text': 'Se han importado {count} productos de «{name}».',
  'kind.review_requested.title': 'Hay algo pendiente de revisión',
  'kind.review_requested.text': 'Se ha enviado «{name}».',
  'kind.review_requested.text.bankAccount': 'Se envió una cuenta bancaria de {name}.',
  'kind.review_requested.text.serviceOrder': 'La plataforma debe decidir sobre el pedido de servicio {name}.',
  'kind.review_requested.text.afterSalesCase': 'La plataforma debe decidir sobre el caso de posventa {name}.',
  'kind.customs_order_changed.title': 'Novedades de una orden de agencia aduanera',
  'kind.customs_order_changed.text': 'La orden aduanera {no} ({name}) ha cambiado.',
  'kind.customs_order_changed.text.submitted':
    'Orden aduanera {no} ({name}): {party} la ha enviado. Acéptela a tiempo; el plazo está en su página.',
  'kind.customs_order_changed.text.accepted': 'Orden aduanera {no} ({name}): {party} la ha aceptado.',
  'kind.customs_order_changed.text.rejected': 'Orden aduanera {no} ({name}): {party} la ha rechazado.',
  'kind.customs_order_changed.text.doc_pending': 'Orden aduanera {no} ({name}): {party} necesita más documentos.',
  'kind.customs_order_changed.text.doc_check': 'Orden aduanera {no} ({name}): {party} revisa los documentos.',
  'kind.customs_order_changed.text.making':
    'Orden aduanera {no} ({name}): las declaraciones están redactadas. Confirme los borradores.',
  'kind.customs_order_changed.text.declaring':
    'Orden aduanera {no} ({name}): {party} ha confirmado los borradores; pueden declararse.',
  'kind.customs_order_changed.text.inspection': 'Orden aduanera {no} ({name}): la aduana quiere examinar la mercancía.',
  'kind.customs_order_changed.text.released': 'Orden aduanera {no} ({name}): la mercancía está despachada.',
  'kind.customs_order_changed.text.cleared':
    'Orden aduanera {no} ({name}): la aduana la ha cerrado. Confirme su finalización.',
  'kind.customs_order_changed.text.completed': 'Orden aduanera {no} ({name}): está completada.',
  'kind.customs_order_changed.text.cancelled': 'Orden aduanera {no} ({name}): se ha cancelado.',
  'kind.customs_order_changed.text.document_rejected':
    'Orden aduanera {no} ({name}): {party} ha rechazado un documento.',
  'kind.customs_order_changed.text.content_changed': 'Orden aduanera {no} ({name}): {party} ha cambiado el contenido.',
  'kind.customs_order_changed.text.document_sent': 'Orden aduanera {no} ({name}): {party} ha enviado un documento.',
  'kind.customs_order_changed.text.delegation_saved': 'Orden aduanera {no} ({name}): {party} le ha otorgado un poder.',
  'kind.customs_order_changed.text.rated': 'Orden aduanera {no} ({name}): {party} ha valorado su trabajo.',
  'kind.customs_order_changed.text.fee_proposed':
    'Orden aduanera {no} ({name}): {party} añade gastos que esperan su respuesta.',
  'kind.customs_order_changed.text.fee_answered':
    'Orden aduanera {no} ({name}): {party} ha respondido a los gastos añadidos.',
  'kind.customs_order_changed.text.fees_paid': 'Orden aduanera {no} ({name}): el dinero de {party} está en custodia.',
  'kind.customs_order_changed.text.payment_failed':
    'Orden aduanera {no} ({name}): el banco no aceptó su pago. Pague de nuevo.',
  'kind.customs_order_changed.text.fees_released': 'Orden aduanera {no} ({name}): lo que ganó está pagado.',
  'kind.customs_order_changed.text.fees_refunded': 'Orden aduanera {no} ({name}): su dinero ha sido devuelto.',
  'kind.customs_order_changed.text.money_stuck': 'Orden aduanera {no} ({name}): el banco no movió el dinero.',
  'kind.customs_order_changed.text.draft_changed':
    'Orden aduanera {no} ({name}): {party} cambió una declaración que usted había confirmado. Confírmela de nuevo.',
  'kind.customs_order_changed.text.draft_confirmed':
    'Orden aduanera {no} ({name}): {party} confirmó la declaración cambiada.',
  'kind.customs_order_changed.text.nothing_declared':
    'Ninguna declaración de la orden de agencia aduanera {no} ({name}) sigue en pie: declare de nuevo o ponga fin a la orden.',
  'kind.customs_order_changed.text.declaration_taken_off':
    'Orden aduanera {no} ({name}): la plataforma le quitó una declaración registrada. Vea cómo está ahora.',
  'kind.customs_order_changed.text.declaration_put_back':
    'Orden aduanera {no} ({name}): la plataforma le devolvió una declaración registrada. Vea cómo está ahora.',
  'kind.customs_order_changed.text.claim_opened': 'Pedido aduanero {no} ({name}): {party} reclama.',
  'kind.customs_order_changed.text.claim_moved': 'Pedido aduanero {no} ({name}): hay novedades de la reclamación.',
  'kind.customs_order_changed.text.claim_disputed':
    'Pedido aduanero {no} ({name}): {party} pide a la plataforma que decida una reclamación.',
  'kind.customs_order_changed.text.claim_refunded':
    'Pedido aduanero {no} ({name}): el banco ha devuelto el resultado de la reclamación.',
  'kind.customs_order_changed.text.late': 'Orden aduanera {no} ({name}): nadie la ha aceptado a tiempo.',
  'kind.customs_order_changed.text.pay_soon':
    'Orden aduanera {no} ({name}): el presupuesto aún no está pagado. Sin pago, la orden se cancelará pronto; su página dice cuándo.',
  'kind.customs_order_changed.text.pay_lapsed':
    'Orden aduanera {no} ({name}): se ha cancelado porque el presupuesto no se pagó a tiempo.',
  'kind.customs_order_changed.text.due_soon':
    'Orden aduanera {no} ({name}): espera su confirmación. Sin ella pronto se dará por terminada; su página dice cuándo.',
  'kind.declaration_moved.title': 'Novedades de una declaración de aduana',
  'kind.declaration_moved.text': 'La declaración {no} ({name}) ha avanzado.',
  'kind.declaration_moved.text.pending_review': 'La declaración {no} ({name}) espera revisión.',
  'kind.declaration_moved.text.released': 'Las mercancías de la declaración {no} ({name}) están liberadas.',
  'kind.declaration_moved.text.cleared': 'La aduana ha cerrado la declaración {no} ({name}).',
  'kind.declaration_moved.text.amendment_requested':
    '{party} quiere pedir a la aduana que modifique o retire la declaración {no} ({name}).',
  'kind.declaration_moved.text.amendment_sent':
    '{party} ha pedido a la aduana que modifique o retire la declaración {no} ({name}).',
  'kind.declaration_halted.title': 'Una declaración de aduana requiere atención',
  'kind.declaration_halted.text': 'La declaración {no} ({name}) está detenida.',
  'kind.declaration_halted.text.review_rejected': 'La declaración {no} ({name}) fue devuelta en la revisión.',
  'kind.declaration_halted.text.declare_failed': 'No se pudo presentar la declaración {no} ({name}).',
  'kind.declaration_halted.text.manual_handling':
    'La aduana pide documentos para la declaración {no} ({name}) o la ha suspendido.',
  'kind.declaration_halted.text.tax_pending': 'Hay derechos por pagar de la declaración {no} ({name}).',
  'kind.declaration_halted.text.deleted': 'La aduana ha eliminado la declaración {no} ({name}).',
  'kind.declaration_halted.text.push_failed': 'La declaración {no} ({name}) no llegó a la ventanilla única.',
  'kind.declaration_halted.text.inspection':
    'La aduana quiere inspeccionar las mercancías de la declaración {no} ({name}).',
  'kind.declaration_halted.text.returned': 'La aduana ha devuelto la declaración {no} ({name}).',
  'kind.declaration_halted.text.supplement':
    'La aduana pide una declaración complementaria para el formulario {no} ({name}).',
  'kind.declaration_halted.text.moved_after_cancel':
    'La aduana ha respondido sobre la declaración {no} ({name}), cancelada aquí. Compruebe si aun así se presentó.',
  'kind.customs_receipt_unknown.title': 'Un acuse de aduana sin destino',
  'kind.customs_receipt_unknown.text': 'El acuse {no} con el código {name} necesita una persona.',
  'kind.review_requested.text.service': 'Se ha enviado el servicio «{name}».',
  'kind.review_requested.text.product': 'Se ha enviado el producto «{name}».',
  'kind.review_requested.text.store': 'Se ha enviado la tienda «{name}».',
  'kind.review_requested.text.registration': 'Se ha enviado el registro de {name}.',
  'kind.review_requested.text.company_change': 'Se ha enviado un cambio de datos de la empresa {name}.',
  'kind.review_requested.text.newsArticle': 'Se ha enviado el artículo «{name}».',
  'kind.membership_begun.title': 'Su membresía ha comenzado',
  'kind.membership_begun.text': 'El pago del pedido {no} está confirmado; lo pedido es válido desde ahora.',
  'kind.membership_payment_rejected.title': 'No se encontró su pago',
  'kind.membership_payment_rejected.text': 'Pedido {no}: {reason}. Compruébelo y comunique el pago de nuevo.',
  'kind.membership_refunded.title': 'Se le reembolsa el pago',
  'kind.membership_refunded.text': 'El pedido {no} se anuló y se reembolsa su importe: {reason}',
  'kind.membership_order_expired.title': 'Su pedido ha caducado',
  'kind.membership_order_expired.text': 'El pedido {no} no se pagó a tiempo. Vuelva a pedirlo si aún lo desea.',
  'kind.membership_invoice_issued.title': 'Su factura ha sido emitida',
  'kind.membership_invoice_issued.text': 'La factura {name} del pedido {no} puede descargarse junto al pedido.',
  'kind.membership_credit_note_issued.title': 'Se ha emitido una nota de crédito',
  'kind.membership_credit_note_issued.text':
    'La nota de crédito {name} del pedido reembolsado {no} puede descargarse junto al pedido.',
  'kind.plan_expiring.title': 'Su plan termina pronto',
  'kind.plan_expiring.text': 'El plan «{name}» termina el {date}.',
  'kind.trial_expiring.title': 'Su prueba gratuita termina pronto',
  'kind.trial_expiring.text': 'La prueba gratuita de «{name}» termina el {date}. Pida el plan para conservarlo.',
  'kind.plan_renewal_ordered.title': 'Su plan se ha vuelto a pedir',
  'kind.plan_renewal_ordered.text':
    '«{name}» se renueva automáticamente: el pedido {no} por {amount} espera su pago. Sin él, el plan termina el {date}.',
  'kind.plan_renewal_repriced.title': 'Su plan se ha vuelto a pedir a un precio nuevo',
  'kind.plan_renewal_repriced.text':
    'El precio de «{name}» ha cambiado de {before} a {amount}. El pedido {no} espera su pago; también puede cancelarlo. Sin pago, el plan termina el {date}.',
  'kind.plan_renewal_withdrawn.title': 'Su plan no puede renovarse',
  'kind.plan_renewal_withdrawn.text':
    '«{name}» ya no se vende, por lo que se desactivó su renovación automática. Es válido hasta el {date}; elija antes otro plan.',
  'kind.work_handed_on.title': 'El trabajo abierto se ha traspasado',
  'kind.work_handed_on.text':
    '{party} releva a {name}: {count} documentos abiertos (consultas, negociaciones, pedidos).',
  'kind.quota_low.title': 'Una cuota se está agotando',
  'kind.quota_low.text': 'Quedan {count} de «{name}».',
  'kind.certificate_accepted.title': 'Certificado aceptado',
  'kind.certificate_accepted.text': '{name} se ha comprobado y ya es válido.',
  'kind.certificate_rejected.title': 'Certificado no aceptado',
  'kind.certificate_rejected.text': '{name} no se ha aceptado: {reason}',
  'kind.certificate_expiring.title': 'Un certificado caduca pronto',
  'kind.certificate_expiring.text': '{name} caduca el {date}. Entregue el nuevo a tiempo.',
  'kind.certificate_expired.title': 'Un certificado ha caducado',
  'kind.certificate_expired.text': '{name} caducó el {date}; su distintivo ha desaparecido.',
  'kind.company_restricted.title': 'Su empresa está restringida',
  'kind.company_restricted.text': '{name} no inicia nada nuevo por ahora; lo abierto continúa: {reason}',
  'kind.company_restriction_lifted.title': 'Se levantó una restricción de su empresa',
  'kind.company_restriction_lifted.text': 'El riesgo visto en {name} está resuelto: {reason}',
  'kind.company_suspended.title': 'Su empresa está suspendida',
  'kind.company_suspended.text':
    '{name} está suspendida: {reason}. Nadie puede iniciar sesión en su nombre hasta que termine la suspensión.',
  'kind.company_reinstated.title': 'Su empresa vuelve a estar activa',
  'kind.company_reinstated.text': '{name} puede volver a comerciar: {reason}',
  'kind.company_side_added.title': 'Su empresa está en otro lado del mercado',
  'kind.company_side_added.text': '{name} participa ahora en otro lado del mercado.',
  'kind.company_side_added.text.seller': '{name} ahora también vende productos aquí.',
  'kind.company_side_added.text.provider': '{name} ahora también ofrece servicios aquí.',
  'kind.company_side_added.text.buyer': '{name} ahora también compra productos aquí.',
  'kind.company_closed.title': 'Su empresa está cerrada',
  'kind.company_closed.text': '{name} se ha cerrado: {reason}',
  'kind.partner_suspended.title': 'Un socio comercial está suspendido',
  'kind.partner_suspended.text':
    '{name} está suspendida. Sus pedidos abiertos siguen bajo nuestra supervisión; no haga pagos nuevos.',
  'kind.quota_exhausted.title': 'Una cuota se ha agotado',
  'kind.quota_exhausted.text': '«{name}» se ha agotado.',
  'kind.membership_over_quota.title': 'Hay productos ocultos en el mercado',
  'kind.membership_over_quota.text':
    'Su membresía cubre menos productos de los que tiene a la venta. Ocultos, primero los más recientes: {count}. No se borra nada; vuelven con un plan o paquete que los cubra.',
  'kind.membership_shown_again.title': 'Los productos ocultos vuelven al mercado',
  'kind.membership_shown_again.text': 'Su membresía los cubre de nuevo: {count}.',
  'kind.review_requested.text.grant': 'Se solicitan permisos temporales: {name}.',
  'kind.security_alert.text.grant_approved': '{actor} le concedió «{name}» por un tiempo.',
  'kind.security_alert.text.grant_rejected': '{actor} rechazó su solicitud de «{name}».',
  'kind.security_alert.text.grant_revoked': '{actor} retiró «{name}» el {date}.',
  'kind.security_alert.text.grant_ended': 'El plazo de «{name}» ha terminado.',
  'kind.security_alert.text.viewed_as':
    '{actor}, de la plataforma, consultó las páginas de su empresa en solo lectura desde el {date}: {name}',
} satisfies Record<keyof typeof en, string> & Record<string, string>

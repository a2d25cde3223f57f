import type en from './en_US'

export default {
  // Actions
  'action.back': 'Volver',
  'action.cancel': 'Cancelar',
  'action.close': 'Cerrar',
  'action.confirm': 'Confirmar',
  'action.next': 'Siguiente',
  'action.previous': 'Anterior',
  'action.remove': 'Quitar',
  'action.retry': 'Reintentar',
  'action.send': 'Enviar',

  // States of a screen
  'state.loading': 'Cargando…',
  'state.offline': 'Sin conexión. Lo que ve puede no estar actualizado.',
  'state.online': 'Conexión restablecida.',

  // Lists
  'list.filters': 'Filtros',
  'list.sort': 'Ordenar por',
  'list.page': 'Página {page} de {pages}',

  // Failures (spec sections 7 and 8)
  'error.title': 'Se ha producido un error',
  'error.unexpected':
    'Se ha producido un error inesperado. Vuelva a intentarlo; si se repite, contacte con el servicio de asistencia.',
  'error.submitFailed': 'No se ha podido enviar; vuelva a intentarlo más tarde',
  'error.network': 'Sin conexión con el servidor. Compruebe su red y vuelva a intentarlo.',
  'error.timeout': 'El servidor ha tardado demasiado en responder. Vuelva a intentarlo.',
  'error.http': 'El servidor no ha podido responder (HTTP {status}). Vuelva a intentarlo más tarde.',
  'error.tooManyRequests': 'Demasiadas peticiones en poco tiempo. Espere un momento y vuelva a intentarlo.',
  'error.tooLarge': 'El archivo es demasiado grande para el servidor.',
  'error.noPermission': 'No tiene permiso para esto: {url}',
  'error.accountDisabled': 'Esta cuenta está deshabilitada.',
  'error.accountDeleted': 'Esta cuenta se ha eliminado.',
  'error.languages': 'No se han podido cargar los idiomas remotos',
  'error.copyManually': 'No se ha podido copiar; cópielo manualmente',
  'error.pageFailed': 'No se ha podido mostrar esta página',
  'error.pageFailedHelp': 'Sus datos están a salvo. Vuelva a intentarlo o regrese a la página de inicio.',
  'error.notFound': 'Página no encontrada',
  'error.notFoundHelp': 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  'error.forbidden': 'No tiene acceso a esta página',
  'error.forbiddenHelp':
    'Corresponde a otros roles distintos del suyo. Pregunte a quien gestione las personas y los permisos, o siga con su propio trabajo.',
  'message.copied': 'Copiado al portapapeles',

  // Session
  'session.expiredTitle': 'Sesión caducada',
  'session.expiredText': 'Inicie sesión de nuevo para continuar. Volverá a esta página.',
  'session.goToLogin': 'Iniciar sesión de nuevo',
  'session.endedText':
    'Se ha cerrado la sesión en otra ventana o la sesión ha terminado. Inicie sesión de nuevo para continuar.',
  'session.changedTitle': 'Ha cambiado en otra ventana',
  'session.changedText':
    'Allí ha iniciado sesión como otra persona, o para otra empresa o tienda. En esta página ya no se puede guardar nada: copie lo que aún necesite y vuelva a cargar la página.',
  'session.reload': 'Volver a cargar la página',

  // Member permissions (spec section 6)
  'ability.upgradeText': 'Mejore su nivel de membresía y obtenga más de 30 ventajas adicionales.',
  'ability.marketText': 'También puede comprar esta aplicación por separado en el mercado de aplicaciones.',
  'ability.reorderText': 'El paquete de la aplicación está agotado. Contrátelo de nuevo.',
  'ability.currentPlan': 'Su plan: {plan}.',
  'ability.used': 'Usados {used} de {limit}.',
  'ability.ended': 'Terminó el {date}.',
  'ability.planMonth': '{plan} incluye más: {price} al mes.',
  'ability.planYear': '{plan} incluye más: {price} al año.',
  'ability.package': 'Paquete de aplicación {name}: {price}, válido {days} días.',
  'ability.wait': 'O espere: vuelve a estar disponible el {date}.',
  'ability.upgrade': 'Mejorar la membresía',
  'ability.goToMarket': 'Ir al mercado de aplicaciones',
  'ability.viewBenefits': 'Ver ventajas',

  // Leaving a form
  'leave.title': '¿Salir de esta página?',
  'leave.text': 'Lo que ha introducido aún no está guardado.',
  'leave.stay': 'Quedarse aquí',
  'leave.leave': 'Salir sin guardar',

  // The frame of every page
  'frame.notifications': 'Notificaciones',
  'frame.home': 'Inicio',
} satisfies Record<keyof typeof en, string> & Record<string, string>

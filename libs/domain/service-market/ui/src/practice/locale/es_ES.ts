import type en from './en_US'

export default {
  title: 'Práctica',
  lead: 'Pruebe el área de servicios con ejemplos antes de usarla. Puede salir en cualquier momento y seguir más tarde.',
  'banner.title': 'Práctica: no se envía nada',
  'banner.text': 'Solo ejemplos. No genera documentos, números, tasas ni estadísticas, y nadie más lo ve.',
  guide: 'Qué hacer ahora',
  step: 'Paso {step} de {steps}',
  next: 'Continuar',
  show: 'Mostrar dónde',
  restart: 'Empezar de nuevo',
  'restart.ask': 'Se pierde lo que ha practicado aquí hasta ahora.',
  leave: 'Salir y seguir más tarde',
  refused: 'Esto lleva fuera de la práctica. No se ha abierto ni enviado nada.',
  skip: 'Omitir',
  'skip.named': 'Omitir: {name}',
  begin: 'Empezar',
  'begin.named': 'Empezar: {name}',
  goOn: 'Seguir',
  'goOn.named': 'Seguir: {name}',
  open: 'Abrir',
  'open.named': 'Abrir: {name}',
  'state.new': 'Sin empezar',
  'state.finished': 'Terminado',
  'state.skipped': 'Omitido',
  'finished.title': 'Ha terminado',
  'finished.service_order': 'Ha pedido, pagado y recibido un servicio. En la realidad funciona igual.',
  'finished.declaration': 'Ha corregido, presentado y enviado una declaración y la ha seguido hasta su levante.',
  'finished.customs_order': 'Un agente ha declarado mercancías por usted, desde la solicitud hasta el pedido cerrado.',
  'scene.service_order': 'Pedir un servicio',
  'scene.service_order.text': 'Elija una oferta, acepte su precio, pague y confirme el resultado.',
  'scene.declaration': 'Declarar mercancías usted mismo',
  'scene.declaration.text':
    'Encuentre y corrija dos errores de una declaración, envíela y siga las respuestas de la aduana.',
  'scene.customs_order': 'Encargar la declaración',
  'scene.customs_order.text': 'Envíe un pedido a un agente de aduanas, acepte las tarifas y apruebe su declaración.',
  'sample.provider': 'Servicios Ejemplo S.L.',
  'sample.company': 'Comercio Ejemplo S.L.',
  'sample.translation': 'Traducción de un contrato',
  'sample.inspection': 'Inspección antes del envío',
  'sample.design': 'Diseño de una página de producto',
  'sample.outcome': 'Resultado',
  'service_order.choose.title': 'Elija un servicio',
  'service_order.choose.text':
    'Elija una de las ofertas de ejemplo y pídala. El proveedor indica su precio antes de que nada le obligue.',
  'service_order.quote.title': 'Lea el presupuesto y acéptelo',
  'service_order.quote.text':
    'El proveedor ha indicado su precio. Mire el importe, el descuento y lo que hay que pagar, y acepte arriba en el pedido.',
  'service_order.pay.title': 'Pague',
  'service_order.pay.text':
    'Elija cómo pagaría. En un pedido real el dinero queda en custodia hasta que confirme el resultado; aquí no se mueve nada.',
  'service_order.work.title': 'Deje trabajar al proveedor',
  'service_order.work.text':
    'Un proveedor real primero acepta el pedido y necesita unos días. Continúe: este entrega enseguida.',
  'service_order.result.title': 'Mire el resultado y confírmelo',
  'service_order.result.text':
    'El resultado está ahí. En un pedido real su confirmación libera el dinero; también podría devolver el resultado.',
  'service_order.rate.title': 'Valore al proveedor',
  'service_order.rate.text':
    'Las estrellas y unas palabras ayudan a otros clientes. Esta valoración no se muestra a nadie.',
  'declaration.check.title': 'Vea qué han encontrado los controles',
  'declaration.check.text':
    'El formulario está rellenado con papeles de ejemplo y tiene dos errores. Cada uno de la lista lleva a su campo.',
  'declaration.mend.title': 'Corrija ambos errores',
  'declaration.mend.text':
    'La lista de bultos dice: peso neto 1650 kg, contenedor CSQU3054383. Corrija ambos; se comprueba mientras escribe.',
  'declaration.submit.title': 'Presente el formulario',
  'declaration.submit.text': 'No queda ningún error. Vaya al último paso, revíselo y presente el formulario.',
  'declaration.send.title': 'Envíelo a la aduana',
  'declaration.send.text': 'El formulario espera a ser enviado. Envíelo arriba: lo recibe una aduana de práctica.',
  'declaration.follow.title': 'Siga las respuestas',
  'declaration.follow.text':
    'Continúe con cada respuesta de la aduana y vea cómo avanza el formulario hasta el despacho de las mercancías.',
  'customs_order.request.title': 'Envíe el pedido al agente',
  'customs_order.request.text':
    'Mercancías y envío están rellenados con un ejemplo. Revíselos y envíe el pedido arriba.',
  'customs_order.fees.title': 'Pague las tarifas',
  'customs_order.fees.text':
    'El agente ha aceptado el pedido e indicado sus tarifas. Páguelas arriba para que empiece el trabajo; aquí no se mueve nada.',
  'customs_order.papers.title': 'Deje que el agente revise los papeles',
  'customs_order.papers.text': 'Continúe: el agente revisa los papeles y prepara la declaración.',
  'customs_order.confirm.title': 'Apruebe la declaración',
  'customs_order.confirm.text':
    'Usted responde de lo que se declara por usted. Apruebe el borrador arriba; solo entonces puede enviarlo el agente.',
  'customs_order.follow.title': 'Siga la aduana',
  'customs_order.follow.text':
    'Continúe con cada respuesta de la aduana y vea cómo el pedido sigue a su declaración hasta el despacho.',
  'customs_order.complete.title': 'Cierre el pedido',
  'customs_order.complete.text':
    'Las mercancías están despachadas. Confirme que el trabajo está hecho; en un pedido real las tarifas van entonces al agente.',
} satisfies Record<keyof typeof en, string>

import type en from './en_US'

export default {
  title: 'Lo que le espera',
  'queue.desk': 'Chats que esperan a una persona',
  'queue.messages': 'Mensajes por responder',
  'queue.registrations': 'Registros por revisar',
  'queue.payments': 'Pagos por confirmar',
  'queue.products': 'Productos por revisar',
  'queue.services': 'Servicios por revisar',
  'queue.serviceDisputes': 'Pedidos de servicios en disputa',
  'queue.servicePayments': 'Dinero de servicios que el banco no movió',
  'queue.afterSales': 'Casos de posventa por decidir',
  'queue.news': 'Artículos por revisar',
  'queue.faults': 'Fallos comunicados',
  since: 'El más antiguo desde {when}',
  nothing: 'Nada espera',
  'queue.mail': 'Mensajes que no se pudieron enviar',
  'queue.jobs': 'Tareas que fallan una y otra vez',
} satisfies Record<keyof typeof en, string>

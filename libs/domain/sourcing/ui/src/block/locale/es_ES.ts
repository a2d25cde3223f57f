import type en from './en_US'

export default {
  'block.title': 'Empresas bloqueadas',
  'block.empty': 'No hay empresas bloqueadas. Se bloquea desde una negociación.',
  'block.ofCompany': 'Bloqueos',
  'block.none': 'No hay bloqueos, ni de esta empresa ni contra ella.',
  'block.status.blocked': 'Bloqueada',
  'block.column.blocked': 'Bloqueada',
  'block.column.blocker': 'Bloqueada por',
  'block.column.reason': 'Motivo',
  'block.column.byName': 'Hecho por',
  'block.column.createdAt': 'Desde',
  'block.unnamed': 'Comprador de la consulta {no}',
  'block.reason.spam': 'Mensajes masivos no deseados',
  'block.reason.fraud': 'Parece un fraude',
  'block.reason.abuse': 'Ofensivo o grosero',
  'block.reason.no_fit': 'Sin negocio en común',
  'block.reason.other': 'Otro',
  'block.intro':
    'No llegará nada nuevo de esta empresa: ni consultas, ni ofertas, ni mensajes. Los pedidos abiertos continúan. No se le dice quién bloqueó.',
  'block.note': 'Nota para sus compañeros',
  'block.action.lift': 'Quitar bloqueo',
  'block.confirm': 'La empresa podrá volver a consultar, ofertar y escribir.',
  'block.done': 'El bloqueo se ha quitado.',
} satisfies Record<keyof typeof en, string>

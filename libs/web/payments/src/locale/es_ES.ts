import type en from './en_US'

export default {
  list: 'Pagos',
  'mode.balance': 'Saldo',
  'mode.bank_transfer': 'Transferencia bancaria',
  'kind.hold': '{amount} al depósito de garantía',
  'kind.release': '{amount} liberados',
  'kind.refund': '{amount} devueltos al cliente',
  'kind.reclaim': '{amount} de vuelta al cliente, de lo ya pagado',
  'status.pending': 'En proceso',
  'status.done': 'Hecho',
  'status.failed': 'No fue posible',
  'failure.insufficient_balance': 'El saldo no alcanza.',
  'failure.declined': 'El banco rechazó el pago.',
  simulated: 'Simulación: no se mueve dinero real. Un banco autorizado guardará el dinero cuando esté conectado.',
} satisfies Record<keyof typeof en, string>

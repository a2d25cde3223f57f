import type en from './en_US'

export default {
  list: 'Платежи',
  'mode.balance': 'Остаток на счёте',
  'mode.bank_transfer': 'Банковский перевод',
  'kind.hold': '{amount} на условный счёт',
  'kind.release': '{amount} переведено',
  'kind.refund': '{amount} возвращено заказчику',
  'kind.reclaim': '{amount} возвращается клиенту из выплаченного',
  'status.pending': 'Обрабатывается',
  'status.done': 'Выполнено',
  'status.failed': 'Не удалось',
  'failure.insufficient_balance': 'Недостаточно средств на счёте.',
  'failure.declined': 'Банк отклонил платёж.',
  simulated: 'Симуляция: настоящие деньги не движутся. После подключения лицензированного банка их хранит он.',
} satisfies Record<keyof typeof en, string>

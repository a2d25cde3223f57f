import type en from './en_US'

export default {
  title: 'Что вас ждёт',
  'queue.desk': 'Чаты ждут сотрудника',
  'queue.messages': 'Сообщения без ответа',
  'queue.registrations': 'Регистрации на проверку',
  'queue.payments': 'Платежи на подтверждение',
  'queue.products': 'Товары на проверку',
  'queue.services': 'Услуги на проверку',
  'queue.serviceDisputes': 'Спорные заказы услуг',
  'queue.servicePayments': 'Деньги за услуги, не переведённые банком',
  'queue.afterSales': 'Претензии, ждущие решения',
  'queue.news': 'Статьи на проверку',
  'queue.faults': 'Сообщения о сбоях',
  since: 'Самое старое с {when}',
  nothing: 'Ничего не ждёт',
  'queue.mail': 'Неотправленные сообщения',
  'queue.jobs': 'Задания с повторяющимися сбоями',
} satisfies Record<keyof typeof en, string>

import type en from './en_US'

export default {
  'block.title': 'Заблокированные компании',
  'block.empty': 'Нет заблокированных компаний. Блокируют из переговоров.',
  'block.ofCompany': 'Блокировки',
  'block.none': 'Блокировок нет: ни со стороны этой компании, ни в отношении неё.',
  'block.status.blocked': 'Заблокирована',
  'block.column.blocked': 'Заблокирована',
  'block.column.blocker': 'Кем заблокирована',
  'block.column.reason': 'Причина',
  'block.column.byName': 'Кто',
  'block.column.createdAt': 'С',
  'block.unnamed': 'Покупатель по запросу {no}',
  'block.reason.spam': 'Нежелательная рассылка',
  'block.reason.fraud': 'Похоже на мошенничество',
  'block.reason.abuse': 'Оскорбления или грубость',
  'block.reason.no_fit': 'Нет общего дела',
  'block.reason.other': 'Другое',
  'block.intro':
    'От этой компании больше не придёт ничего нового: ни запросов, ни предложений, ни сообщений. Открытые заказы продолжаются. Ей не сообщают, кто заблокировал.',
  'block.note': 'Заметка для коллег',
  'block.action.lift': 'Снять блокировку',
  'block.confirm': 'Компания снова сможет запрашивать, предлагать и писать.',
  'block.done': 'Блокировка снята.',
} satisfies Record<keyof typeof en, string>

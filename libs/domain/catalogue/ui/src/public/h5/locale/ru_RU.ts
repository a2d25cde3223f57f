import type en from './en_US'

export default {
  'offline.now': 'Нет соединения',
  'offline.since': 'Данные на {when}.',
  'offline.typed': 'Введённое сохранится до восстановления связи.',
  'update.ready': 'Доступна новая версия.',
  'update.use': 'Перейти на неё',
  'install.title': 'Всегда под рукой',
  'install.hint': 'Добавьте этот рынок на главный экран: он открывается сразу, а просмотренное можно читать без связи.',
  'install.do': 'Установить',
  'inquiry.kept': 'Введённое сохраняется на этом телефоне.',
  'inquiry.logInAndSend': 'Войти и отправить',
  toCentre: 'Открыть в кабинете покупателя',
  more: 'Показать ещё',
} satisfies Record<keyof typeof en, string>

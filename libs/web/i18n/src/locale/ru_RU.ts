import type en from './en_US'

export default {
  // Actions
  'action.back': 'Назад',
  'action.cancel': 'Отмена',
  'action.close': 'Закрыть',
  'action.confirm': 'Подтвердить',
  'action.next': 'Далее',
  'action.previous': 'Назад',
  'action.remove': 'Убрать',
  'action.retry': 'Повторить',
  'action.send': 'Отправить',

  // States of a screen
  'state.loading': 'Загрузка…',
  'state.offline': 'Нет подключения к сети. Данные на экране могли устареть.',
  'state.online': 'Подключение восстановлено.',

  // Lists
  'list.filters': 'Фильтры',
  'list.sort': 'Сортировка',
  'list.page': 'Страница {page} из {pages}',

  // Failures (spec sections 7 and 8)
  'error.title': 'Произошла ошибка',
  'error.unexpected':
    'Произошла непредвиденная ошибка. Повторите попытку; если ошибка повторится, обратитесь в поддержку.',
  'error.submitFailed': 'Не удалось отправить, повторите попытку позже',
  'error.network': 'Нет связи с сервером. Проверьте сеть и повторите попытку.',
  'error.timeout': 'Сервер слишком долго не отвечает. Повторите попытку.',
  'error.http': 'Сервер не смог ответить (HTTP {status}). Повторите попытку позже.',
  'error.tooManyRequests': 'Слишком много обращений за короткое время. Подождите немного и повторите попытку.',
  'error.tooLarge': 'Файл слишком большой для сервера.',
  'error.noPermission': 'У вас нет прав на это действие: {url}',
  'error.accountDisabled': 'Эта учётная запись отключена.',
  'error.accountDeleted': 'Эта учётная запись удалена.',
  'error.languages': 'Не удалось загрузить языки с сервера',
  'error.copyManually': 'Не удалось скопировать, скопируйте вручную',
  'error.pageFailed': 'Не удалось показать страницу',
  'error.pageFailedHelp': 'Ваши данные в сохранности. Повторите попытку или вернитесь на главную страницу.',
  'error.notFound': 'Страница не найдена',
  'error.notFoundHelp': 'Возможно, адрес введён с ошибкой или страница перемещена.',
  'error.forbidden': 'У вас нет доступа к этой странице',
  'error.forbiddenHelp':
    'Она предназначена для других ролей. Обратитесь к тому, кто управляет сотрудниками и правами, или продолжайте свою работу.',
  'message.copied': 'Скопировано в буфер обмена',

  // Session
  'session.expiredTitle': 'Сеанс истёк',
  'session.expiredText': 'Войдите снова, чтобы продолжить. Вы вернётесь на эту страницу.',
  'session.goToLogin': 'Войти снова',
  'session.endedText': 'Вы вышли в другом окне, или сеанс завершён. Войдите снова, чтобы продолжить.',
  'session.changedTitle': 'Вы переключились в другом окне',
  'session.changedText':
    'Там вы вошли под другой учётной записью или от имени другой компании или магазина. На этой странице больше ничего нельзя сохранить: скопируйте нужное и загрузите страницу заново.',
  'session.reload': 'Загрузить страницу заново',

  // Member permissions (spec section 6)
  'ability.upgradeText': 'Повысьте уровень членства и получите более 30 дополнительных преимуществ.',
  'ability.marketText': 'Это приложение можно также купить отдельно в магазине приложений.',
  'ability.reorderText': 'Пакет приложения исчерпан. Закажите его снова.',
  'ability.currentPlan': 'Ваш тариф: {plan}.',
  'ability.used': 'Использовано {used} из {limit}.',
  'ability.ended': 'Срок закончился {date}.',
  'ability.planMonth': '{plan} даёт больше: {price} в месяц.',
  'ability.planYear': '{plan} даёт больше: {price} в год.',
  'ability.package': 'Пакет приложения {name}: {price}, срок в днях: {days}.',
  'ability.wait': 'Или подождите: лимит обновится {date}.',
  'ability.upgrade': 'Повысить уровень',
  'ability.goToMarket': 'В магазин приложений',
  'ability.viewBenefits': 'Посмотреть преимущества',

  // Leaving a form
  'leave.title': 'Покинуть страницу?',
  'leave.text': 'Введённые данные ещё не сохранены.',
  'leave.stay': 'Остаться',
  'leave.leave': 'Уйти без сохранения',

  // The frame of every page
  'frame.notifications': 'Уведомления',
  'frame.home': 'Главная',
} satisfies Record<keyof typeof en, string> & Record<string, string>

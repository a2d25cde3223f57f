import type en from './en_US'

export default {
  // The message centre
  'centre.title': 'Сообщения',
  'centre.tabs': 'Виды сообщений',
  'centre.tab.all': 'Все',
  'centre.tab.business': 'Деловые уведомления',
  'centre.tab.system': 'Системные уведомления',
  'centre.categories': 'Разделы',
  'centre.category.any': 'Все разделы',
  'centre.category.logistics': 'Логистика',
  'centre.category.transactions': 'Сделки',
  'centre.category.inquiries': 'Запросы',
  'centre.category.negotiations': 'Переговоры',
  'centre.unreadCount_one': '{count} непрочитанное',
  'centre.unreadCount_few': '{count} непрочитанных',
  'centre.unreadCount_many': '{count} непрочитанных',
  'centre.unreadCount_other': '{count} непрочитанных',
  'centre.unreadOnly': 'Только непрочитанные',
  'centre.selectPage': 'Выбрать все на странице',
  'centre.selectOne': 'Выбрать: {title}',
  'centre.readSelected_one': 'Отметить {count} как прочитанное',
  'centre.readSelected_few': 'Отметить {count} как прочитанные',
  'centre.readSelected_many': 'Отметить {count} как прочитанные',
  'centre.readSelected_other': 'Отметить {count} как прочитанные',
  'centre.readAll': 'Отметить все как прочитанные',
  'centre.readAllHere': 'Отметить все эти как прочитанные',
  'centre.list': 'Сообщения, сначала новые',
  'centre.pages': 'Страницы сообщений',
  'centre.page': 'Страница {page}',

  // One message
  'message.unread': 'Не прочитано',
  'message.markRead': 'Отметить как прочитанное',
  'message.markUnread': 'Отметить как непрочитанное',
  'message.store': 'Магазин',
  'message.verificationTime': 'Проверено {when}',
  'message.verificationAhead': 'Состоится {when}',
  'message.reply': 'Текст ответа',
  'message.folded_one': '{count} раз',
  'message.folded_few': '{count} раза',
  'message.folded_many': '{count} раз',
  'message.folded_other': '{count} раза',

  // Taking it back
  'undo.read_one': '{count} сообщение отмечено как прочитанное.',
  'undo.read_few': '{count} сообщения отмечены как прочитанные.',
  'undo.read_many': '{count} сообщений отмечено как прочитанные.',
  'undo.read_other': '{count} сообщения отмечено как прочитанные.',
  'undo.nothing': 'Отмечать нечего: всё уже прочитано.',
  'undo.action': 'Отменить',
  'undo.done_one': '{count} сообщение снова не прочитано.',
  'undo.done_few': '{count} сообщения снова не прочитаны.',
  'undo.done_many': '{count} сообщений снова не прочитаны.',
  'undo.done_other': '{count} сообщения снова не прочитаны.',

  // States of the list
  'empty.title': 'Сообщений пока нет',
  'empty.hint': 'Здесь появляются события по вашим запросам, заказам и проверкам.',
  'empty.unread.title': 'Всё прочитано',
  'empty.unread.hint': 'Новые сообщения появляются здесь автоматически.',
  'empty.unread.showAll': 'Показать и прочитанные',
  'failed.title': 'Не удалось загрузить сообщения',
  'failed.hint': 'Ничего не потеряно. Повторите попытку чуть позже.',

  // People and things without a name
  'party.unnamed': 'Покупатель, имя которого пока не указано',
  'kind.unknown.title': 'Новости для вас',
  'kind.unknown.text': 'Откройте сообщение, чтобы узнать подробности.',

  // Inspections
  'kind.factory_inspection_agreed.title': 'Продавец согласился на инспекцию фабрики',
  'kind.factory_inspection_agreed.text': 'Инспекция фабрики по «{name}» может состояться.',
  'kind.goods_inspection_agreed.title': 'Продавец согласился на инспекцию товара',
  'kind.goods_inspection_agreed.text': 'Товар по «{name}» можно проверить.',
  'kind.inspection_requested.title': 'Запрошена инспекция',
  'kind.inspection_requested.text': '{party} запрашивает инспекцию по заказу {no}.',
  'kind.inspection_report_ready.title': 'Готов отчёт об инспекции',
  'kind.inspection_report_ready.text': 'Отчёт по заказу {no} можно прочитать.',

  // Accounts and support
  'kind.registration_data_review.title': 'Данные вашей компании проверены',
  'kind.registration_data_review.text': 'Заявка компании {company} рассмотрена.',
  'kind.registration_data_review.text.registration_approved': 'Заявка компании {company} одобрена. Добро пожаловать!',
  'kind.registration_data_review.text.registration_rejected': 'Заявку компании {company} не удалось одобрить.',
  'kind.registration_data_review.text.registration_need_info':
    'Нужны дополнительные сведения по заявке компании {company}.',
  'kind.registration_data_review.text.registration_expired':
    'Заявка компании {company} закрыта, так как ответа не поступило. Её можно отправить снова.',
  'kind.registration_data_review.text.registration_deleted_soon':
    'По заявке компании {company} давно ничего не происходит: её данные и документы скоро будут удалены.',
  'kind.registration_data_review.text.company_change_approved': 'Изменение данных компании {company} одобрено.',
  'kind.registration_data_review.text.company_change_rejected':
    'Изменение данных компании {company} не удалось одобрить.',
  'kind.registration_data_review.text.company_change_need_info':
    'Нужны дополнительные сведения по изменению данных компании {company}.',
  'kind.registration_data_review.text.company_change_expired':
    'Изменение данных компании {company} закрыто, так как ответа не поступило. Его можно отправить снова.',
  'kind.registration_data_review.text.company_change_deleted_soon':
    'По изменению данных компании {company} давно ничего не происходит: его содержание и документы скоро будут удалены.',
  'kind.customer_service_reply.title': 'Служба поддержки ответила',
  'kind.customer_service_reply.text': 'Есть ответ на ваш вопрос «{name}».',
  'kind.desk_reply.title': 'Служба поддержки ответила в вашем чате',
  'kind.desk_reply.text': 'Пока вас не было, вам написали. Отвечает {actor}.',
  'kind.customer_message_answered.title': 'Клиент ответил',
  'kind.customer_message_answered.text': '{name} снова пишет по обращению {no}.',
  'kind.after_sale_reply.title': 'Продавец ответил на ваше послепродажное обращение',
  'kind.after_sale_reply.text': 'Есть ответ на ваше обращение «{name}».',
  'kind.security_alert.title': 'Предупреждение о безопасности учётной записи',
  'kind.security_alert.text':
    '{date} изменились параметры доступа к вашей учётной записи. Это были не вы? Смените пароль.',
  'kind.security_alert.text.new_device': '{actor}: вход с нового устройства {date}. Это были не вы? Смените пароль.',
  'kind.security_alert.text.password_changed': 'Пароль изменён {date}. Это были не вы? Немедленно установите новый.',
  'kind.security_alert.text.role_changed': '{actor}: права вашей учётной записи изменены {date}.',
  'kind.security_alert.text.access_suspended': '{actor}: ваш доступ к {party} приостановлен {date}.',
  'kind.security_alert.text.access_resumed': '{actor}: ваш доступ к {party} восстановлен {date}.',
  'kind.security_alert.text.operator_suspended': '{date}: {actor} приостановил(а) ваш доступ оператора.',
  'kind.security_alert.text.operator_resumed': '{date}: {actor} вернул(а) вам доступ оператора.',
  'kind.security_alert.text.operator_ended': '{date}: {actor} завершил(а) вашу работу оператором.',
  'kind.security_alert.text.account_unlocked':
    '{date}: {actor} разблокировал(а) вашу учётную запись. Входить пытались не вы? Сразу смените пароль.',
  'kind.security_alert.text.access_ended': '{actor}: ваш доступ к {party} прекращён {date}.',
  'kind.security_alert.text.bank_submitted':
    '{actor}: банковский счёт {name} отправлен {date}. Это были не вы? Отзовите его и смените пароль.',
  'kind.security_alert.text.bank_refused': 'Банковский счёт {name} не принят: {reason}',
  'kind.security_alert.text.bank_planned':
    'Банковский счёт {name} начнёт действовать {date}. Это были не вы? Отзовите его до этого.',
  'kind.security_alert.text.file_infected': 'В вашем файле {name} найден вирус. Открыть его больше никто не может.',
  'kind.security_alert.text.bank_blocked': 'Платформа заблокировала банковский счёт {name}: {reason}',
  'kind.security_alert.text.payee_planned':
    'Счёт для оплаты {party} изменится {date}. До этого платите на счёт, указанный в заказе.',
  'kind.security_alert.text.payee_changed':
    'С {date} счёт для оплаты {party} другой. Сверьте его в заказе перед оплатой.',
  'kind.security_alert.text.payee_kept':
    'Счёт для оплаты {party} всё же не меняется. Платите, как прежде, на счёт из заказа.',
  'kind.security_alert.text.payee_blocked':
    'Платформа заблокировала счёт для оплаты {party}. Не платите, пока в заказе не появится другой.',
  'kind.security_alert.text.bank_changed': 'Банковский счёт {name} действует с {date}.',
  'kind.security_alert.text.contact_changed':
    'Адрес, с которым вы входите, изменён {date}. Это были не вы? Немедленно обратитесь в службу поддержки.',
  'kind.security_alert.text.second_factor_on': 'Второй шаг входа включён {date}.',
  'kind.security_alert.text.second_factor_off':
    'Второй шаг входа отключён {date}. Это были не вы? Немедленно смените пароль.',
  'kind.security_alert.text.second_factor_reset':
    '{date} платформа сняла второй шаг с вашей учётной записи. Вы об этом не просили? Немедленно смените пароль.',
  'kind.security_alert.text.deletion_requested':
    '{date} запрошено удаление вашей учётной записи. Вход в неё отменит удаление.',
  'kind.security_alert.text.deletion_taken_back':
    'Запрос на удаление вашей учётной записи отозван: {date} выполнен вход. Если это были не вы, смените пароль.',
  'kind.security_alert.text.account_disabled':
    'Ваша учётная запись отключена платформой {date}. На вопросы отвечает служба поддержки.',
  'kind.security_alert.text.account_enabled': 'Ваша учётная запись снова включена {date}. Можно войти.',
  'kind.security_alert.text.passkey_added':
    '{date} к вашей учётной записи добавлен ключ доступа. Это были не вы? Удалите его и немедленно смените пароль.',
  'kind.security_alert.text.passkey_removed':
    '{date} из вашей учётной записи удалён ключ доступа. Это были не вы? Немедленно смените пароль.',
  'kind.security_alert.text.passkey_blocked':
    'Ключ доступа вашей учётной записи заблокирован {date}: похоже, используется его копия. Удалите его и смените пароль.',
  'kind.security_alert.text.device_trusted':
    '{date} устройство отмечено как доверенное: 30 дней оно входит без второго шага. Если это были не вы, смените пароль.',
  'kind.platform_announcement.title': 'Объявление платформы',
  'kind.platform_announcement.text': '{name}',

  // Inquiries
  'kind.inquiry_received.title': 'Новый запрос',
  'kind.inquiry_received.text': '{party} запрашивает «{name}».',
  'kind.inquiry_reply.title': 'Ответ на ваш запрос',
  'kind.inquiry_reply.text': '{party} отвечает по «{name}».',
  'kind.inquiry_amended.title': 'Запрос изменён',
  'kind.inquiry_amended.text': '{party}: запрос «{name}» изменён.',
  'kind.inquiry_extended.title': 'Срок запроса продлён',
  'kind.inquiry_extended.text': '{party}: предложения по «{name}» принимаются до {date}.',
  'kind.inquiry_cancelled.title': 'Запрос отменён',
  'kind.inquiry_cancelled.text': '{party} больше не нуждается в предложении по «{name}».',
  'kind.inquiry_declined.title': 'Продавец отклонил ваш запрос',
  'kind.inquiry_declined.text': '{party} не делает предложения по «{name}».',
  'kind.inquiry_declined.text.out_of_range': '{party} не производит то, что указано в «{name}».',
  'kind.inquiry_declined.text.quantity_too_small': 'Объёмы по «{name}» слишком малы для {party}.',
  'kind.inquiry_declined.text.price_not_possible': '{party} не может обеспечить целевую цену по «{name}».',
  'kind.inquiry_declined.text.capacity': 'У {party} сейчас нет мощностей для «{name}».',
  'kind.inquiry_declined.text.destination': '{party} не поставляет в пункт назначения «{name}».',
  'kind.inquiry_closed.title': 'Запрос закрыт',
  'kind.inquiry_closed.text': 'Запрос «{name}» с {party} закрыт.',
  'kind.inquiry_expired.title': 'Срок запроса истёк',
  'kind.inquiry_expired.text': 'Срок запроса «{name}» истёк, действующих предложений не осталось.',
  'kind.inquiry_unanswered.title': 'Запрос всё ещё без ответа',
  'kind.inquiry_unanswered.text': 'По «{name}» между вами и {party} пока нет ответа.',

  // Negotiations
  'kind.quotation_received.title': 'Новое предложение',
  'kind.quotation_received.text': '{party}: версия {quoteVersion} предложения по «{name}».',
  'kind.quotation_countered.title': 'Встречное предложение',
  'kind.quotation_countered.text': '{party} делает встречное предложение по «{name}».',
  'kind.quotation_accepted.title': 'Предложение принято',
  'kind.quotation_accepted.text': '{party} принимает предложение по «{name}». Заказ оформлен.',
  'kind.quotation_rejected.title': 'Предложение отклонено',
  'kind.quotation_rejected.text': '{party} отклоняет предложение по «{name}».',
  'kind.quotation_rejected.text.price': '{party} отклоняет предложение по «{name}» из-за цены.',
  'kind.quotation_rejected.text.lead_time': '{party} отклоняет предложение по «{name}» из-за срока поставки.',
  'kind.quotation_rejected.text.payment_terms': '{party} отклоняет предложение по «{name}» из-за условий оплаты.',
  'kind.quotation_rejected.text.quality': '{party} отклоняет предложение по «{name}» из-за качества.',
  'kind.quotation_rejected.text.not_awarded': '{party} выбирает другого продавца для «{name}».',
  'kind.quotation_withdrawn.title': 'Предложение отозвано',
  'kind.quotation_withdrawn.text': '{party} отзывает предложение по «{name}».',
  'kind.quotation_expiring.title': 'Срок предложения скоро истекает',
  'kind.quotation_expiring.text': 'Предложение {party} по «{name}» действует до {date}.',
  'kind.quotation_expired.title': 'Срок предложения истёк',
  'kind.quotation_expired.text': 'Предложение по «{name}» с {party} больше не действует.',
  'kind.quote_approval_needed.title': 'Предложение требует утверждения',
  'kind.quote_approval_needed.text': 'Предложение {party} по «{name}» ожидает вашего утверждения.',
  'kind.quote_approved.title': 'Закупка утверждена',
  'kind.quote_approved.text': '{by} утвердил(а) предложение {party} по «{name}». Заказ оформлен.',
  'kind.quote_approval_declined.title': 'Закупка не утверждена',
  'kind.quote_approval_declined.text': '{by} не утвердил(а) предложение {party} по «{name}».',
  'kind.negotiation_message.title': 'Новое сообщение в переговорах',
  'kind.negotiation_message.text': '{party} пишет о «{name}».',

  // Contracts, orders and money
  'kind.order_created.title': 'Новый заказ',
  'kind.order_created.text': 'Заказ {no} с {party} на «{name}» оформлен.',
  'kind.contract_to_sign.title': 'Договор ожидает вашей подписи',
  'kind.contract_to_sign.text': '{party}: получен договор по заказу {no}. Проверьте и подпишите его.',
  'kind.contract_signed.title': 'Договор подписан',
  'kind.contract_signed.text': 'Договор по заказу {no} с {party} подписан обеими сторонами.',
  'kind.order_stage_changed.title': 'Новости по заказу',
  'kind.order_stage_changed.text': 'Заказ {no} с {party} перешёл на новый этап.',
  'kind.order_stage_changed.text.contracting': 'Договор по заказу {no} с {party} согласуется.',
  'kind.order_stage_changed.text.signed': 'Договор по заказу {no} с {party} подписан.',
  'kind.order_stage_changed.text.in_production': 'Заказ {no} с {party} в производстве.',
  'kind.order_stage_changed.text.ready': 'Товар по заказу {no} с {party} готов.',
  'kind.order_stage_changed.text.ready_to_ship': 'Заказ {no} с {party} можно отгружать.',
  'kind.order_stage_changed.text.shipped': 'Товар по заказу {no} с {party} в пути.',
  'kind.order_stage_changed.text.delivered': 'Товар по заказу {no} с {party} прибыл.',
  'kind.order_stage_changed.text.accepted': 'Товар по заказу {no} с {party} принят.',
  'kind.order_stage_changed.text.completed': 'Заказ {no} с {party} завершён.',
  'kind.order_stage_changed.text.cancelled': 'Заказ {no} с {party} отменён.',
  'kind.order_stage_changed.text.material_in': 'Материалы для заказа {no} с {party} поступили на фабрику.',
  'kind.order_stage_changed.text.lab_dip': 'Образцы цвета по заказу {no} с {party} готовы.',
  'kind.order_stage_changed.text.pp_sample': 'Предпроизводственный образец по заказу {no} с {party} готов.',
  'kind.order_stage_changed.text.bulk_start': 'Серийное производство по заказу {no} с {party} началось.',
  'kind.order_stage_changed.text.bulk_50': 'Половина заказа {no} с {party} произведена.',
  'kind.order_stage_changed.text.bulk_80': 'Четыре пятых заказа {no} с {party} произведены.',
  'kind.order_stage_changed.text.finishing': 'Заказ {no} с {party} на этапе отделки.',
  'kind.order_stage_changed.text.packing': 'Заказ {no} с {party} упаковывается.',
  'kind.order_stage_changed.text.payment_reported': '{party} сообщает об оплате заказа {no}. Проверьте её.',
  'kind.order_stage_changed.text.payment_secured': '{party}: оплата заказа {no} обеспечена.',
  'kind.order_stage_changed.text.cancel_requested': '{party} просит отменить заказ {no}.',
  'kind.order_stage_changed.text.cancel_refused': 'Заказ {no} с {party} продолжается: в отмене отказано.',
  'kind.order_stage_changed.text.contract_rejected': '{party} не соглашается с договором по заказу {no}.',
  'kind.order_stage_changed.text.frozen': 'Заказ {no} с {party} приостановлен платформой.',
  'kind.order_stage_changed.text.unfrozen': 'Заказ {no} с {party} можно продолжать.',
  'kind.service_order_changed.title': 'Новости о заказе услуги',
  'kind.service_order_changed.text': 'Заказ услуги {no} с {party} изменился.',
  'kind.service_order_changed.text.pending_quote': '{party} просит предложение по заказу услуги {no}.',
  'kind.service_order_changed.text.pending_payment': 'Заказ услуги {no} с {party} ожидает оплаты.',
  'kind.service_order_changed.text.pending_accept':
    'Заказ услуги {no} с {party} оплачен; исполнитель примет его в течение {hours} часов.',
  'kind.service_order_changed.text.accept_order': '{party}: заказ услуги {no} принят.',
  'kind.service_order_changed.text.reject_deliverable': '{party}: результат заказа услуги {no} возвращён.',
  'kind.service_order_changed.text.pending_confirm':
    'Результат заказа услуги {no} с {party} передан. Без ответа он считается подтверждённым через {days} дней.',
  'kind.service_order_changed.text.disputed': 'Решение по заказу услуги {no} с {party} принимает платформа.',
  'kind.service_order_changed.text.completed': 'Заказ услуги {no} с {party} выполнен.',
  'kind.service_order_changed.text.rejected': 'Заказ услуги {no} с {party} отклонён.',
  'kind.service_order_changed.text.cancelled': 'Заказ услуги {no} с {party} отменён.',
  'kind.service_order_changed.text.quoted': '{party}: предложение по заказу услуги {no} отправлено.',
  'kind.service_order_changed.text.material_uploaded': '{party}: документы к заказу услуги {no} загружены.',
  'kind.service_order_changed.text.material_refused': '{party}: документ к заказу услуги {no} не принят.',
  'kind.service_order_changed.text.material_requested': '{party}: нужен документ к заказу услуги {no}.',
  'kind.service_order_changed.text.step_finished': '{party}: этап заказа услуги {no} завершён.',
  'kind.service_order_changed.text.cancel_proposed': '{party} предлагает прекратить заказ услуги {no}.',
  'kind.service_order_changed.text.cancel_refused':
    'Заказ услуги {no} с {party} продолжается: предложение прекратить его отклонено.',
  'kind.service_order_changed.text.rated': '{party}: заказ услуги {no} оценён.',
  'kind.service_order_changed.text.payment_failed': 'Оплатить заказ услуги {no} не удалось. Попробуйте ещё раз.',
  'kind.service_order_changed.text.due_soon':
    'Заказ услуги {no} с {party} ждёт вас. Без вас он скоро пойдёт сам; когда и как — на его странице.',
  'kind.service_order_changed.text.late': 'Заказ услуги {no} с {party} выполняется позже обещанного.',
  'kind.service_order_changed.text.payment_reported':
    '{party} сообщает о прямой оплате заказа услуги {no}. Подтвердите, пришли ли деньги.',
  'kind.service_order_changed.text.receipt_denied':
    '{party} не получил оплату заказа услуги {no}. Прочитайте причину: в течение {hours} ч можно сообщить об оплате снова или передать вопрос платформе; потом заказ отменяется.',
  'kind.service_order_changed.text.receipt_denied_last':
    '{party} не получил оплату заказа услуги {no}, о которой сообщено в последний раз. Прочитайте причину: в течение {hours} ч можно передать вопрос платформе или оплатить через неё; потом заказ отменяется.',
  'kind.service_order_changed.text.receipt_late':
    'Оплата заказа услуги {no} с {party} всё ещё не подтверждена. Без ответа через {hours} ч решит платформа.',
  'kind.service_order_changed.text.payment_unanswered':
    'Никто не сказал, поступила ли оплата заказа услуги {no} с {party}: теперь решает платформа. Покажите подтверждения.',
  'kind.service_order_changed.text.payment_lapsed':
    'Заказ услуги {no} с {party} отменён: оплату отрицали, и вопрос вовремя не передали платформе.',
  'kind.service_order_changed.text.refund_reported':
    '{party} сообщает о возврате по заказу услуги {no}. Подтвердите получение; без ответа за {hours} ч возврат считается полученным.',
  'kind.service_order_changed.text.refund_received': '{party} подтверждает возврат по заказу услуги {no}.',
  'kind.service_order_changed.text.refund_denied':
    '{party} не получил возврат по заказу услуги {no}. Прочитайте причину.',
  'kind.service_order_changed.text.refund_due_soon':
    'Скоро срок возврата {party} по заказу услуги {no}. Сумма и срок — на его странице.',
  'kind.service_order_changed.text.refund_overdue':
    'Возврат по заказу услуги {no} с {party} просрочен. Заказчик может передать вопрос платформе.',
  'kind.service_order_changed.text.payment_escalated':
    '{party} передал вопрос об оплате заказа услуги {no} платформе. Подтвердите поступление или покажите, что денег нет.',
  'kind.service_order_changed.text.payment_decided_received':
    'Платформа решила по заказу услуги {no} с {party}: оплата поступила. Заказ продолжается.',
  'kind.service_order_changed.text.payment_decided_missing':
    'Платформа решила по заказу услуги {no} с {party}: оплата не поступила.',
  'kind.service_order_changed.text.refund_escalated':
    '{party} передал вопрос о возврате по заказу услуги {no} платформе. Сообщите о возврате или покажите доказательства; решает платформа.',
  'kind.service_order_changed.text.refund_decided_paid':
    'Платформа решила по заказу услуги {no} с {party}: возврат выплачен.',
  'kind.service_order_changed.text.refund_decided_owed':
    'Платформа решила по заказу услуги {no} с {party}: возврат ещё не выплачен. До этого исполнитель не принимает ничего нового.',
  'kind.service_order_changed.text.commission_owed':
    'Заказ услуги {no} с {party} оплачен напрямую: вы должны платформе комиссию. Сумма и срок — на его странице.',
  'kind.service_order_changed.text.commission_received': 'Комиссия по заказу услуги {no} с {party} урегулирована.',
  'kind.after_sales_changed.title': 'Новости по претензии',
  'kind.after_sales_changed.text': 'Претензия {no} ({party}) изменилась.',
  'kind.after_sales_changed.text.pending_provider':
    '{party}: открыта претензия {no}. Без ответа в течение {hours} часов она считается принятой.',
  'kind.after_sales_changed.text.negotiating':
    '{party}: предложение по претензии {no}. Ответьте в течение {hours} часов.',
  'kind.after_sales_changed.text.agreed':
    'По претензии {no} ({party}) достигнуто согласие. Заказчик подтверждает, что вопрос решён.',
  'kind.after_sales_changed.text.redoing': 'По претензии {no} ({party}) работа выполняется заново.',
  'kind.after_sales_changed.text.refunding': 'По претензии {no} ({party}) деньги возвращаются заказчику.',
  'kind.after_sales_changed.text.platform_review': 'По претензии {no} ({party}) решает платформа.',
  'kind.after_sales_changed.text.completed': 'Претензия {no} ({party}) урегулирована.',
  'kind.after_sales_changed.text.rejected':
    '{party}: претензия {no} отклонена. В течение {hours} часов её можно передать платформе.',
  'kind.after_sales_changed.text.closed': 'Претензия {no} ({party}) закрыта.',
  'kind.after_sales_changed.text.cancelled': 'Претензия {no} ({party}) отозвана.',
  'kind.after_sales_changed.text.redone':
    '{party}: работа по претензии {no} выполнена заново. Подтвердите в течение {hours} часов.',
  'kind.after_sales_changed.text.due_soon':
    'Обращение {no} с {party} ждёт вас. Без ответа оно скоро пойдёт само; когда и как — на его странице.',
  'kind.after_sales_changed.text.replied': 'Новое сообщение по претензии {no} ({party}).',
  'kind.after_sales_changed.text.refund_reported':
    '{party} сообщает о возврате по претензии {no}. Подтвердите за {hours} ч.',
  'kind.after_sales_changed.text.refund_denied': '{party} не получил возврат по претензии {no}.',
  'kind.after_sales_changed.text.refund_due_soon':
    'Скоро срок возврата {party} по претензии {no}. Сумма и срок — на его странице.',
  'kind.after_sales_changed.text.refund_overdue':
    'Возврат по претензии {no} с {party} просрочен. Заказчик может передать вопрос платформе.',
  'kind.after_sales_changed.text.refund_decided_paid':
    'Платформа решила по претензии {no} с {party}: возврат выплачен.',
  'kind.after_sales_changed.text.refund_decided_owed':
    'Платформа решила по претензии {no} с {party}: возврат ещё не выплачен. До этого исполнитель не принимает ничего нового.',
  'kind.payment_due.title': 'Подходит срок платежа',
  'kind.payment_due.text': '{amount} по заказу {no} с {party}: оплатить до {date}.',
  'kind.payment_received.title': 'Оплата получена',
  'kind.payment_received.text': '{amount} по заказу {no} с {party}: оплата поступила.',
  'kind.payment_overdue.title': 'Платёж просрочен',
  'kind.payment_overdue.text': '{amount} по заказу {no} с {party}: срок оплаты был {date}.',
  'kind.claim_opened.title': 'Открыта претензия',
  'kind.claim_opened.text': '{party} открывает претензию по заказу {no}.',
  'kind.claim_escalated.title': 'Претензия передана платформе',
  'kind.claim_escalated.text': 'Платформа рассматривает претензию по заказу {no} с {party}.',
  'kind.claim_ruled.title': 'По претензии принято решение',
  'kind.claim_ruled.text': 'Есть решение по претензии к заказу {no} с {party}.',

  // Logistics
  'kind.shipment_booked.title': 'Отправка забронирована',
  'kind.shipment_booked.text': 'Товар по заказу {no} с {party} отправляется {date}.',
  'kind.shipped.title': 'Товар отгружен',
  'kind.shipped.text': 'Товар по заказу {no} с {party} в пути с {date}.',
  'kind.eta_changed.title': 'Новая дата прибытия',
  'kind.eta_changed.text': 'Товар по заказу {no} с {party} теперь прибывает {date}.',
  'kind.arrived.title': 'Товар прибыл',
  'kind.arrived.text': 'Товар по заказу {no} с {party} прибыл {date}.',
  'kind.documents_released.title': 'Отгрузочные документы выпущены',
  'kind.documents_released.text': 'Документы по заказу {no} с {party} можно просмотреть.',

  // Reviews, imports and plans
  'kind.product_review_result.title': 'Товар проверен',
  'kind.product_review_result.text': 'Есть решение по «{name}».',
  'kind.product_review_result.text.approved': '«{name}»: одобрено.',
  'kind.product_review_result.text.rejected': '«{name}»: не одобрено. {reason}',
  'kind.product_review_result.text.revision': '«{name}»: требуется исправление. {reason}',
  'kind.product_review_result.text.unbanned': '«{name}» можно снова продавать: платформа сняла запрет.',
  'kind.product_review_result.text.banned': '«{name}»: снято с продажи платформой. {reason}',
  'kind.store_review_result.title': 'Магазин проверен',
  'kind.store_review_result.text': 'По «{name}» принято решение.',
  'kind.store_review_result.text.approved': 'Магазин «{name}» одобрен.',
  'kind.store_review_result.text.rejected': 'Магазин «{name}» отклонён: {reason}',
  'kind.store_suspended.title': 'Ваш магазин приостановлен',
  'kind.store_suspended.text': 'Магазин «{name}» и его товары больше не показываются: {reason}',
  'kind.store_reinstated.title': 'Ваш магазин снова открыт',
  'kind.store_reinstated.text': 'Магазин «{name}» и его товары снова показываются. {reason}',
  'kind.price_relation.title': 'Закрытые цены',
  'kind.price_relation.text': 'Новости о ценах «{name}» — {party}.',
  'kind.price_relation.text.requested': '{party} просит показать цены «{name}». {reason}',
  'kind.price_relation.text.invited': '{party} предлагает показать вам свои цены. {reason}',
  'kind.price_relation.text.accepted': '{party}: согласие получено, цены «{name}» показаны.',
  'kind.price_relation.text.refused': '{party} отказывается делиться ценами «{name}»: {reason}',
  'kind.price_relation.text.ended': '{party} больше не делится ценами «{name}»: {reason}',
  'kind.service_review_result.title': 'Услуга проверена',
  'kind.service_review_result.text': 'Есть решение по «{name}».',
  'kind.service_review_result.text.approved': '«{name}»: одобрено.',
  'kind.service_review_result.text.rejected': '«{name}»: не одобрено. {reason}',
  'kind.service_question_asked.title': 'Вопрос о вашей услуге',
  'kind.service_question_asked.text': '{party} спрашивает об услуге «{name}».',
  'kind.service_question_answered.title': 'На ваш вопрос ответили',
  'kind.service_question_answered.text': 'Поставщик ответил на ваш вопрос об услуге «{name}».',
  'kind.service_disabled.title': 'Услуга отключена платформой',
  'kind.service_disabled.text': '«{name}»: снято с площадки. {reason}',
  'kind.service_proof_expiring.title': 'Срок подтверждения вашей услуги истекает',
  'kind.service_proof_expiring.text':
    'Подтверждение услуги «{name}» действует до {date}. Добавьте новое вовремя: без него услуга уйдёт с рынка.',
  'kind.service_proof_expired.title': 'Услуга снята с рынка: срок подтверждения истёк',
  'kind.service_proof_expired.text':
    'Подтверждение услуги «{name}» действовало до {date}. Добавьте новое и отправьте на проверку, чтобы снова предлагать услугу.',
  'kind.service_question_hidden.title': 'Платформа скрыла вопрос с ответом',
  'kind.service_question_hidden.text': 'Его больше нет на странице «{name}»: {reason}',
  'kind.import_done.title': 'Импорт завершён',
  'kind.import_done.text': 'Импортировано товаров из «{name}»: {count}.',
  'kind.review_requested.title': 'Ожидается проверка',
  'kind.review_requested.text': 'Отправлено на проверку: «{name}».',
  'kind.review_requested.text.bankAccount': 'Отправлен банковский счёт {name}.',
  'kind.review_requested.text.serviceOrder': 'Платформа должна принять решение по заказу услуги {name}.',
  'kind.review_requested.text.afterSalesCase': 'Платформа должна принять решение по претензии {name}.',
  'kind.customs_order_changed.title': 'Новости о таможенном поручении',
  'kind.customs_order_changed.text': 'Таможенное поручение {no} ({name}) изменилось.',
  'kind.customs_order_changed.text.submitted':
    'Таможенное поручение {no} ({name}): отправитель — {party}. Примите его вовремя; срок указан на его странице.',
  'kind.customs_order_changed.text.accepted': 'Таможенное поручение {no} ({name}): {party} принимает его.',
  'kind.customs_order_changed.text.rejected': 'Таможенное поручение {no} ({name}): {party} отклоняет его.',
  'kind.customs_order_changed.text.doc_pending':
    'Таможенное поручение {no} ({name}): {party} запрашивает дополнительные документы.',
  'kind.customs_order_changed.text.doc_check': 'Таможенное поручение {no} ({name}): {party} проверяет документы.',
  'kind.customs_order_changed.text.making':
    'Таможенное поручение {no} ({name}): декларации составлены. Подтвердите проекты.',
  'kind.customs_order_changed.text.declaring':
    'Таможенное поручение {no} ({name}): {party} подтверждает проекты; их можно подавать.',
  'kind.customs_order_changed.text.inspection': 'Таможенное поручение {no} ({name}): таможня назначила досмотр товара.',
  'kind.customs_order_changed.text.released': 'Таможенное поручение {no} ({name}): товар выпущен.',
  'kind.customs_order_changed.text.cleared':
    'Таможенное поручение {no} ({name}): таможня закрыла его. Подтвердите завершение.',
  'kind.customs_order_changed.text.completed': 'Таможенное поручение {no} ({name}): завершено.',
  'kind.customs_order_changed.text.cancelled': 'Таможенное поручение {no} ({name}): отменено.',
  'kind.customs_order_changed.text.document_rejected':
    'Таможенное поручение {no} ({name}): {party} отклоняет документ.',
  'kind.customs_order_changed.text.content_changed':
    'Таможенное поручение {no} ({name}): {party} меняет его содержание.',
  'kind.customs_order_changed.text.document_sent': 'Таможенное поручение {no} ({name}): {party} присылает документ.',
  'kind.customs_order_changed.text.delegation_saved':
    'Таможенное поручение {no} ({name}): {party} выдаёт вам доверенность.',
  'kind.customs_order_changed.text.rated': 'Таможенное поручение {no} ({name}): {party} оценивает вашу работу.',
  'kind.customs_order_changed.text.fee_proposed':
    'Таможенное поручение {no} ({name}): {party} добавляет сборы, которые ждут вашего ответа.',
  'kind.customs_order_changed.text.fee_answered':
    'Таможенное поручение {no} ({name}): {party} отвечает на добавленные сборы.',
  'kind.customs_order_changed.text.fees_paid': 'Таможенное поручение {no} ({name}): деньги {party} на эскроу.',
  'kind.customs_order_changed.text.payment_failed':
    'Таможенное поручение {no} ({name}): банк не принял ваш платёж. Оплатите ещё раз.',
  'kind.customs_order_changed.text.fees_released': 'Таможенное поручение {no} ({name}): ваше вознаграждение выплачено.',
  'kind.customs_order_changed.text.fees_refunded': 'Таможенное поручение {no} ({name}): ваши деньги возвращены.',
  'kind.customs_order_changed.text.money_stuck': 'Таможенное поручение {no} ({name}): банк не перевёл деньги.',
  'kind.customs_order_changed.text.draft_changed':
    'Таможенное поручение {no} ({name}): {party} изменяет декларацию, которую вы подтвердили. Подтвердите её снова.',
  'kind.customs_order_changed.text.draft_confirmed':
    'Таможенное поручение {no} ({name}): {party} подтверждает изменённую декларацию.',
  'kind.customs_order_changed.text.nothing_declared':
    'Ни одна декларация заказа брокеру {no} ({name}) больше не действует: подайте заново или завершите заказ.',
  'kind.customs_order_changed.text.declaration_taken_off':
    'Таможенное поручение {no} ({name}): платформа отвязала от него записанную декларацию. Посмотрите, где оно сейчас.',
  'kind.customs_order_changed.text.declaration_put_back':
    'Таможенное поручение {no} ({name}): платформа вернула в него записанную декларацию. Посмотрите, где оно сейчас.',
  'kind.customs_order_changed.text.claim_opened': 'Таможенный заказ {no} ({name}): {party} подаёт жалобу.',
  'kind.customs_order_changed.text.claim_moved': 'Таможенный заказ {no} ({name}): новости о жалобе.',
  'kind.customs_order_changed.text.claim_disputed':
    'Таможенный заказ {no} ({name}): {party} просит платформу решить жалобу.',
  'kind.customs_order_changed.text.claim_refunded': 'Таможенный заказ {no} ({name}): банк вернул деньги по жалобе.',
  'kind.customs_order_changed.text.late': 'Таможенное поручение {no} ({name}): никто не принял его вовремя.',
  'kind.customs_order_changed.text.pay_soon':
    'Таможенное поручение {no} ({name}): предложение ещё не оплачено. Без оплаты поручение скоро будет отменено; когда — на его странице.',
  'kind.customs_order_changed.text.pay_lapsed':
    'Таможенное поручение {no} ({name}): отменено, так как предложение не было оплачено вовремя.',
  'kind.customs_order_changed.text.due_soon':
    'Таможенное поручение {no} ({name}) ждёт вашего подтверждения. Без него оно скоро завершится само; когда — на его странице.',
  'kind.declaration_moved.title': 'Новости о таможенной декларации',
  'kind.declaration_moved.text': 'Декларация {no} ({name}) изменила состояние.',
  'kind.declaration_moved.text.pending_review': 'Декларация {no} ({name}) ждёт проверки.',
  'kind.declaration_moved.text.released': 'Товары декларации {no} ({name}) выпущены.',
  'kind.declaration_moved.text.cleared': 'Таможня закрыла декларацию {no} ({name}).',
  'kind.declaration_moved.text.amendment_requested':
    '{party}: готовится запрос таможне об изменении или отзыве декларации {no} ({name}).',
  'kind.declaration_moved.text.amendment_sent':
    '{party}: таможне направлен запрос об изменении или отзыве декларации {no} ({name}).',
  'kind.declaration_halted.title': 'Таможенная декларация требует внимания',
  'kind.declaration_halted.text': 'Декларация {no} ({name}) остановилась.',
  'kind.declaration_halted.text.review_rejected': 'Декларация {no} ({name}) возвращена проверяющим.',
  'kind.declaration_halted.text.declare_failed': 'Декларацию {no} ({name}) не удалось подать.',
  'kind.declaration_halted.text.manual_handling':
    'Таможня запросила документы к декларации {no} ({name}) или приостановила её.',
  'kind.declaration_halted.text.tax_pending': 'По декларации {no} ({name}) нужно уплатить пошлины.',
  'kind.declaration_halted.text.deleted': 'Таможня удалила декларацию {no} ({name}).',
  'kind.declaration_halted.text.push_failed': 'Декларация {no} ({name}) не дошла до «единого окна».',
  'kind.declaration_halted.text.inspection': 'Таможня назначила досмотр товаров декларации {no} ({name}).',
  'kind.declaration_halted.text.returned': 'Таможня вернула декларацию {no} ({name}).',
  'kind.declaration_halted.text.supplement': 'Таможня требует дополнительную декларацию к форме {no} ({name}).',
  'kind.declaration_halted.text.moved_after_cancel':
    'Таможня ответила по декларации {no} ({name}), отменённой здесь. Проверьте, не была ли она всё же подана.',
  'kind.customs_receipt_unknown.title': 'Неопознанная квитанция таможни',
  'kind.customs_receipt_unknown.text': 'Квитанция {no} с кодом {name} требует разбора.',
  'kind.review_requested.text.service': 'Услуга «{name}» отправлена на проверку.',
  'kind.review_requested.text.product': 'Товар «{name}» отправлен на проверку.',
  'kind.review_requested.text.store': 'Магазин «{name}» отправлен на проверку.',
  'kind.review_requested.text.registration': 'Заявка {name} отправлена на проверку.',
  'kind.review_requested.text.company_change': 'Изменение данных компании {name} отправлено на проверку.',
  'kind.review_requested.text.newsArticle': 'Статья «{name}» отправлена на проверку.',
  'kind.membership_begun.title': 'Ваш тариф начал действовать',
  'kind.membership_begun.text': 'Оплата заказа {no} подтверждена; заказанное действует.',
  'kind.membership_payment_rejected.title': 'Ваш платёж не найден',
  'kind.membership_payment_rejected.text': 'Заказ {no}: {reason}. Проверьте данные и сообщите об оплате ещё раз.',
  'kind.membership_refunded.title': 'Ваш платёж возвращается',
  'kind.membership_refunded.text': 'Заказ {no} отменён, сумма возвращается: {reason}',
  'kind.membership_order_expired.title': 'Срок вашего заказа истёк',
  'kind.membership_order_expired.text': 'Заказ {no} не был оплачен вовремя. Если он ещё нужен, оформите его снова.',
  'kind.membership_invoice_issued.title': 'Ваш счёт-фактура выставлен',
  'kind.membership_invoice_issued.text': 'Счёт-фактуру {name} по заказу {no} можно скачать на странице заказа.',
  'kind.membership_credit_note_issued.title': 'Выставлен корректировочный счёт-фактура',
  'kind.membership_credit_note_issued.text':
    'Корректировочный счёт-фактуру {name} по возвращённому заказу {no} можно скачать на странице заказа.',
  'kind.plan_expiring.title': 'Срок вашего тарифа скоро истекает',
  'kind.plan_expiring.text': 'Тариф «{name}» действует до {date}.',
  'kind.trial_expiring.title': 'Бесплатный пробный период скоро закончится',
  'kind.trial_expiring.text':
    'Бесплатный пробный период тарифа «{name}» действует до {date}. Закажите тариф, чтобы сохранить его.',
  'kind.plan_renewal_ordered.title': 'Ваш тариф заказан на следующий срок',
  'kind.plan_renewal_ordered.text':
    '«{name}» продлевается автоматически: заказ {no} на {amount} ждёт вашей оплаты. Без неё тариф закончится {date}.',
  'kind.plan_renewal_repriced.title': 'Ваш тариф заказан на следующий срок по новой цене',
  'kind.plan_renewal_repriced.text':
    'Цена «{name}» изменилась с {before} на {amount}. Заказ {no} ждёт вашей оплаты; его можно и отменить. Без оплаты тариф закончится {date}.',
  'kind.plan_renewal_withdrawn.title': 'Ваш тариф нельзя продлить',
  'kind.plan_renewal_withdrawn.text':
    '«{name}» больше не продаётся, поэтому автопродление выключено. Тариф действует до {date}; выберите до этого другой.',
  'kind.work_handed_on.title': 'Открытая работа передана',
  'kind.work_handed_on.text':
    '{party} принимает дела от {name}: открытых документов — {count} (запросы, переговоры, заказы).',
  'kind.quota_low.title': 'Лимит почти исчерпан',
  'kind.quota_low.text': 'Осталось {count}: «{name}».',
  'kind.certificate_accepted.title': 'Сертификат принят',
  'kind.certificate_accepted.text': '{name} проверен и теперь действует.',
  'kind.certificate_rejected.title': 'Сертификат не принят',
  'kind.certificate_rejected.text': '{name} не принят: {reason}',
  'kind.certificate_expiring.title': 'Срок сертификата скоро истекает',
  'kind.certificate_expiring.text': 'Срок {name} истекает {date}. Вовремя приложите новый.',
  'kind.certificate_expired.title': 'Срок сертификата истёк',
  'kind.certificate_expired.text': 'Срок {name} истёк {date}; значок снят.',
  'kind.company_restricted.title': 'Ваша компания ограничена',
  'kind.company_restricted.text': '{name} пока не начинает нового; начатое продолжается: {reason}',
  'kind.company_restriction_lifted.title': 'Ограничение вашей компании снято',
  'kind.company_restriction_lifted.text': 'Риск по {name} снят: {reason}',
  'kind.company_suspended.title': 'Ваша компания приостановлена',
  'kind.company_suspended.text':
    'Компания {name} приостановлена: {reason}. До снятия приостановки войти от её имени нельзя.',
  'kind.company_reinstated.title': 'Ваша компания снова активна',
  'kind.company_reinstated.text': 'Компания {name} снова может торговать: {reason}',
  'kind.company_side_added.title': 'Ваша компания теперь на ещё одной стороне рынка',
  'kind.company_side_added.text': 'Компания {name} теперь участвует на ещё одной стороне рынка.',
  'kind.company_side_added.text.seller': 'Компания {name} теперь также продаёт здесь товары.',
  'kind.company_side_added.text.provider': 'Компания {name} теперь также предлагает здесь услуги.',
  'kind.company_side_added.text.buyer': 'Компания {name} теперь также закупает здесь товары.',
  'kind.company_closed.title': 'Ваша компания закрыта',
  'kind.company_closed.text': 'Компания {name} закрыта: {reason}',
  'kind.partner_suspended.title': 'Деловой партнёр приостановлен',
  'kind.partner_suspended.text':
    'Компания {name} приостановлена. Ваши открытые заказы продолжаются под нашим контролем; не вносите новых платежей.',
  'kind.quota_exhausted.title': 'Лимит исчерпан',
  'kind.quota_exhausted.text': 'Лимит «{name}» исчерпан.',
  'kind.membership_over_quota.title': 'Часть товаров скрыта на площадке',
  'kind.membership_over_quota.text':
    'Ваш тариф рассчитан на меньшее число товаров, чем в продаже. Скрыто, начиная с самых новых: {count}. Ничего не удалено; они вернутся с тарифом или пакетом, который их включает.',
  'kind.membership_shown_again.title': 'Скрытые товары снова на площадке',
  'kind.membership_shown_again.text': 'Тариф снова их включает: {count}.',
  'kind.review_requested.text.grant': 'Запрошены временные права: {name}.',
  'kind.security_alert.text.grant_approved': '{actor} временно предоставил(а) вам «{name}».',
  'kind.security_alert.text.grant_rejected': '{actor} отклонил(а) ваш запрос на «{name}».',
  'kind.security_alert.text.grant_revoked': '{actor} отозвал(а) «{name}» {date}.',
  'kind.security_alert.text.grant_ended': 'Срок «{name}» истёк.',
  'kind.security_alert.text.viewed_as':
    '{actor} от платформы просматривал(а) страницы вашей компании (только чтение) с {date}: {name}',
} satisfies Record<keyof typeof en, string> & Record<string, string>

import type { LocaleMap } from '@tradeport/kernel/config'

/** Said on every page of a closed region. */
export const CLOSED_TITLES: LocaleMap = {
  en_US: 'This market is closed.',
  zh_CN: '本站点已关闭。',
  in_ID: 'Pasar ini ditutup.',
  vi_VN: 'Thị trường này đang đóng.',
  th_TH: 'ตลาดนี้ปิดอยู่',
  de_DE: 'Dieser Markt ist geschlossen.',
  ja_JP: 'この市場は閉鎖中です。',
  ko_KR: '이 시장은 닫혀 있습니다.',
  es_ES: 'Este mercado está cerrado.',
  fr_FR: 'Ce marché est fermé.',
  ru_RU: 'Этот рынок закрыт.',
  it_IT: 'Questo mercato è chiuso.',
  ms_MY: 'Pasaran ini ditutup.',
}

/** What that means for its reader. */
export const UNDER_WAY: LocaleMap = {
  en_US: 'What is under way goes on; nothing new can be begun for now.',
  zh_CN: '进行中的业务照常办理，暂时不能开始新的业务。',
  in_ID: 'Yang sedang berjalan dilanjutkan; untuk saat ini tidak ada yang baru yang dapat dimulai.',
  vi_VN: 'Việc đang tiến hành vẫn tiếp tục; hiện chưa thể bắt đầu việc mới.',
  th_TH: 'งานที่ดำเนินอยู่ทำต่อได้ แต่ยังเริ่มสิ่งใหม่ไม่ได้ในขณะนี้',
  de_DE: 'Laufendes geht weiter; Neues kann vorerst nicht begonnen werden.',
  ja_JP: '進行中のものは続きます。新しいことは当面始められません。',
  ko_KR: '진행 중인 일은 계속되며, 당분간 새로운 일은 시작할 수 없습니다.',
  es_ES: 'Lo que está en curso continúa; por ahora no se puede empezar nada nuevo.',
  fr_FR: 'Ce qui est en cours se poursuit ; rien de nouveau ne peut commencer pour le moment.',
  ru_RU: 'Начатое продолжается; ничего нового пока начать нельзя.',
  it_IT: 'Ciò che è in corso prosegue; per ora non si può iniziare nulla di nuovo.',
  ms_MY: 'Yang sedang berjalan diteruskan; buat masa ini tiada yang baharu boleh dimulakan.',
}

/** What an announcement is called for those who hear the page. */
export const NOTICE_LABELS: LocaleMap = {
  en_US: 'Notice',
  zh_CN: '公告',
  in_ID: 'Pengumuman',
  vi_VN: 'Thông báo',
  th_TH: 'ประกาศ',
  de_DE: 'Hinweis',
  ja_JP: 'お知らせ',
  ko_KR: '공지',
  es_ES: 'Aviso',
  fr_FR: 'Avis',
  ru_RU: 'Объявление',
  it_IT: 'Avviso',
  ms_MY: 'Notis',
}

import type { MessageType } from '@tradeport/domain/support/contract'
import type { RegionKey } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'

/** How far a demo message has come; each stage includes the ones before it. */
export const MESSAGE_STAGES = ['new', 'assigned', 'replied', 'answered', 'resolved'] as const
export type MessageStage = (typeof MESSAGE_STAGES)[number]

export interface DemoMessage {
  readonly region: RegionKey
  readonly locale: LocaleCode
  readonly type: MessageType
  readonly needs: string
  readonly country: string
  readonly name: string
  readonly email?: string
  readonly phone?: readonly [areaCode: string, digits: string]
  /** Written by this buyer, signed in. */
  readonly buyer?: string
  readonly hoursAgo: number
  readonly stage: MessageStage | 'spam'
  readonly reply?: string
  readonly answer?: string
  readonly note?: string
  readonly csat?: 1 | 2 | 3 | 4 | 5
}

/** What people have asked the platform, in their own languages. */
export const DEMO_MESSAGES: readonly DemoMessage[] = [
  {
    region: 'puyuan',
    locale: 'de_DE',
    type: 'procurement',
    needs:
      'Wir suchen 3.000 Merino-Pullover, Rundhals, 12 gg, in vier Farben, Lieferung bis Ende März nach Hamburg. Können Sie uns drei Werke mit BSCI-Audit nennen?',
    country: 'DE',
    name: 'Katrin Albers',
    email: 'k.albers@nordhaus.example',
    hoursAgo: 2,
    stage: 'new',
  },
  {
    region: 'puyuan',
    locale: 'zh_CN',
    type: 'seller_registration',
    needs: '我们是桐乡的针织厂，有 60 台电脑横机，想入驻平台做外贸。请问需要准备哪些资料，审核要几天？',
    country: 'CN',
    name: '沈建国',
    phone: ['+86', '13757300126'],
    hoursAgo: 5,
    stage: 'new',
  },
  {
    region: 'puyuan',
    locale: 'th_TH',
    type: 'logistics',
    needs: 'ต้องการส่งเสื้อไหมพรม 40 กล่องจากผู่หยวนไปแหลมฉบัง มีบริการรวมตู้ LCL หรือไม่ และใช้เวลากี่วัน',
    country: 'TH',
    name: 'Anong Srisai',
    email: 'anong@siam-knit.example',
    hoursAgo: 74,
    stage: 'new',
  },
  {
    region: 'puyuan',
    locale: 'en_US',
    type: 'technical_issues',
    needs:
      'The tax invoice upload in my account stops at 80 % every time. The file is a PDF of 3 MB, browser is Firefox.',
    country: 'US',
    name: 'Emily Carter',
    buyer: 'harbor',
    email: 'harbor@buyer.example',
    hoursAgo: 30,
    stage: 'replied',
    reply:
      'Thank you for telling us, Emily. The limit of one upload was too small since Monday; it is mended now. Please try again, and write here if it stops once more.',
  },
  {
    region: 'puyuan',
    locale: 'fr_FR',
    type: 'complaints_suggestions',
    needs:
      'Les échantillons commandés le 3 sont arrivés avec deux semaines de retard. Serait-il possible d’afficher la date d’expédition prévue dans la commande ?',
    country: 'FR',
    name: 'Claire Fontaine',
    email: 'claire@mld.example',
    hoursAgo: 52,
    stage: 'answered',
    reply: 'Merci de ce retour. La date prévue figure désormais dans la commande, rubrique « Production ».',
    answer: 'Merci, je la vois maintenant. Pourrait-elle aussi apparaître dans l’e-mail de confirmation ?',
    note: 'Passed the wish on to the order team.',
  },
  {
    region: 'puyuan',
    locale: 'ja_JP',
    type: 'business_cooperation',
    needs:
      '大阪で毎年開催しているニット展示会に、濮院の工場を10社ほどお招きしたいと考えています。ご担当者様をご紹介ください。',
    country: 'JP',
    name: '佐藤 遥',
    email: 'sato@hokuto.example',
    hoursAgo: 260,
    stage: 'resolved',
    reply: 'ご提案ありがとうございます。担当の林より、今週中にお電話を差し上げます。',
    csat: 5,
  },
  {
    region: 'chongqing',
    locale: 'vi_VN',
    type: 'procurement',
    needs:
      'Chúng tôi cần 500 bộ má phanh xe máy loại 110cc, đóng thùng có nhãn tiếng Việt. Xin giới thiệu nhà cung cấp.',
    country: 'VN',
    name: 'Nguyen Van Minh',
    email: 'minh@saigonmoto.example',
    hoursAgo: 8,
    stage: 'assigned',
  },
  {
    region: 'chongqing',
    locale: 'ru_RU',
    type: 'service_provider',
    needs: 'Хотим предложить на площадке услуги таможенного оформления в Москве. Какие документы нужны?',
    country: 'RU',
    name: 'Иван Петров',
    phone: ['+7', '4951234567'],
    hoursAgo: 100,
    stage: 'replied',
    reply:
      'Здравствуйте! Нужны свидетельство о регистрации и лицензия таможенного представителя; форму вы найдёте в разделе «Услуги».',
  },
  {
    region: 'guangzhou',
    locale: 'es_ES',
    type: 'platform_issues',
    needs: 'No encuentro cómo cambiar la moneda de los precios a euros. ¿Es posible?',
    country: 'ES',
    name: 'Lucía Moreno',
    email: 'lucia@iberiabolsos.example',
    hoursAgo: 200,
    stage: 'resolved',
    reply: 'Sí: el vendedor fija la moneda de cada lista de precios. Pida el precio en euros en su consulta.',
    csat: 4,
  },
  {
    region: 'guangzhou',
    locale: 'in_ID',
    type: 'other',
    needs: 'Apakah ada kantor perwakilan di Jakarta yang bisa kami kunjungi bulan depan?',
    country: 'ID',
    name: 'Budi Santoso',
    email: 'budi@nusantara-mesin.example',
    hoursAgo: 20,
    stage: 'new',
  },
  {
    region: 'demo',
    locale: 'it_IT',
    type: 'registration',
    needs:
      'Non riceviamo il codice di conferma per registrare la nostra società. Abbiamo già controllato la posta indesiderata.',
    country: 'IT',
    name: 'Giulia Ferri',
    email: 'giulia@filatimilano.example',
    hoursAgo: 12,
    stage: 'assigned',
  },
  {
    region: 'puyuan',
    locale: 'en_US',
    type: 'other',
    needs:
      '<a href="http://rank.example">First page on every search engine</a> [url=http://rank.example]click[/url] http://rank.example/offer http://rank.example/now',
    country: 'US',
    name: 'Best Rank Agency',
    email: 'offer@rank.example',
    hoursAgo: 60,
    stage: 'spam',
  },
]

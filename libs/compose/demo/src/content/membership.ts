import type { OfferingInput } from '@tradeport/domain/membership/contract'
import { inAll } from './languages'

const FREE = inAll('免费版|Gratis|Miễn phí|Free|ฟรี|Kostenlos|フリー|무료|Gratuito|Gratuit|Бесплатный|Gratuito|Percuma')
const BASIC = inAll('基础版|Dasar|Cơ bản|Basic|พื้นฐาน|Basis|ベーシック|베이직|Básico|Essentiel|Базовый|Base|Asas')
const PROFESSIONAL = inAll(
  '专业版|Profesional|Chuyên nghiệp|Professional|มืออาชีพ|Professional|プロフェッショナル|프로페셔널|Profesional|Professionnel|Профессиональный|Professionale|Profesional',
)
const BUSINESS = inAll(
  '商务版|Bisnis|Doanh nghiệp|Business|ธุรกิจ|Business|ビジネス|비즈니스|Empresa|Entreprise|Бизнес|Business|Perniagaan',
)
const EXPORTS = inAll(
  '产品导出 20 次|20 ekspor produk|20 lượt xuất sản phẩm|20 product exports|ส่งออกสินค้า 20 ครั้ง|20 Produktexporte|商品書き出し20回|제품 내보내기 20회|20 exportaciones de productos|20 exports de produits|20 выгрузок товаров|20 esportazioni di prodotti|20 eksport produk',
)

const LISTS = inAll(
  '列表导出 20 次|20 ekspor daftar|20 lượt xuất danh sách|20 list exports|ส่งออกรายการ 20 ครั้ง|20 Listenexporte|一覧の書き出し20回|목록 내보내기 20회|20 exportaciones de listas|20 exports de listes|20 выгрузок списков|20 esportazioni di elenchi|20 eksport senarai',
)

const STANDARD = inAll(
  '标准版|Standar|Tiêu chuẩn|Standard|มาตรฐาน|Standard|スタンダード|스탠다드|Estándar|Standard|Стандартный|Standard|Standard',
)

const IMPORTS = inAll(
  '产品批量导入 50 次|50 impor produk massal|50 lượt nhập sản phẩm hàng loạt|50 bulk product imports|นำเข้าสินค้าจำนวนมาก 50 ครั้ง|50 Sammelimporte von Produkten|商品一括取り込み50回|상품 대량 가져오기 50회|50 importaciones masivas de productos|50 imports groupés de produits|50 массовых загрузок товаров|50 importazioni in blocco di prodotti|50 import produk pukal',
)

const BENEFITS = {
  support: inAll(
    '工作日一小时内人工客服响应|Respons layanan dalam satu jam pada hari kerja|Phản hồi trong một giờ vào ngày làm việc|A person answers within an hour on working days|เจ้าหน้าที่ตอบภายในหนึ่งชั่วโมงในวันทำการ|Antwort eines Menschen binnen einer Stunde an Werktagen|営業日は1時間以内に担当者が回答|영업일 한 시간 이내 상담원 응답|Respuesta de una persona en una hora en días laborables|Réponse humaine sous une heure les jours ouvrés|Ответ сотрудника в течение часа в рабочие дни|Risposta di una persona entro un’ora nei giorni feriali|Jawapan manusia dalam sejam pada hari bekerja',
  ),
  manager: inAll(
    '专属客户经理|Manajer akun khusus|Quản lý khách hàng riêng|An account manager of your own|ผู้จัดการลูกค้าส่วนตัว|Eigener Kundenbetreuer|専任の担当者|전담 고객 관리자|Un gestor de cuenta propio|Un responsable de compte dédié|Личный менеджер|Un responsabile clienti dedicato|Pengurus akaun khusus',
  ),
  training: inAll(
    '每季度一次外贸运营培训|Pelatihan perdagangan luar negeri setiap kuartal|Đào tạo ngoại thương mỗi quý|Training in foreign trade every quarter|อบรมการค้าระหว่างประเทศทุกไตรมาส|Schulung im Außenhandel jedes Quartal|四半期ごとの貿易研修|분기별 무역 교육|Formación en comercio exterior cada trimestre|Formation au commerce extérieur chaque trimestre|Обучение внешней торговле каждый квартал|Formazione sul commercio estero ogni trimestre|Latihan perdagangan asing setiap suku tahun',
  ),
  fairs: inAll(
    '优先报名线下展会|Pendaftaran pameran lebih dahulu|Ưu tiên đăng ký hội chợ|First choice of stands at trade fairs|สิทธิ์จองบูธงานแสดงสินค้าก่อน|Vorrang bei Messeständen|展示会への優先申し込み|전시회 우선 신청|Prioridad en los stands de ferias|Priorité pour les stands de salons|Приоритет при записи на выставки|Precedenza per gli stand alle fiere|Keutamaan gerai pameran',
  ),
} as const

const plan = (
  offering: Pick<OfferingInput, 'party' | 'code' | 'level' | 'name' | 'price' | 'abilities'> &
    Pick<Partial<OfferingInput>, 'trialDays' | 'benefits'>,
): OfferingInput => ({ ...offering, kind: 'plan', sourceLocale: 'zh_CN', currency: 'CNY', period: 'year' })

/** What every region sells. */
export const DEMO_OFFERINGS: readonly OfferingInput[] = [
  plan({
    party: 'seller',
    code: 'free',
    level: 0,
    name: FREE,
    price: '0.00',
    abilities: [{ ability: 'product.publish', quota: 200 }],
  }),
  plan({
    party: 'seller',
    code: 'basic',
    level: 1,
    name: BASIC,
    price: '3980.00',
    benefits: [BENEFITS.support],
    abilities: [
      { ability: 'product.publish', quota: 500 },
      { ability: 'data.export', quota: 10, reset: 'month' },
    ],
  }),
  plan({
    party: 'seller',
    code: 'professional',
    level: 2,
    name: PROFESSIONAL,
    price: '9800.00',
    trialDays: 14,
    benefits: [BENEFITS.support, BENEFITS.manager, BENEFITS.training, BENEFITS.fairs],
    abilities: [
      { ability: 'product.publish', quota: null },
      { ability: 'product.import', quota: null },
      { ability: 'data.export', quota: 200, reset: 'month' },
    ],
  }),
  {
    kind: 'package',
    party: 'seller',
    code: 'export-20',
    sourceLocale: 'zh_CN',
    name: EXPORTS,
    currency: 'CNY',
    price: '99.00',
    period: 'days',
    days: 90,
    abilities: [{ ability: 'data.export', quota: 20 }],
  },
  {
    kind: 'package',
    party: 'seller',
    code: 'import-50',
    sourceLocale: 'zh_CN',
    name: IMPORTS,
    currency: 'CNY',
    price: '199.00',
    period: 'days',
    days: 180,
    requiresPlanLevel: 1,
    stackable: false,
    abilities: [{ ability: 'product.import', quota: 50 }],
  },
  {
    kind: 'package',
    party: 'provider',
    code: 'provider-export-20',
    sourceLocale: 'zh_CN',
    name: LISTS,
    currency: 'CNY',
    price: '99.00',
    period: 'days',
    days: 90,
    abilities: [{ ability: 'data.export', quota: 20 }],
  },
  plan({
    party: 'provider',
    code: 'provider-standard',
    level: 1,
    name: STANDARD,
    price: '1980.00',
    trialDays: 14,
    benefits: [BENEFITS.support, BENEFITS.training],
    abilities: [{ ability: 'data.export', quota: 100, reset: 'month' }],
  }),
  plan({
    party: 'buyer',
    code: 'free',
    level: 0,
    name: FREE,
    price: '0.00',
    abilities: [{ ability: 'inquiry.send', quota: 100, reset: 'day' }],
  }),
  plan({
    party: 'buyer',
    code: 'business',
    level: 1,
    name: BUSINESS,
    price: '1200.00',
    trialDays: 30,
    benefits: [BENEFITS.support, BENEFITS.manager],
    abilities: [{ ability: 'inquiry.send', quota: null }],
  }),
]

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

const plan = (
  offering: Pick<OfferingInput, 'party' | 'code' | 'level' | 'name' | 'price' | 'abilities'>,
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
    abilities: [{ ability: 'inquiry.send', quota: null }],
  }),
]

import type { UnitCode } from '@tradeport/kernel/config'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import type { AttributeKey } from './attributes'
import { inAll } from './languages'

export interface DemoCategory {
  readonly slug: string
  /** Slug of the category above. */
  readonly parent: string | null
  readonly name: I18nText
  readonly attributes: readonly AttributeKey[]
  readonly hs: string
  readonly unit: UnitCode
}

const KNIT: readonly AttributeKey[] = [
  'composition',
  'yarnCount',
  'gauge',
  'weight',
  'stitch',
  'season',
  'certificate',
  'colour',
  'size',
]
const HARD: readonly AttributeKey[] = ['material', 'certificate', 'colour']

const group = (slug: string, line: string): DemoCategory => ({
  slug,
  parent: null,
  name: inAll(line),
  attributes: [],
  hs: '',
  unit: 'piece',
})

const leaf = (
  parent: string,
  slug: string,
  hs: string,
  unit: UnitCode,
  attributes: readonly AttributeKey[],
  line: string,
): DemoCategory => ({ slug, parent, name: inAll(line), attributes, hs, unit })

/** Five groups with the twenty categories that the demo's goods are in. */
export const DEMO_CATEGORIES: readonly DemoCategory[] = [
  group(
    'knitwear',
    '针织服装|Pakaian rajut|Hàng dệt kim|Knitwear|เสื้อผ้าถัก|Strickwaren|ニットウェア|니트웨어|Prendas de punto|Maille|Трикотаж|Maglieria|Pakaian kait',
  ),
  leaf(
    'knitwear',
    'sweaters',
    '611011',
    'piece',
    KNIT,
    '毛衣|Sweter|Áo len|Sweaters|เสื้อสเวตเตอร์|Pullover|セーター|스웨터|Suéteres|Pulls|Свитеры|Maglioni|Sweater',
  ),
  leaf(
    'knitwear',
    'cardigans',
    '611012',
    'piece',
    KNIT,
    '开衫|Kardigan|Áo cardigan|Cardigans|คาร์ดิแกน|Strickjacken|カーディガン|카디건|Cárdigans|Gilets et cardigans|Кардиганы|Cardigan|Kardigan',
  ),
  leaf(
    'knitwear',
    'knit-dresses',
    '610441',
    'piece',
    KNIT,
    '针织连衣裙|Gaun rajut|Váy len|Knit dresses|ชุดเดรสถัก|Strickkleider|ニットワンピース|니트 원피스|Vestidos de punto|Robes en maille|Вязаные платья|Abiti in maglia|Gaun kait',
  ),
  leaf(
    'knitwear',
    'knit-vests',
    '611090',
    'piece',
    KNIT,
    '针织背心|Rompi rajut|Áo gile len|Knit vests|เสื้อกั๊กถัก|Strickwesten|ニットベスト|니트 조끼|Chalecos de punto|Débardeurs en maille|Вязаные жилеты|Gilet in maglia|Ves kait',
  ),
  leaf(
    'knitwear',
    'kids-knitwear',
    '611120',
    'piece',
    KNIT,
    '儿童针织|Rajutan anak|Đồ len trẻ em|Children’s knitwear|เสื้อถักเด็ก|Kinderstrick|キッズニット|아동 니트|Punto infantil|Maille enfant|Детский трикотаж|Maglieria bambino|Pakaian kait kanak-kanak',
  ),
  leaf(
    'knitwear',
    'scarves',
    '611710',
    'piece',
    KNIT,
    '围巾披肩|Syal|Khăn choàng|Scarves|ผ้าพันคอ|Schals|マフラー・ストール|머플러|Bufandas|Écharpes|Шарфы|Sciarpe|Selendang',
  ),
  leaf(
    'knitwear',
    'hats-gloves',
    '611691',
    'piece',
    KNIT,
    '帽子手套|Topi dan sarung tangan|Mũ và găng tay|Hats and gloves|หมวกและถุงมือ|Mützen und Handschuhe|帽子・手袋|모자와 장갑|Gorros y guantes|Bonnets et gants|Шапки и перчатки|Berretti e guanti|Topi dan sarung tangan',
  ),
  group(
    'materials',
    '纱线辅料|Benang dan aksesori|Sợi và phụ liệu|Yarn and trims|เส้นด้ายและอุปกรณ์|Garne und Zutaten|糸・副資材|원사와 부자재|Hilos y fornituras|Fils et fournitures|Пряжа и фурнитура|Filati e accessori|Benang dan aksesori',
  ),
  leaf(
    'materials',
    'yarn',
    '510610',
    'kilogram',
    ['composition', 'yarnCount', 'certificate', 'colour'],
    '纱线|Benang|Sợi|Yarn|เส้นด้าย|Garne|編み糸|원사|Hilados|Fils|Пряжа|Filati|Benang',
  ),
  leaf(
    'materials',
    'knit-trims',
    '960621',
    'piece',
    HARD,
    '纽扣拉链|Kancing dan ritsleting|Cúc và khóa kéo|Buttons and zips|กระดุมและซิป|Knöpfe und Reißverschlüsse|ボタン・ファスナー|단추와 지퍼|Botones y cremalleras|Boutons et fermetures|Пуговицы и молнии|Bottoni e zip|Butang dan zip',
  ),
  group(
    'machinery',
    '机械汽摩|Mesin dan kendaraan|Máy móc và xe|Machinery and vehicles|เครื่องจักรและยานยนต์|Maschinen und Fahrzeuge|機械・車両|기계와 차량|Maquinaria y vehículos|Machines et véhicules|Машины и транспорт|Macchine e veicoli|Jentera dan kenderaan',
  ),
  leaf(
    'machinery',
    'motorcycle-parts',
    '871410',
    'set',
    HARD,
    '摩托车配件|Suku cadang motor|Phụ tùng xe máy|Motorcycle parts|อะไหล่มอเตอร์ไซค์|Motorradteile|バイク部品|오토바이 부품|Repuestos de moto|Pièces moto|Мотозапчасти|Ricambi moto|Alat ganti motosikal',
  ),
  leaf(
    'machinery',
    'auto-parts',
    '870830',
    'set',
    HARD,
    '汽车配件|Suku cadang mobil|Phụ tùng ô tô|Auto parts|อะไหล่รถยนต์|Autoteile|自動車部品|자동차 부품|Autopartes|Pièces auto|Автозапчасти|Ricambi auto|Alat ganti kereta',
  ),
  leaf(
    'machinery',
    'pumps-generators',
    '841370',
    'piece',
    ['material', 'power', 'certificate', 'colour'],
    '水泵发电机|Pompa dan generator|Máy bơm và máy phát|Pumps and generators|ปั๊มและเครื่องปั่นไฟ|Pumpen und Generatoren|ポンプ・発電機|펌프와 발전기|Bombas y generadores|Pompes et groupes électrogènes|Насосы и генераторы|Pompe e generatori|Pam dan penjana',
  ),
  group(
    'home',
    '家居生活|Rumah tangga|Nhà cửa và đời sống|Home and living|บ้านและการใช้ชีวิต|Wohnen|ホーム・リビング|홈 리빙|Hogar|Maison|Дом и быт|Casa|Rumah dan kehidupan',
  ),
  leaf(
    'home',
    'hotpot-cookware',
    '732393',
    'piece',
    ['material', 'capacity', 'certificate', 'colour'],
    '火锅厨具|Peralatan hotpot|Dụng cụ lẩu|Hotpot cookware|หม้อสุกี้และเครื่องครัว|Feuertopf und Kochgeschirr|火鍋・調理器具|훠궈 조리도구|Ollas y utensilios de hotpot|Fondues et ustensiles|Посуда для хого|Pentole per hotpot|Peralatan memasak hotpot',
  ),
  leaf(
    'home',
    'furniture',
    '940161',
    'piece',
    HARD,
    '家具|Furnitur|Nội thất|Furniture|เฟอร์นิเจอร์|Möbel|家具|가구|Muebles|Meubles|Мебель|Mobili|Perabot',
  ),
  leaf(
    'home',
    'home-textiles',
    '630260',
    'piece',
    ['composition', 'weight', 'certificate', 'colour'],
    '家纺|Tekstil rumah|Vải gia dụng|Home textiles|สิ่งทอในบ้าน|Heimtextilien|ホームテキスタイル|홈 텍스타일|Textiles para el hogar|Linge de maison|Домашний текстиль|Tessili per la casa|Tekstil rumah',
  ),
  leaf(
    'home',
    'led-lighting',
    '940511',
    'piece',
    ['material', 'power', 'certificate', 'colour'],
    'LED 照明|Lampu LED|Đèn LED|LED lighting|ไฟ LED|LED-Beleuchtung|LED照明|LED 조명|Iluminación LED|Éclairage LED|LED-освещение|Illuminazione LED|Lampu LED',
  ),
  leaf(
    'home',
    'stationery',
    '482010',
    'set',
    HARD,
    '文具|Alat tulis|Văn phòng phẩm|Stationery|เครื่องเขียน|Schreibwaren|文具|문구|Papelería|Papeterie|Канцтовары|Cancelleria|Alat tulis',
  ),
  group(
    'fashion',
    '箱包美妆数码|Tas, kosmetik, elektronik|Túi, mỹ phẩm, điện tử|Bags, beauty, electronics|กระเป๋า ความงาม อิเล็กทรอนิกส์|Taschen, Kosmetik, Elektronik|バッグ・美容・電子|가방·뷰티·전자|Bolsos, belleza, electrónica|Sacs, beauté, électronique|Сумки, косметика, электроника|Borse, beauty, elettronica|Beg, kecantikan, elektronik',
  ),
  leaf(
    'fashion',
    'leather-bags',
    '420221',
    'piece',
    HARD,
    '皮具箱包|Tas kulit|Túi da|Leather bags|กระเป๋าหนัง|Ledertaschen|レザーバッグ|가죽 가방|Bolsos de piel|Maroquinerie|Кожаные сумки|Borse in pelle|Beg kulit',
  ),
  leaf(
    'fashion',
    'cosmetic-packaging',
    '701090',
    'piece',
    ['material', 'capacity', 'certificate', 'colour'],
    '化妆品包装|Kemasan kosmetik|Bao bì mỹ phẩm|Cosmetic packaging|บรรจุภัณฑ์เครื่องสำอาง|Kosmetikverpackung|化粧品容器|화장품 용기|Envases cosméticos|Emballage cosmétique|Упаковка для косметики|Packaging cosmetico|Pembungkusan kosmetik',
  ),
  leaf(
    'fashion',
    'electronics-accessories',
    '850440',
    'piece',
    ['material', 'power', 'certificate', 'colour'],
    '数码配件|Aksesori elektronik|Phụ kiện điện tử|Electronics accessories|อุปกรณ์เสริมอิเล็กทรอนิกส์|Elektronikzubehör|電子アクセサリー|전자 액세서리|Accesorios electrónicos|Accessoires électroniques|Аксессуары для электроники|Accessori elettronici|Aksesori elektronik',
  ),
]

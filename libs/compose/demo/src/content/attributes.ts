import type { I18nText } from '@tradeport/kernel/contract-kit'
import { inAll } from './languages'

export interface DemoOption {
  readonly value: string
  readonly label: I18nText
  readonly swatch: string | null
}

const option = (value: string, line: string, swatch: string | null = null): DemoOption => ({
  value,
  label: inAll(line),
  swatch,
})

/** Fibres of knitwear, yarn and home textiles. */
export const FIBRES: readonly DemoOption[] = [
  option('wool', '羊毛|Wol|Len|Wool|ขนแกะ|Wolle|ウール|울|Lana|Laine|Шерсть|Lana|Bulu biri-biri'),
  option(
    'merino',
    '美利奴羊毛|Wol merino|Len merino|Merino wool|ขนแกะเมอริโน|Merinowolle|メリノウール|메리노 울|Lana merino|Laine mérinos|Мериносовая шерсть|Lana merino|Bulu merino',
  ),
  option(
    'cashmere',
    '羊绒|Kasmir|Len cashmere|Cashmere|แคชเมียร์|Kaschmir|カシミヤ|캐시미어|Cachemira|Cachemire|Кашемир|Cashmere|Kasymir',
  ),
  option('cotton', '棉|Katun|Cotton|Cotton|ฝ้าย|Baumwolle|綿|면|Algodón|Coton|Хлопок|Cotone|Kapas'),
  option(
    'acrylic',
    '腈纶|Akrilik|Acrylic|Acrylic|อะคริลิก|Acryl|アクリル|아크릴|Acrílico|Acrylique|Акрил|Acrilico|Akrilik',
  ),
  option(
    'viscose',
    '粘胶|Viskosa|Viscose|Viscose|วิสโคส|Viskose|レーヨン|비스코스|Viscosa|Viscose|Вискоза|Viscosa|Viskos',
  ),
  option('nylon', '锦纶|Nilon|Nylon|Nylon|ไนลอน|Nylon|ナイロン|나일론|Nailon|Nylon|Нейлон|Nylon|Nilon'),
  option(
    'polyester',
    '涤纶|Poliester|Polyester|Polyester|โพลีเอสเตอร์|Polyester|ポリエステル|폴리에스터|Poliéster|Polyester|Полиэстер|Poliestere|Poliester',
  ),
  option(
    'alpaca',
    '羊驼毛|Alpaka|Len alpaca|Alpaca|ขนอัลปากา|Alpaka|アルパカ|알파카|Alpaca|Alpaga|Альпака|Alpaca|Alpaka',
  ),
  option('silk', '桑蚕丝|Sutra|Tơ tằm|Silk|ไหม|Seide|シルク|실크|Seda|Soie|Шёлк|Seta|Sutera'),
]

export const COLOURS: readonly DemoOption[] = [
  option(
    'ivory',
    '象牙白|Gading|Trắng ngà|Ivory|ขาวงาช้าง|Elfenbein|アイボリー|아이보리|Marfil|Ivoire|Слоновая кость|Avorio|Gading',
    '#EFE6D4',
  ),
  option(
    'camel',
    '驼色|Cokelat unta|Nâu lạc đà|Camel|สีอูฐ|Kamel|キャメル|카멜|Camel|Camel|Верблюжий|Cammello|Unta',
    '#B98B5A',
  ),
  option(
    'charcoal',
    '炭灰|Abu-abu arang|Xám than|Charcoal|เทาถ่าน|Anthrazit|チャコール|차콜|Carbón|Anthracite|Антрацит|Antracite|Kelabu arang',
    '#44484D',
  ),
  option(
    'navy',
    '藏青|Biru laut|Xanh hải quân|Navy|กรมท่า|Marine|ネイビー|네이비|Azul marino|Marine|Тёмно-синий|Blu navy|Biru laut',
    '#1F2B4D',
  ),
  option(
    'burgundy',
    '酒红|Merah anggur|Đỏ rượu vang|Burgundy|แดงเบอร์กันดี|Bordeaux|バーガンディ|버건디|Burdeos|Bordeaux|Бордовый|Bordeaux|Merah wain',
    '#6E1F2C',
  ),
  option(
    'forest',
    '墨绿|Hijau tua|Xanh rêu|Forest green|เขียวเข้ม|Tannengrün|フォレスト|포레스트|Verde bosque|Vert forêt|Тёмно-зелёный|Verde bosco|Hijau hutan',
    '#2E4A3B',
  ),
  option(
    'mustard',
    '姜黄|Kuning mustar|Vàng mù tạt|Mustard|เหลืองมัสตาร์ด|Senfgelb|マスタード|머스터드|Mostaza|Moutarde|Горчичный|Senape|Mustard',
    '#C2922E',
  ),
  option(
    'rose',
    '豆沙粉|Merah muda|Hồng đất|Dusty rose|ชมพูกุหลาบ|Altrosa|ダスティローズ|더스티 로즈|Rosa palo|Vieux rose|Пыльная роза|Rosa antico|Merah jambu',
    '#C58A8A',
  ),
  option(
    'sky',
    '雾蓝|Biru langit|Xanh da trời|Sky blue|ฟ้า|Himmelblau|スカイブルー|스카이 블루|Celeste|Bleu ciel|Голубой|Celeste|Biru langit',
    '#8FB3C9',
  ),
  option('black', '黑色|Hitam|Đen|Black|ดำ|Schwarz|ブラック|블랙|Negro|Noir|Чёрный|Nero|Hitam', '#1B1B1D'),
  option('white', '白色|Putih|Trắng|White|ขาว|Weiß|ホワイト|화이트|Blanco|Blanc|Белый|Bianco|Putih', '#F7F6F2'),
  option(
    'oat',
    '燕麦色|Krem gandum|Màu yến mạch|Oatmeal|สีโอ๊ต|Hafer|オートミール|오트밀|Avena|Avoine|Овсяный|Avena|Oat',
    '#D8CBB5',
  ),
]

export const SIZES: readonly DemoOption[] = [
  'XS',
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  '80',
  '90',
  '100',
  '110',
  '120',
  '130',
].map(size => option(size.toLowerCase(), Array.from({ length: 13 }, () => size).join('|')))

export const STITCHES: readonly DemoOption[] = [
  option(
    'jersey',
    '平针|Rajut polos|Đan trơn|Jersey|ถักเรียบ|Glatt rechts|天竺編み|평편|Punto liso|Jersey|Кулирная гладь|Maglia rasata|Jersi',
  ),
  option('rib', '罗纹|Rib|Gân|Rib|ริบ|Rippe|リブ編み|립|Canalé|Côtes|Резинка|Costa|Rib'),
  option('cable', '绞花|Kepang|Vặn thừng|Cable|ถักเปีย|Zopfmuster|ケーブル編み|케이블|Ochos|Torsades|Косы|Trecce|Kabel'),
  option('waffle', '华夫格|Wafel|Tổ ong|Waffle|วาฟเฟิล|Waffel|ワッフル|와플|Gofre|Gaufré|Вафельный|Nido d’ape|Wafel'),
  option(
    'jacquard',
    '提花|Jacquard|Jacquard|Jacquard|แจ็กการ์ด|Jacquard|ジャカード|자카드|Jacquard|Jacquard|Жаккард|Jacquard|Jacquard',
  ),
  option(
    'intarsia',
    '嵌花|Intarsia|Intarsia|Intarsia|อินทาร์เซีย|Intarsien|インターシャ|인타르시아|Intarsia|Intarsia|Интарсия|Intarsio|Intarsia',
  ),
]

export const SEASONS: readonly DemoOption[] = [
  option(
    'spring',
    '春季|Musim semi|Xuân|Spring|ฤดูใบไม้ผลิ|Frühling|春|봄|Primavera|Printemps|Весна|Primavera|Musim bunga',
  ),
  option('summer', '夏季|Musim panas|Hè|Summer|ฤดูร้อน|Sommer|夏|여름|Verano|Été|Лето|Estate|Musim panas'),
  option('autumn', '秋季|Musim gugur|Thu|Autumn|ฤดูใบไม้ร่วง|Herbst|秋|가을|Otoño|Automne|Осень|Autunno|Musim luruh'),
  option('winter', '冬季|Musim dingin|Đông|Winter|ฤดูหนาว|Winter|冬|겨울|Invierno|Hiver|Зима|Inverno|Musim sejuk'),
]

export const MATERIALS: readonly DemoOption[] = [
  option(
    'cast_iron',
    '铸铁|Besi cor|Gang|Cast iron|เหล็กหล่อ|Gusseisen|鋳鉄|주철|Hierro fundido|Fonte|Чугун|Ghisa|Besi tuang',
  ),
  option('steel', '钢|Baja|Thép|Steel|เหล็กกล้า|Stahl|スチール|강철|Acero|Acier|Сталь|Acciaio|Keluli'),
  option(
    'stainless',
    '不锈钢|Baja tahan karat|Thép không gỉ|Stainless steel|สเตนเลส|Edelstahl|ステンレス|스테인리스|Acero inoxidable|Inox|Нержавеющая сталь|Acciaio inox|Keluli tahan karat',
  ),
  option(
    'aluminium',
    '铝合金|Aluminium|Nhôm|Aluminium|อะลูมิเนียม|Aluminium|アルミ|알루미늄|Aluminio|Aluminium|Алюминий|Alluminio|Aluminium',
  ),
  option('copper', '紫铜|Tembaga|Đồng|Copper|ทองแดง|Kupfer|銅|구리|Cobre|Cuivre|Медь|Rame|Tembaga'),
  option(
    'leather',
    '头层牛皮|Kulit sapi|Da bò|Cow leather|หนังวัว|Rindsleder|牛革|소가죽|Piel de vaca|Cuir de vachette|Воловья кожа|Pelle bovina|Kulit lembu',
  ),
  option(
    'pu',
    'PU 革|Kulit PU|Da PU|PU leather|หนัง PU|PU-Leder|合成皮革|합성 가죽|Polipiel|Cuir PU|Искусственная кожа|Ecopelle|Kulit PU',
  ),
  option(
    'wood',
    '实木|Kayu solid|Gỗ đặc|Solid wood|ไม้จริง|Massivholz|無垢材|원목|Madera maciza|Bois massif|Массив дерева|Legno massello|Kayu pejal',
  ),
  option('rattan', '藤|Rotan|Mây|Rattan|หวาย|Rattan|ラタン|라탄|Ratán|Rotin|Ротанг|Rattan|Rotan'),
  option('glass', '玻璃|Kaca|Thủy tinh|Glass|แก้ว|Glas|ガラス|유리|Vidrio|Verre|Стекло|Vetro|Kaca'),
  option(
    'plastic',
    '塑料|Plastik|Nhựa|Plastic|พลาสติก|Kunststoff|プラスチック|플라스틱|Plástico|Plastique|Пластик|Plastica|Plastik',
  ),
  option('paper', '纸|Kertas|Giấy|Paper|กระดาษ|Papier|紙|종이|Papel|Papier|Бумага|Carta|Kertas'),
]

export const CERTIFICATES: readonly DemoOption[] = [
  'OEKO-TEX 100',
  'BSCI',
  'GOTS',
  'RWS',
  'CE',
  'RoHS',
  'ISO 9001',
  'FSC',
].map(name =>
  option(name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'), Array.from({ length: 13 }, () => name).join('|')),
)

export interface DemoAttribute {
  readonly code: string
  readonly type: 'select' | 'multi' | 'number' | 'range' | 'bool' | 'text' | 'composition'
  readonly name: I18nText
  readonly unit: string | null
  readonly options: readonly DemoOption[]
  readonly required: boolean
  readonly filterable: boolean
  readonly skuAxis: boolean
}

const attribute = (
  code: string,
  type: DemoAttribute['type'],
  line: string,
  more: Partial<Omit<DemoAttribute, 'code' | 'type' | 'name'>> = {},
): DemoAttribute => ({
  code,
  type,
  name: inAll(line),
  unit: null,
  options: [],
  required: false,
  filterable: false,
  skuAxis: false,
  ...more,
})

export const ATTRIBUTES = {
  composition: attribute(
    'composition',
    'composition',
    '成分|Komposisi|Thành phần|Composition|ส่วนประกอบ|Zusammensetzung|組成|혼용률|Composición|Composition|Состав|Composizione|Komposisi',
    { options: FIBRES, required: true, filterable: true },
  ),
  yarnCount: attribute(
    'yarn_count',
    'text',
    '纱支|Nomor benang|Chi số sợi|Yarn count|เบอร์เส้นด้าย|Garnfeinheit|番手|번수|Título del hilo|Titre du fil|Номер пряжи|Titolo del filato|Nombor benang',
  ),
  gauge: attribute(
    'gauge',
    'number',
    '针距|Gauge|Cỡ kim|Gauge|เกจ|Feinheit|ゲージ|게이지|Galga|Jauge|Класс вязки|Finezza|Tolok',
    { unit: 'GG', filterable: true },
  ),
  weight: attribute(
    'weight',
    'number',
    '克重|Berat|Trọng lượng|Weight|น้ำหนัก|Gewicht|重量|중량|Peso|Poids|Вес|Peso|Berat',
    { unit: 'g' },
  ),
  stitch: attribute(
    'stitch',
    'select',
    '针法|Jenis rajutan|Kiểu đan|Stitch|ลายถัก|Strickart|編み地|조직|Punto|Point|Вид вязки|Punto|Jenis kait',
    { options: STITCHES, filterable: true },
  ),
  season: attribute(
    'season',
    'multi',
    '季节|Musim|Mùa|Season|ฤดูกาล|Saison|シーズン|시즌|Temporada|Saison|Сезон|Stagione|Musim',
    { options: SEASONS, filterable: true },
  ),
  certificate: attribute(
    'certificate',
    'multi',
    '认证|Sertifikat|Chứng nhận|Certificates|ใบรับรอง|Zertifikate|認証|인증|Certificados|Certificats|Сертификаты|Certificati|Sijil',
    { options: CERTIFICATES, filterable: true },
  ),
  material: attribute(
    'material',
    'select',
    '材质|Bahan|Chất liệu|Material|วัสดุ|Material|素材|소재|Material|Matière|Материал|Materiale|Bahan',
    { options: MATERIALS, required: true, filterable: true },
  ),
  power: attribute(
    'power',
    'number',
    '功率|Daya|Công suất|Power|กำลังไฟ|Leistung|出力|출력|Potencia|Puissance|Мощность|Potenza|Kuasa',
    { unit: 'W', filterable: true },
  ),
  capacity: attribute(
    'capacity',
    'number',
    '容量|Kapasitas|Dung tích|Capacity|ความจุ|Fassungsvermögen|容量|용량|Capacidad|Capacité|Объём|Capacità|Kapasiti',
    { unit: 'ml' },
  ),
  colour: attribute('colour', 'select', '颜色|Warna|Màu sắc|Colour|สี|Farbe|色|색상|Color|Couleur|Цвет|Colore|Warna', {
    options: COLOURS,
    filterable: true,
    skuAxis: true,
  }),
  size: attribute(
    'size',
    'select',
    '尺码|Ukuran|Kích cỡ|Size|ขนาด|Größe|サイズ|사이즈|Talla|Taille|Размер|Taglia|Saiz',
    { options: SIZES, skuAxis: true },
  ),
} as const
export type AttributeKey = keyof typeof ATTRIBUTES

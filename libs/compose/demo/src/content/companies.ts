import type { RegionKey } from '@tradeport/kernel/config'
import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'

/** Invented companies. Kinds of goods are the slugs of the demo's categories. */

export interface DemoSeller {
  readonly key: string
  readonly region: RegionKey
  readonly legalName: string
  readonly name: I18nText
  readonly province: string
  readonly city: string
  readonly address: string
  readonly companyType: 'manufacturer' | 'trading' | 'industry_trade' | 'brand'
  readonly founded: number
  readonly employees: '11_50' | '51_200' | '201_500' | '501_1000' | '1000_plus'
  /** Category slugs it sells in. */
  readonly goods: readonly string[]
  readonly port: string
  readonly verifyLevel: 1 | 2 | 3
}

const seller = (
  region: RegionKey,
  key: string,
  legalName: string,
  zh: string,
  place: readonly [province: string, city: string, address: string, port: string],
  companyType: DemoSeller['companyType'],
  founded: number,
  employees: DemoSeller['employees'],
  verifyLevel: DemoSeller['verifyLevel'],
  goods: readonly string[],
): DemoSeller => ({
  region,
  key,
  legalName,
  name: { zh_CN: zh, en_US: legalName.replace(/,? (Co\., Ltd\.|Ltd\.|Inc\.)$/, '') },
  province: place[0],
  city: place[1],
  address: place[2],
  port: place[3],
  companyType,
  founded,
  employees,
  verifyLevel,
  goods,
})

const PUYUAN = (street: string) => ['Zhejiang', 'Tongxiang', `${street}, Puyuan Town`, 'Ningbo'] as const
const CHONGQING = (street: string) => ['Chongqing', 'Chongqing', street, 'Shanghai'] as const
const GUANGZHOU = (street: string) => ['Guangdong', 'Guangzhou', street, 'Nansha'] as const
const DEMO = (city: string, street: string) => ['Jiangsu', city, street, 'Shanghai'] as const

export const DEMO_SELLERS: readonly DemoSeller[] = [
  seller(
    'puyuan',
    'lanyun',
    'Zhejiang Lanyun Knitting Co., Ltd.',
    '浙江岚云针织有限公司',
    PUYUAN('988 Fenghe Road'),
    'manufacturer',
    2006,
    '201_500',
    3,
    ['sweaters', 'cardigans', 'knit-dresses'],
  ),
  seller(
    'puyuan',
    'cashhill',
    'Tongxiang Cashmere Hill Garment Co., Ltd.',
    '桐乡绒岭服饰有限公司',
    PUYUAN('16 Gongmao Avenue'),
    'industry_trade',
    2011,
    '51_200',
    3,
    ['sweaters', 'cardigans', 'scarves'],
  ),
  seller(
    'puyuan',
    'twelvegauge',
    'Puyuan Twelve Gauge Knitwear Co., Ltd.',
    '濮院十二针针织有限公司',
    PUYUAN('302 Yongyue Road'),
    'manufacturer',
    2014,
    '51_200',
    2,
    ['sweaters', 'knit-vests', 'knit-dresses'],
  ),
  seller(
    'puyuan',
    'littleloop',
    'Jiaxing Little Loop Kidswear Co., Ltd.',
    '嘉兴小线圈童装有限公司',
    PUYUAN('55 Hengxiang Road'),
    'brand',
    2017,
    '51_200',
    2,
    ['kids-knitwear', 'hats-gloves'],
  ),
  seller(
    'puyuan',
    'warmhand',
    'Tongxiang Warmhand Accessories Co., Ltd.',
    '桐乡暖手饰品有限公司',
    PUYUAN('7 Zhenbei Road'),
    'manufacturer',
    2009,
    '11_50',
    2,
    ['hats-gloves', 'scarves'],
  ),
  seller(
    'puyuan',
    'silkbridge',
    'Zhejiang Silkbridge Yarn Co., Ltd.',
    '浙江丝桥纱线有限公司',
    PUYUAN('120 Chemical Fibre Road'),
    'manufacturer',
    2003,
    '501_1000',
    3,
    ['yarn'],
  ),
  seller(
    'puyuan',
    'cottoncone',
    'Jiaxing Cotton Cone Spinning Co., Ltd.',
    '嘉兴棉锥纺织有限公司',
    PUYUAN('88 Spinning Road'),
    'manufacturer',
    2008,
    '201_500',
    2,
    ['yarn'],
  ),
  seller(
    'puyuan',
    'trimline',
    'Tongxiang Trimline Accessories Co., Ltd.',
    '桐乡缀线辅料有限公司',
    PUYUAN('Hall 3, Accessories Market'),
    'trading',
    2012,
    '11_50',
    2,
    ['knit-trims'],
  ),
  seller(
    'puyuan',
    'riverloom',
    'Puyuan Riverloom Fashion Co., Ltd.',
    '濮院河机时装有限公司',
    PUYUAN('201 Fashion Avenue'),
    'industry_trade',
    2015,
    '51_200',
    2,
    ['knit-dresses', 'cardigans', 'knit-vests'],
  ),
  seller(
    'puyuan',
    'seamless',
    'Zhejiang Seamless Whole Garment Co., Ltd.',
    '浙江全成型智能针织有限公司',
    PUYUAN('1 Smart Knitting Park'),
    'manufacturer',
    2019,
    '201_500',
    3,
    ['sweaters', 'knit-dresses'],
  ),
  seller(
    'puyuan',
    'northwool',
    'Tongxiang Northwool Trading Co., Ltd.',
    '桐乡北绒贸易有限公司',
    PUYUAN('Tower B, Wool Exchange'),
    'trading',
    2010,
    '11_50',
    1,
    ['scarves', 'sweaters', 'kids-knitwear'],
  ),
  seller(
    'puyuan',
    'patternhouse',
    'Puyuan Pattern House Knitting Co., Ltd.',
    '濮院花样年针织有限公司',
    PUYUAN('67 Design Street'),
    'brand',
    2018,
    '11_50',
    2,
    ['cardigans', 'sweaters', 'knit-vests'],
  ),
  seller(
    'chongqing',
    'jialing',
    'Chongqing Jialing Valley Motor Parts Co., Ltd.',
    '重庆嘉陵谷摩托配件有限公司',
    CHONGQING('12 Shuangfu Industrial Park'),
    'manufacturer',
    2001,
    '501_1000',
    3,
    ['motorcycle-parts'],
  ),
  seller(
    'chongqing',
    'threegorge',
    'Chongqing Three Peaks Power Machinery Co., Ltd.',
    '重庆三峰动力机械有限公司',
    CHONGQING('5 Engine Road, Jiulongpo'),
    'manufacturer',
    1998,
    '1000_plus',
    3,
    ['pumps-generators'],
  ),
  seller(
    'chongqing',
    'hotstone',
    'Chongqing Hotstone Kitchenware Co., Ltd.',
    '重庆热石厨具有限公司',
    CHONGQING('29 Dazu Hardware Town'),
    'manufacturer',
    2010,
    '51_200',
    2,
    ['hotpot-cookware'],
  ),
  seller(
    'chongqing',
    'liangbrake',
    'Chongqing Liangjiang Brake Systems Co., Ltd.',
    '重庆两江制动系统有限公司',
    CHONGQING('8 Auto City Avenue'),
    'manufacturer',
    2007,
    '201_500',
    2,
    ['auto-parts'],
  ),
  seller(
    'chongqing',
    'mistmotor',
    'Chongqing Mist City Industry and Trade Co., Ltd.',
    '重庆雾都工贸有限公司',
    CHONGQING('66 Yubei Logistics Park'),
    'industry_trade',
    2013,
    '51_200',
    2,
    ['motorcycle-parts', 'auto-parts'],
  ),
  seller(
    'chongqing',
    'copperpot',
    'Chongqing Copperpot Culture Co., Ltd.',
    '重庆铜锅文化有限公司',
    CHONGQING('3 Hongya Workshop'),
    'brand',
    2018,
    '11_50',
    1,
    ['hotpot-cookware'],
  ),
  seller(
    'guangzhou',
    'lionleather',
    'Guangzhou Lion Mountain Leather Co., Ltd.',
    '广州狮岭皮具有限公司',
    GUANGZHOU('108 Shiling Leather City'),
    'manufacturer',
    2005,
    '201_500',
    3,
    ['leather-bags'],
  ),
  seller(
    'guangzhou',
    'brightcanton',
    'Guangzhou Bright Canton Lighting Co., Ltd.',
    '广州粤明照明有限公司',
    GUANGZHOU('21 Guzhen Lamp Street'),
    'manufacturer',
    2009,
    '201_500',
    2,
    ['led-lighting'],
  ),
  seller(
    'guangzhou',
    'pearlpack',
    'Guangzhou Pearl Packaging Co., Ltd.',
    '广州珠江包装有限公司',
    GUANGZHOU('45 Baiyun Beauty Town'),
    'manufacturer',
    2012,
    '51_200',
    2,
    ['cosmetic-packaging'],
  ),
  seller(
    'guangzhou',
    'signalbay',
    'Guangzhou Signal Bay Electronics Co., Ltd.',
    '广州信湾电子有限公司',
    GUANGZHOU('9 Tianhe Digital Park'),
    'industry_trade',
    2014,
    '51_200',
    2,
    ['electronics-accessories'],
  ),
  seller(
    'guangzhou',
    'oakandcane',
    'Guangzhou Oak and Cane Furniture Co., Ltd.',
    '广州橡藤家具有限公司',
    GUANGZHOU('77 Lecong Furniture Mile'),
    'manufacturer',
    2003,
    '501_1000',
    3,
    ['furniture'],
  ),
  seller(
    'guangzhou',
    'kapokbag',
    'Guangzhou Kapok Bags Trading Co., Ltd.',
    '广州木棉箱包贸易有限公司',
    GUANGZHOU('300 Sanyuanli Avenue'),
    'trading',
    2016,
    '11_50',
    1,
    ['leather-bags', 'cosmetic-packaging'],
  ),
  seller(
    'demo',
    'softhome',
    'Nantong Softhome Textiles Co., Ltd.',
    '南通柔家纺织有限公司',
    DEMO('Nantong', '18 Dieshiqiao Road'),
    'manufacturer',
    2008,
    '201_500',
    3,
    ['home-textiles'],
  ),
  seller(
    'demo',
    'papercrane',
    'Suzhou Paper Crane Stationery Co., Ltd.',
    '苏州纸鹤文具有限公司',
    DEMO('Suzhou', '40 Jinji Lake Avenue'),
    'brand',
    2015,
    '51_200',
    2,
    ['stationery'],
  ),
  seller(
    'demo',
    'deltamix',
    'Wuxi Delta General Merchandise Co., Ltd.',
    '无锡三角洲百货有限公司',
    DEMO('Wuxi', '2 Taihu Avenue'),
    'trading',
    2011,
    '51_200',
    2,
    ['home-textiles', 'stationery', 'sweaters'],
  ),
  seller(
    'demo',
    'lumina',
    'Changzhou Lumina Industrial Co., Ltd.',
    '常州流明实业有限公司',
    DEMO('Changzhou', '15 Xinbei Road'),
    'industry_trade',
    2013,
    '51_200',
    2,
    ['led-lighting', 'electronics-accessories'],
  ),
]

export interface DemoBuyer {
  readonly key: string
  readonly region: RegionKey
  readonly legalName: string
  readonly country: string
  readonly person: string
  readonly locale: LocaleCode
  readonly timeZone: string
  /** What it calls itself at home, where that is written otherwise. */
  readonly homeName?: string
}

const buyer = (
  region: RegionKey,
  key: string,
  legalName: string,
  country: string,
  person: string,
  locale: LocaleCode,
  timeZone: string,
  homeName?: string,
): DemoBuyer => ({
  region,
  key,
  legalName,
  country,
  person,
  locale,
  timeZone,
  ...(homeName === undefined ? {} : { homeName }),
})

export const DEMO_BUYERS: readonly DemoBuyer[] = [
  buyer('puyuan', 'nordhaus', 'Nordhaus Textil GmbH', 'DE', 'Katrin Albers', 'de_DE', 'Europe/Berlin'),
  buyer('puyuan', 'siam', 'Siam Knit House Co., Ltd.', 'TH', 'Anong Srisai', 'th_TH', 'Asia/Bangkok'),
  buyer('puyuan', 'harbor', 'Harbor & Pine Apparel Inc.', 'US', 'Emily Carter', 'en_US', 'America/New_York'),
  buyer('puyuan', 'maison', 'Maison Laine Douce SAS', 'FR', 'Claire Fontaine', 'fr_FR', 'Europe/Paris'),
  buyer('puyuan', 'andes', 'Comercial Andes Sur SpA', 'CL', 'Diego Fuentes', 'es_ES', 'America/Santiago'),
  buyer('puyuan', 'milano', 'Filati Milano S.r.l.', 'IT', 'Giulia Ferri', 'it_IT', 'Europe/Rome'),
  buyer('puyuan', 'hokuto', 'Hokuto Sansai K.K.', 'JP', 'Sato Haruka', 'ja_JP', 'Asia/Tokyo'),
  buyer('puyuan', 'hangang', 'Hangang Apparel Co., Ltd.', 'KR', 'Kim Minji', 'ko_KR', 'Asia/Seoul'),
  buyer('chongqing', 'saigon', 'Saigon Moto Parts JSC', 'VN', 'Nguyen Van Minh', 'vi_VN', 'Asia/Ho_Chi_Minh'),
  buyer('chongqing', 'volga', 'Volga Technika OOO', 'RU', 'Ivan Petrov', 'ru_RU', 'Europe/Moscow'),
  buyer('chongqing', 'jakarta', 'PT Nusantara Mesin', 'ID', 'Budi Santoso', 'in_ID', 'Asia/Jakarta'),
  buyer('chongqing', 'lagos', 'Lagos Power Supplies Ltd.', 'NG', 'Chinedu Okafor', 'en_US', 'Africa/Lagos'),
  buyer('guangzhou', 'penang', 'Penang Bright Sdn. Bhd.', 'MY', 'Nur Aisyah', 'ms_MY', 'Asia/Kuala_Lumpur'),
  buyer('guangzhou', 'iberia', 'Iberia Bolsos S.L.', 'ES', 'Lucia Moreno', 'es_ES', 'Europe/Madrid'),
  buyer('guangzhou', 'atelier', 'Atelier Nord AB', 'SE', 'Elin Berg', 'en_US', 'Europe/Stockholm'),
  buyer('guangzhou', 'kobe', 'Kobe Living K.K.', 'JP', 'Tanaka Ren', 'ja_JP', 'Asia/Tokyo'),
  buyer('guangzhou', 'texas', 'Lone Star Interiors LLC', 'US', 'James Walker', 'en_US', 'America/Chicago'),
  buyer('demo', 'example', 'Example Retail Ltd.', 'GB', 'Olivia Hughes', 'en_US', 'Europe/London'),
  buyer('demo', 'alpen', 'Alpenblick Handel AG', 'CH', 'Lukas Meier', 'de_DE', 'Europe/Zurich'),
  buyer('demo', 'lyon', 'Papeterie du Rhone SARL', 'FR', 'Hugo Martin', 'fr_FR', 'Europe/Paris'),
  // At home: they buy by the rules of domestic trade.
  buyer(
    'puyuan',
    'westlake',
    'Hangzhou Lotus Causeway Apparel Co., Ltd.',
    'CN',
    'Xu Jing',
    'zh_CN',
    'Asia/Shanghai',
    '杭州荷堤服饰有限公司',
  ),
  buyer(
    'chongqing',
    'baofeng',
    'Chengdu Bamboo Lane Trading Co., Ltd.',
    'CN',
    'He Jun',
    'zh_CN',
    'Asia/Shanghai',
    '成都竹巷商贸有限公司',
  ),
  buyer(
    'guangzhou',
    'haixin',
    'Shenzhen Kite Harbour Gifts Co., Ltd.',
    'CN',
    'Liang Yi',
    'zh_CN',
    'Asia/Shanghai',
    '深圳鸢港礼品有限公司',
  ),
]

export interface DemoProvider {
  readonly key: string
  readonly region: RegionKey
  readonly legalName: string
  readonly name: I18nText
  readonly city: string
  /** Slugs of the service categories it offers in. */
  readonly services: readonly string[]
}

const provider = (
  region: RegionKey,
  key: string,
  legalName: string,
  zh: string,
  city: string,
  services: readonly string[],
): DemoProvider => ({
  region,
  key,
  legalName,
  name: { zh_CN: zh, en_US: legalName.replace(/,? (Co\., Ltd\.|Ltd\.)$/, '') },
  city,
  services,
})

export const DEMO_PROVIDERS: readonly DemoProvider[] = [
  provider('puyuan', 'clearway', 'Ningbo Clearway Customs Brokers Co., Ltd.', '宁波通达报关有限公司', 'Ningbo', [
    'customs',
    'certification',
  ]),
  provider(
    'puyuan',
    'refundline',
    'Zhejiang Refundline Tax Services Co., Ltd.',
    '浙江退税通财税服务有限公司',
    'Hangzhou',
    ['tax_refund', 'finance'],
  ),
  provider('puyuan', 'eastsea', 'Eastsea Container Lines Agency Co., Ltd.', '东海集运代理有限公司', 'Ningbo', [
    'logistics',
    'warehousing',
    'insurance',
  ]),
  provider('puyuan', 'stitchcheck', 'Stitchcheck Inspection Co., Ltd.', '针检检验技术有限公司', 'Jiaxing', [
    'inspection',
    'certification',
  ]),
  provider('puyuan', 'creditpilot', 'Creditpilot Trade Finance Co., Ltd.', '信航贸易金融服务有限公司', 'Shanghai', [
    'credit_letter',
    'foreign_exchange',
  ]),
  provider(
    'chongqing',
    'yuxinou',
    'Chongqing Steelroute Rail Freight Co., Ltd.',
    '重庆钢轨班列货运有限公司',
    'Chongqing',
    ['logistics', 'customs'],
  ),
  provider(
    'chongqing',
    'gorgecustoms',
    'Chongqing Gorge Customs Brokers Co., Ltd.',
    '重庆峡江报关有限公司',
    'Chongqing',
    ['customs', 'tax_refund'],
  ),
  provider('guangzhou', 'pearlfreight', 'Pearl Delta Freight Co., Ltd.', '珠三角货运有限公司', 'Guangzhou', [
    'logistics',
    'warehousing',
  ]),
  provider('guangzhou', 'cantoncustoms', 'Canton Gate Customs Brokers Co., Ltd.', '广关报关有限公司', 'Guangzhou', [
    'customs',
    'inspection',
  ]),
  provider('guangzhou', 'lingua', 'Lingua South Translation Co., Ltd.', '南语翻译有限公司', 'Guangzhou', [
    'translation',
    'trademark',
  ]),
  provider('demo', 'democustoms', 'Meridian Customs Brokers Co., Ltd.', '子午报关有限公司', 'Shanghai', [
    'customs',
    'logistics',
  ]),
  provider('demo', 'demofinance', 'Meridian Trade Finance Co., Ltd.', '子午贸易金融有限公司', 'Shanghai', [
    'credit_letter',
    'foreign_exchange',
    'insurance',
  ]),
]

export interface DemoOperator {
  readonly key: string
  readonly name: string
  readonly employeeNo: string
  readonly roles: readonly string[]
  /** Empty: all regions, which only super operators have. */
  readonly regions: readonly RegionKey[]
  readonly languages: readonly LocaleCode[]
}

const EVERYWHERE: readonly RegionKey[] = ['demo', 'puyuan', 'chongqing', 'guangzhou']

export const DEMO_OPERATORS: readonly DemoOperator[] = [
  {
    key: 'admin',
    name: 'Lin Yue',
    employeeNo: 'T0001',
    roles: ['op_super', 'op_reviewer', 'op_trade', 'op_content'],
    regions: [],
    languages: ['zh_CN', 'en_US'],
  },
  {
    key: 'reviewer',
    name: 'Zhao Min',
    employeeNo: 'T0002',
    roles: ['op_reviewer'],
    regions: ['puyuan'],
    languages: ['zh_CN'],
  },
  {
    key: 'trade',
    name: 'Chen Hao',
    employeeNo: 'T0003',
    roles: ['op_trade'],
    regions: ['puyuan', 'guangzhou'],
    languages: ['zh_CN', 'en_US'],
  },
  {
    key: 'arbiter',
    name: 'Fang Yi',
    employeeNo: 'T0009',
    roles: ['op_arbiter'],
    regions: EVERYWHERE,
    languages: ['zh_CN', 'en_US'],
  },
  {
    key: 'content',
    name: 'Wu Qing',
    employeeNo: 'T0004',
    roles: ['op_content'],
    regions: EVERYWHERE,
    languages: ['zh_CN', 'en_US'],
  },
  {
    key: 'region-cq',
    name: 'Luo Feng',
    employeeNo: 'T0005',
    roles: ['op_region_admin', 'op_reviewer'],
    regions: ['chongqing'],
    languages: ['zh_CN'],
  },
  {
    key: 'service',
    name: 'He Lian',
    employeeNo: 'T0006',
    roles: ['op_cs'],
    regions: EVERYWHERE,
    languages: ['zh_CN', 'en_US', 'ja_JP', 'ko_KR'],
  },
  {
    key: 'finance',
    name: 'Sun Jie',
    employeeNo: 'T0008',
    roles: ['op_finance'],
    regions: EVERYWHERE,
    languages: ['zh_CN'],
  },
  {
    key: 'auditor',
    name: 'Gu Wen',
    employeeNo: 'T0007',
    roles: ['op_auditor'],
    regions: EVERYWHERE,
    languages: ['zh_CN', 'en_US'],
  },
]

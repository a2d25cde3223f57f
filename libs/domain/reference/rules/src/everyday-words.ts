/**
 * What people call goods, beside the words of the nomenclature: in the languages that its names are seeded in, for the headings that are
 * seeded and for chapters. Words that a name itself holds are found without; each is one
 * word, as names are looked through.
 */
const EVERYDAY: readonly (readonly [headings: readonly string[], words: readonly string[]])[] = [
  [
    ['6110'],
    [
      'sweater',
      'jumper',
      'hoodie',
      'sweatshirt',
      'knitwear',
      'turtleneck',
      '毛衣',
      '毛衫',
      '羊毛衫',
      '羊绒衫',
      '针织衫',
      '卫衣',
      '线衣',
    ],
  ],
  [['6109'], ['tee', 'tshirt', 'undershirt', 't恤', '体恤', '文化衫', '圆领衫']],
  [
    ['6105', '6106'],
    ['polo', 'polo衫'],
  ],
  [['6105', '6106', '6205', '6206'], ['衬衣']],
  [
    ['6103', '6104', '6203', '6204'],
    ['pants', 'slacks', 'leggings', '裤子', '西装', '西裤', '休闲裤'],
  ],
  [
    ['6203', '6204'],
    ['jeans', 'chinos', 'denim', '牛仔裤'],
  ],
  [
    ['6104', '6204'],
    ['gown', '裙', '连衣裙', '半身裙', '裙装'],
  ],
  [
    ['6101', '6102', '6201', '6202'],
    ['parka', 'windbreaker', 'puffer', 'raincoat', 'outerwear', '外套', '羽绒服', '棉衣', '棉服', '风衣', '冲锋衣'],
  ],
  [
    ['6107', '6108', '6207', '6208'],
    ['underwear', 'boxer', 'pajama', 'nightgown', 'lingerie', 'sleepwear', '内衣', '短裤', '睡袍', '家居服'],
  ],
  [
    ['6111', '6209'],
    ['baby', 'infant', 'onesie', 'romper', 'bodysuit', '宝宝', '婴儿衣', '连体衣', '爬服'],
  ],
  [
    ['6112', '6211'],
    ['swimsuit', 'bikini', 'tracksuit', 'sportswear', 'activewear', '泳衣', '泳裤', '泳装', '运动装', '运动衣'],
  ],
  [['6115'], ['sock', 'pantyhose', 'hose', '袜子', '丝袜', '棉袜']],
  [
    ['6117', '6214'],
    ['scarf', 'bandana', 'pashmina', '围脖', '丝巾', '披肩'],
  ],
  [['6212'], ['bra', 'shapewear', '文胸', '内衣', '塑身衣']],
  [['6213'], ['hanky', '手绢']],
  [['6215'], ['necktie', '领结']],
  [['6301'], ['throw', '毛毯', '毯子', '盖毯']],
  [
    ['6302'],
    [
      'towel',
      'bedsheet',
      'pillowcase',
      'tablecloth',
      'bedding',
      '毛巾',
      '浴巾',
      '床单',
      '枕套',
      '被套',
      '桌布',
      '四件套',
    ],
  ],
  [['30'], ['medicine', 'vaccine', 'bandage', '药', '疫苗', '创可贴']],
  [
    ['33'],
    ['makeup', 'lipstick', 'shampoo', 'perfume', 'toothpaste', '化妆品', '护肤品', '口红', '香水', '洗发水', '牙膏'],
  ],
  [['34'], ['detergent', '洗衣液', '洗洁精']],
  [
    ['42'],
    [
      'bag',
      'backpack',
      'luggage',
      'suitcase',
      'purse',
      'wallet',
      'belt',
      '包',
      '背包',
      '书包',
      '箱包',
      '行李箱',
      '钱包',
      '皮带',
    ],
  ],
  [['48'], ['carton', 'notebook', 'tissue', '纸箱', '纸巾', '笔记本']],
  [['57'], ['rug', 'doormat', '地垫']],
  [['64'], ['shoe', 'boot', 'sneaker', 'sandal', 'slipper', '鞋子', '运动鞋', '凉鞋', '拖鞋', '靴子']],
  [['65'], ['hat', 'cap', 'beanie', 'helmet', '帽子', '头盔']],
  [['69'], ['mug', 'tile', 'tableware', 'toilet', '瓷器', '瓷砖', '餐具', '马桶']],
  [['71'], ['jewelry', 'necklace', 'bracelet', 'earring', '首饰', '项链', '手镯', '耳环', '戒指']],
  [['73'], ['screw', 'bolt', 'nail', 'pipe', '螺丝', '螺栓', '钉子', '钢管']],
  [['82'], ['knife', 'scissors', 'screwdriver', 'hammer', 'wrench', '刀具', '剪刀', '螺丝刀', '扳手']],
  [
    ['84'],
    [
      'computer',
      'laptop',
      'pump',
      'engine',
      'printer',
      'refrigerator',
      '电脑',
      '水泵',
      '发动机',
      '打印机',
      '冰箱',
      '空调',
    ],
  ],
  [
    ['85'],
    [
      'phone',
      'smartphone',
      'headphone',
      'charger',
      'battery',
      'cable',
      '手机',
      '耳机',
      '充电器',
      '电池',
      '电缆',
      '电视机',
    ],
  ],
  [['87'], ['car', 'truck', 'bike', 'bicycle', 'motorcycle', 'scooter', '汽车', '卡车', '自行车', '摩托车', '电动车']],
  [['90'], ['glasses', 'sunglasses', 'thermometer', 'camera', '眼镜', '墨镜', '体温计', '相机']],
  [['91'], ['wristwatch', '手表', '闹钟']],
  [['92'], ['guitar', 'piano', 'violin', '吉他', '钢琴', '小提琴']],
  [
    ['94'],
    ['chair', 'sofa', 'couch', 'table', 'lamp', 'mattress', 'pillow', '椅子', '沙发', '桌子', '床垫', '枕头', '台灯'],
  ],
  [['95'], ['doll', 'puzzle', 'ball', 'teddy', '玩偶', '拼图', '积木', '球', '健身器材']],
  [['96'], ['pen', 'pencil', 'toothbrush', 'zipper', 'diaper', '笔', '牙刷', '拉链', '纽扣', '纸尿裤']],
]

/** Letters from which a word is taken as the beginning of one; Chinese words are short. */
const LEAST_LETTERS = 3
const HAN = /\p{Script=Han}/u

const isWord = (typed: string, word: string): boolean => typed === word || typed === `${word}s` || typed === `${word}es`

const beginsWord = (typed: string, word: string): boolean =>
  typed.length >= (HAN.test(typed) ? 2 : LEAST_LETTERS) && word.startsWith(typed)

/**
 * Headings and chapters of the nomenclature that people mean by a word of everyday, also while they still type it: a car is no
 * beginning of a carton.
 */
export function headingsSaidAs(word: string): string[] {
  const typed = word.toLowerCase()
  const meaning = (means: typeof isWord) => EVERYDAY.filter(([, words]) => words.some(each => means(typed, each)))
  const whole = meaning(isWord)
  const found = whole.length > 0 ? whole : meaning(beginsWord)
  return [...new Set(found.flatMap(([headings]) => headings))].sort()
}

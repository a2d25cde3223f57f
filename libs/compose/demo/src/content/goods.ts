import type { I18nText } from '@tradeport/kernel/contract-kit'
import { inAll } from './languages'

/**
 * How goods of a category are called. `{a}` stands for the leading attribute (fibre or material), `{b}` for what tells them apart.
 * Word order differs by language, so each language has its own whole pattern.
 */
export interface DemoGoods {
  readonly category: string
  readonly pattern: I18nText
  /** What `{b}` may be. */
  readonly variants: readonly I18nText[]
  /** US dollars for the first ladder step, low and high. */
  readonly price: readonly [low: number, high: number]
  readonly moq: readonly [low: number, high: number]
  readonly carton: readonly [pcs: number, length: number, width: number, height: number, netKg: number]
  /** Attribute option codes `{a}` is taken from. */
  readonly leads: readonly string[]
}

const goods = (
  category: string,
  pattern: string,
  variants: readonly string[],
  price: DemoGoods['price'],
  moq: DemoGoods['moq'],
  carton: DemoGoods['carton'],
  leads: readonly string[],
): DemoGoods => ({ category, pattern: inAll(pattern), variants: variants.map(inAll), price, moq, carton, leads })

const KNIT_FIBRES = ['wool', 'merino', 'cashmere', 'cotton', 'alpaca', 'acrylic', 'viscose']

export const DEMO_GOODS: readonly DemoGoods[] = [
  goods(
    'sweaters',
    `{b}{a}毛衣|Sweter {a} {b}|Áo len {a} {b}|{b} sweater in {a}|เสื้อสเวตเตอร์{a} {b}|Pullover aus {a}, {b}|{b} {a}セーター|{b} {a} 스웨터|Suéter de {a}, {b}|Pull en {a}, {b}|Свитер: {a}, {b}|Maglione in {a}, {b}|Sweater {a} {b}`,
    [
      '圆领|kerah bulat|cổ tròn|Crew neck|คอกลม|Rundhals|クルーネック|라운드넥|cuello redondo|col rond|круглый вырез|girocollo|leher bulat',
      '高领|kerah tinggi|cổ lọ|Roll neck|คอเต่า|Rollkragen|タートルネック|터틀넥|cuello alto|col roulé|высокий ворот|dolcevita|leher tinggi',
      'V 领|kerah V|cổ chữ V|V-neck|คอวี|V-Ausschnitt|Vネック|브이넥|cuello en V|col V|V-образный вырез|scollo a V|leher V',
      '半高领|kerah semi tinggi|cổ lửng|Mock neck|คอตั้ง|Stehkragen|モックネック|하프넥|cuello perkins|col montant|воротник-стойка|collo alto|leher separa tinggi',
      '落肩|bahu turun|vai trễ|Drop shoulder|ไหล่ตก|überschnittene Schulter|ドロップショルダー|드롭숄더|hombro caído|épaule tombante|спущенное плечо|spalla scesa|bahu jatuh',
    ],
    [7.5, 38],
    [100, 500],
    [30, 60, 40, 45, 14],
    KNIT_FIBRES,
  ),
  goods(
    'cardigans',
    '{b}{a}开衫|Kardigan {a} {b}|Áo cardigan {a} {b}|{b} cardigan in {a}|คาร์ดิแกน{a} {b}|Strickjacke aus {a}, {b}|{b} {a}カーディガン|{b} {a} 카디건|Cárdigan de {a}, {b}|Cardigan en {a}, {b}|Кардиган: {a}, {b}|Cardigan in {a}, {b}|Kardigan {a} {b}',
    [
      '单排扣|kancing tunggal|một hàng cúc|Single-breasted|กระดุมแถวเดียว|einreihig|シングルボタン|싱글 버튼|una fila de botones|boutonnage simple|однобортный|monopetto|butang sebaris',
      '长款|panjang|dáng dài|Long|ตัวยาว|lang|ロング|롱|largo|long|длинный|lungo|labuh',
      '短款|pendek|dáng ngắn|Cropped|ตัวสั้น|kurz|ショート|크롭|corto|court|укороченный|corto|pendek',
      '系带|dengan sabuk|có đai|Belted|มีเข็มขัด|mit Gürtel|ベルト付き|벨트|con cinturón|à ceinture|с поясом|con cintura|bertali pinggang',
    ],
    [9, 42],
    [100, 400],
    [24, 60, 40, 45, 13],
    KNIT_FIBRES,
  ),
  goods(
    'knit-dresses',
    '{b}{a}针织连衣裙|Gaun rajut {a} {b}|Váy len {a} {b}|{b} knit dress in {a}|ชุดเดรสถัก{a} {b}|Strickkleid aus {a}, {b}|{b} {a}ニットワンピース|{b} {a} 니트 원피스|Vestido de punto de {a}, {b}|Robe en maille de {a}, {b}|Вязаное платье: {a}, {b}|Abito in maglia di {a}, {b}|Gaun kait {a} {b}',
    [
      '修身|pas badan|ôm dáng|Slim|เข้ารูป|figurbetont|スリム|슬림|entallado|ajusté|приталенное|aderente|mengikut badan',
      '半身长|midi|dáng midi|Midi|มิดี้|Midi|ミディ|미디|midi|midi|миди|midi|midi',
      '罗纹|rib|gân|Ribbed|ริบ|gerippt|リブ|골지|canalé|côtelé|в рубчик|a coste|rib',
    ],
    [11, 46],
    [80, 300],
    [20, 60, 40, 40, 12],
    KNIT_FIBRES,
  ),
  goods(
    'knit-vests',
    '{b}{a}背心|Rompi {a} {b}|Áo gile {a} {b}|{b} vest in {a}|เสื้อกั๊ก{a} {b}|Strickweste aus {a}, {b}|{b} {a}ベスト|{b} {a} 조끼|Chaleco de {a}, {b}|Débardeur en {a}, {b}|Жилет: {a}, {b}|Gilet in {a}, {b}|Ves {a} {b}',
    [
      '学院风|gaya preppy|kiểu preppy|Preppy|สไตล์พรีปปี้|College-Stil|プレッピー|프레피|estilo preppy|style preppy|в стиле преппи|stile preppy|gaya preppy',
      '宽松|longgar|dáng rộng|Loose|ทรงหลวม|weit|ルーズ|루즈핏|holgado|ample|свободный|ampio|longgar',
      '绞花|kepang|vặn thừng|Cable|ลายเปีย|Zopfmuster|ケーブル|케이블|de ochos|torsadé|с косами|a trecce|kepang',
    ],
    [5.5, 22],
    [100, 500],
    [40, 60, 40, 45, 13],
    KNIT_FIBRES,
  ),
  goods(
    'kids-knitwear',
    '{b}{a}童装|Pakaian anak {a} {b}|Đồ trẻ em {a} {b}|{b} children’s knit in {a}|เสื้อถักเด็ก{a} {b}|Kinderstrick aus {a}, {b}|{b} {a}キッズニット|{b} {a} 아동 니트|Punto infantil de {a}, {b}|Tricot enfant en {a}, {b}|Детский трикотаж: {a}, {b}|Maglia bimbo in {a}, {b}|Pakaian kanak-kanak {a} {b}',
    [
      '动物图案|motif hewan|họa tiết thú|Animal motif|ลายสัตว์|Tiermotiv|動物柄|동물 무늬|con animales|motif animal|с животными|con animali|corak haiwan',
      '条纹|garis|kẻ sọc|Striped|ลายทาง|gestreift|ボーダー|줄무늬|a rayas|rayé|в полоску|a righe|berjalur',
      '套装|setelan|bộ|Two-piece|ชุดสองชิ้น|zweiteilig|セットアップ|세트|conjunto|ensemble|комплект|completo|set dua helai',
    ],
    [4.2, 14],
    [200, 600],
    [60, 60, 40, 45, 14],
    ['cotton', 'merino', 'acrylic'],
  ),
  goods(
    'scarves',
    '{b}{a}围巾|Syal {a} {b}|Khăn {a} {b}|{b} scarf in {a}|ผ้าพันคอ{a} {b}|Schal aus {a}, {b}|{b} {a}マフラー|{b} {a} 머플러|Bufanda de {a}, {b}|Écharpe en {a}, {b}|Шарф: {a}, {b}|Sciarpa in {a}, {b}|Selendang {a} {b}',
    [
      '流苏|berumbai|tua rua|Fringed|มีพู่|mit Fransen|フリンジ|술 장식|con flecos|à franges|с бахромой|con frange|berumbai',
      '格纹|kotak-kotak|kẻ ô|Checked|ลายตาราง|kariert|チェック|체크|de cuadros|à carreaux|в клетку|a quadri|berpetak',
      '加厚|tebal|dày|Heavy|หนา|dick|厚手|두꺼운|gruesa|épaisse|плотный|pesante|tebal',
    ],
    [3, 26],
    [200, 600],
    [80, 60, 40, 45, 15],
    ['wool', 'cashmere', 'merino', 'acrylic', 'silk'],
  ),
  goods(
    'hats-gloves',
    '{b}{a}帽子手套|Topi dan sarung tangan {a} {b}|Mũ và găng {a} {b}|{b} hat and gloves in {a}|หมวกและถุงมือ{a} {b}|Mütze und Handschuhe aus {a}, {b}|{b} {a}帽子・手袋|{b} {a} 모자와 장갑|Gorro y guantes de {a}, {b}|Bonnet et gants en {a}, {b}|Шапка и перчатки: {a}, {b}|Berretto e guanti in {a}, {b}|Topi dan sarung tangan {a} {b}',
    [
      '翻边|lipat|gập mép|Turn-up|พับขอบ|mit Umschlag|折り返し|접이|con vuelta|à revers|с отворотом|con risvolto|lipatan',
      '触屏|layar sentuh|cảm ứng|Touch-screen|ใช้กับจอสัมผัส|touchscreenfähig|タッチ対応|터치|táctil|tactile|для сенсорных экранов|touch|skrin sentuh',
      '毛球|pompom|quả bông|Pompom|พู่กลม|mit Bommel|ポンポン|방울|con pompón|à pompon|с помпоном|con pompon|pompom',
    ],
    [2.1, 12],
    [300, 800],
    [120, 60, 40, 45, 12],
    ['wool', 'merino', 'acrylic', 'cashmere'],
  ),
  goods(
    'yarn',
    '{b}{a}纱线|Benang {a} {b}|Sợi {a} {b}|{b} yarn of {a}|เส้นด้าย{a} {b}|Garn aus {a}, {b}|{b} {a}糸|{b} {a} 원사|Hilo de {a}, {b}|Fil de {a}, {b}|Пряжа: {a}, {b}|Filato di {a}, {b}|Benang {a} {b}',
    [
      '筒装色纱|warna pada cone|nhuộm cuộn|Dyed cone|ย้อมสีหลอด|gefärbt auf Konen|染色コーン|염색 콘|teñido en cono|teint sur cône|крашеная на конусах|tinto in rocca|berwarna kon',
      '精纺|worsted|chải kỹ|Worsted|เวอร์สเต็ด|Kammgarn|梳毛|소모사|peinado|peigné|гребенная|pettinato|worsted',
      '花式|fancy|sợi kiểu|Fancy|แฟนซี|Effektgarn|ファンシー|장식사|fantasía|fantaisie|фасонная|fantasia|fancy',
    ],
    [6, 58],
    [50, 300],
    [20, 55, 45, 40, 20],
    ['wool', 'merino', 'cashmere', 'cotton', 'acrylic', 'viscose'],
  ),
  goods(
    'knit-trims',
    '{a}{b}|{b} {a}|{b} {a}|{a} {b}|{b}{a}|{b} aus {a}|{a} {b}|{a} {b}|{b} de {a}|{b} en {a}|{b}: {a}|{b} in {a}|{b} {a}',
    [
      '纽扣|Kancing|Cúc áo|buttons|กระดุม|Knöpfe|ボタン|단추|Botones|Boutons|Пуговицы|Bottoni|Butang',
      '拉链|Ritsleting|Khóa kéo|zips|ซิป|Reißverschlüsse|ファスナー|지퍼|Cremalleras|Fermetures éclair|Молнии|Cerniere|Zip',
      '织唛|Label tenun|Nhãn dệt|woven labels|ป้ายทอ|Webetiketten|織ネーム|직조 라벨|Etiquetas tejidas|Étiquettes tissées|Тканые этикетки|Etichette tessute|Label tenun',
    ],
    [0.05, 0.9],
    [3000, 10000],
    [5000, 50, 40, 30, 18],
    ['plastic', 'wood', 'steel', 'copper'],
  ),
  goods(
    'motorcycle-parts',
    '摩托车{a}{b}|{b} motor {a}|{b} xe máy {a}|Motorcycle {b}, {a}|{b}มอเตอร์ไซค์ {a}|Motorrad-{b}, {a}|バイク用{b} {a}|오토바이 {b} {a}|{b} para moto, {a}|{b} pour moto, {a}|{b} для мотоцикла, {a}|{b} per moto, {a}|{b} motosikal {a}',
    [
      '链轮套件|Set rantai dan gir|Bộ nhông sên dĩa|chain and sprocket set|ชุดโซ่สเตอร์|Kettensatz|チェーンセット|체인 세트|kit de arrastre|kit chaîne|цепной комплект|kit trasmissione|set rantai dan sproket',
      '制动盘|Cakram rem|Đĩa phanh|brake disc|จานเบรก|Bremsscheibe|ブレーキディスク|브레이크 디스크|disco de freno|disque de frein|тормозной диск|disco freno|cakera brek',
      '减震器|Peredam kejut|Giảm xóc|shock absorber|โช้คอัพ|Stoßdämpfer|ショックアブソーバー|쇼크 업소버|amortiguador|amortisseur|амортизатор|ammortizzatore|penyerap hentak',
    ],
    [4, 48],
    [100, 500],
    [20, 50, 40, 30, 18],
    ['steel', 'aluminium'],
  ),
  goods(
    'auto-parts',
    '汽车{a}{b}|{b} mobil {a}|{b} ô tô {a}|Car {b}, {a}|{b}รถยนต์ {a}|Auto-{b}, {a}|自動車用{b} {a}|자동차 {b} {a}|{b} para coche, {a}|{b} automobile, {a}|{b} для автомобиля, {a}|{b} per auto, {a}|{b} kereta {a}',
    [
      '刹车片|Kampas rem|Má phanh|brake pads|ผ้าเบรก|Bremsbeläge|ブレーキパッド|브레이크 패드|pastillas de freno|plaquettes de frein|тормозные колодки|pastiglie freno|pad brek',
      '水箱|Radiator|Két nước|radiator|หม้อน้ำ|Kühler|ラジエーター|라디에이터|radiador|radiateur|радиатор|radiatore|radiator',
      '轮毂|Velg|Vành|wheel hub|ล้อแม็ก|Radnabe|ホイールハブ|휠 허브|buje de rueda|moyeu de roue|ступица|mozzo ruota|hab roda',
    ],
    [8, 95],
    [50, 300],
    [10, 50, 40, 35, 19],
    ['steel', 'aluminium', 'cast_iron'],
  ),
  goods(
    'pumps-generators',
    '{a}{b}|{b} {a}|{b} {a}|{b}, {a}|{b} {a}|{b}, {a}|{b} {a}|{b} {a}|{b}, {a}|{b}, {a}|{b}, {a}|{b}, {a}|{b} {a}',
    [
      '汽油自吸水泵|Pompa air bensin|Máy bơm xăng tự mồi|Petrol self-priming water pump|ปั๊มน้ำเบนซิน|Benzin-Wasserpumpe|エンジン自吸式ポンプ|가솔린 자흡식 펌프|Motobomba de gasolina|Motopompe à essence|Бензиновая мотопомпа|Motopompa a benzina|Pam air petrol',
      '静音变频发电机|Generator inverter senyap|Máy phát inverter chống ồn|Silent inverter generator|เครื่องปั่นไฟอินเวอร์เตอร์|Leiser Inverter-Generator|低騒音インバーター発電機|저소음 인버터 발전기|Generador inverter silencioso|Groupe électrogène inverter silencieux|Тихий инверторный генератор|Generatore inverter silenzioso|Penjana inverter senyap',
      '潜水泵|Pompa submersibel|Máy bơm chìm|Submersible pump|ปั๊มจุ่ม|Tauchpumpe|水中ポンプ|수중 펌프|Bomba sumergible|Pompe submersible|Погружной насос|Pompa sommersa|Pam tenggelam',
    ],
    [48, 420],
    [10, 60],
    [1, 60, 45, 50, 26],
    ['cast_iron', 'aluminium', 'stainless'],
  ),
  goods(
    'hotpot-cookware',
    '{a}{b}|{b} {a}|{b} {a}|{a} {b}|{b}{a}|{b} aus {a}|{a}製{b}|{a} {b}|{b} de {a}|{b} en {a}|{b}: {a}|{b} in {a}|{b} {a}',
    [
      '鸳鸯火锅|Panci hotpot dua rasa|Nồi lẩu hai ngăn|twin hotpot|หม้อสุกี้สองช่อง|Feuertopf mit zwei Kammern|二食鍋|반반 훠궈 냄비|olla hotpot doble|fondue à deux compartiments|котёл для хого на две секции|pentola hotpot doppia|periuk hotpot dua ruang',
      '炒锅|Wajan|Chảo|wok|กระทะ|Wok|中華鍋|웍|wok|wok|вок|wok|kuali',
      '蒸锅|Kukusan|Nồi hấp|steamer|หม้อนึ่ง|Dampfgarer|蒸し器|찜기|vaporera|cuit-vapeur|пароварка|vaporiera|pengukus',
    ],
    [5, 44],
    [100, 400],
    [12, 50, 40, 40, 17],
    ['stainless', 'copper', 'cast_iron'],
  ),
  goods(
    'furniture',
    '{a}{b}|{b} {a}|{b} {a}|{a} {b}|{b}{a}|{b} aus {a}|{a}の{b}|{a} {b}|{b} de {a}|{b} en {a}|{b}: {a}|{b} in {a}|{b} {a}',
    [
      '休闲椅|Kursi santai|Ghế thư giãn|lounge chair|เก้าอี้พักผ่อน|Sessel|ラウンジチェア|라운지 체어|sillón|fauteuil|кресло|poltrona|kerusi rehat',
      '餐桌|Meja makan|Bàn ăn|dining table|โต๊ะอาหาร|Esstisch|ダイニングテーブル|식탁|mesa de comedor|table à manger|обеденный стол|tavolo da pranzo|meja makan',
      '边柜|Bufet|Tủ cạnh|sideboard|ตู้ข้าง|Sideboard|サイドボード|사이드보드|aparador|buffet|комод|credenza|kabinet sisi',
    ],
    [35, 260],
    [20, 80],
    [1, 95, 70, 60, 22],
    ['wood', 'rattan'],
  ),
  goods(
    'home-textiles',
    '{a}{b}|{b} {a}|{b} {a}|{a} {b}|{b}{a}|{b} aus {a}|{a}の{b}|{a} {b}|{b} de {a}|{b} en {a}|{b}: {a}|{b} in {a}|{b} {a}',
    [
      '四件套|Set seprai|Bộ chăn ga|bedding set|ชุดเครื่องนอน|Bettwäsche-Set|寝具セット|침구 세트|juego de cama|parure de lit|комплект постельного белья|completo letto|set cadar',
      '毛巾|Handuk|Khăn tắm|towel|ผ้าขนหนู|Handtuch|タオル|수건|toalla|serviette|полотенце|asciugamano|tuala',
      '盖毯|Selimut|Chăn mỏng|throw|ผ้าห่ม|Wohndecke|スロー|블랭킷|manta|plaid|плед|plaid|selimut',
    ],
    [3, 36],
    [100, 500],
    [10, 60, 45, 45, 15],
    ['cotton', 'viscose', 'polyester', 'wool'],
  ),
  goods(
    'led-lighting',
    '{a}{b}|{b} {a}|{b} {a}|{a} {b}|{b}{a}|{b} aus {a}|{a}製{b}|{a} {b}|{b} de {a}|{b} en {a}|{b}: {a}|{b} in {a}|{b} {a}',
    [
      'LED 吊灯|Lampu gantung LED|Đèn thả LED|LED pendant lamp|โคมไฟแขวน LED|LED-Pendelleuchte|LEDペンダントライト|LED 펜던트|lámpara colgante LED|suspension LED|подвесной светильник LED|sospensione LED|lampu gantung LED',
      'LED 筒灯|Downlight LED|Đèn âm trần LED|LED downlight|ดาวน์ไลท์ LED|LED-Einbaustrahler|LEDダウンライト|LED 다운라이트|foco empotrable LED|spot encastré LED|встраиваемый светильник LED|faretto LED|lampu siling LED',
      'LED 台灯|Lampu meja LED|Đèn bàn LED|LED desk lamp|โคมไฟตั้งโต๊ะ LED|LED-Schreibtischlampe|LEDデスクライト|LED 스탠드|lámpara de mesa LED|lampe de bureau LED|настольная лампа LED|lampada da tavolo LED|lampu meja LED',
    ],
    [3.5, 40],
    [100, 600],
    [24, 55, 40, 40, 12],
    ['aluminium', 'glass', 'plastic'],
  ),
  goods(
    'stationery',
    '{a}{b}|{b} {a}|{b} {a}|{a} {b}|{b}{a}|{b} aus {a}|{a}の{b}|{a} {b}|{b} de {a}|{b} en {a}|{b}: {a}|{b} in {a}|{b} {a}',
    [
      '笔记本|Buku catatan|Sổ tay|notebook|สมุดโน้ต|Notizbuch|ノート|노트|cuaderno|carnet|блокнот|taccuino|buku nota',
      '礼品笔盒|Kotak pena hadiah|Hộp bút quà tặng|gift pen case|กล่องปากกาของขวัญ|Geschenk-Stifteetui|ギフトペンケース|선물 펜 케이스|estuche de regalo|coffret à stylos|подарочный пенал|astuccio regalo|kotak pen hadiah',
      '收纳盒|Kotak penyimpanan|Hộp đựng|storage box|กล่องเก็บของ|Aufbewahrungsbox|収納ボックス|수납함|caja organizadora|boîte de rangement|органайзер|scatola portaoggetti|kotak simpanan',
    ],
    [0.6, 8],
    [300, 2000],
    [100, 50, 40, 35, 16],
    ['paper', 'wood', 'plastic'],
  ),
  goods(
    'leather-bags',
    '{a}{b}|{b} {a}|{b} {a}|{a} {b}|{b}{a}|{b} aus {a}|{a}の{b}|{a} {b}|{b} de {a}|{b} en {a}|{b}: {a}|{b} in {a}|{b} {a}',
    [
      '托特包|Tas tote|Túi tote|tote bag|กระเป๋าโท้ท|Shopper|トートバッグ|토트백|bolso tote|cabas|сумка-тоут|borsa tote|beg tote',
      '双肩包|Ransel|Ba lô|backpack|เป้สะพาย|Rucksack|リュック|백팩|mochila|sac à dos|рюкзак|zaino|beg galas',
      '公文包|Tas kerja|Cặp tài liệu|briefcase|กระเป๋าเอกสาร|Aktentasche|ブリーフケース|서류 가방|maletín|porte-documents|портфель|cartella|beg bimbit',
    ],
    [9, 78],
    [50, 300],
    [12, 60, 45, 45, 14],
    ['leather', 'pu'],
  ),
  goods(
    'cosmetic-packaging',
    '{a}{b}|{b} {a}|{b} {a}|{a} {b}|{b}{a}|{b} aus {a}|{a}製{b}|{a} {b}|{b} de {a}|{b} en {a}|{b}: {a}|{b} in {a}|{b} {a}',
    [
      '面霜瓶|Toples krim|Hũ kem|cream jar|กระปุกครีม|Cremedose|クリームジャー|크림 용기|tarro de crema|pot de crème|банка для крема|vasetto crema|balang krim',
      '滴管瓶|Botol pipet|Lọ nhỏ giọt|dropper bottle|ขวดหยด|Pipettenflasche|スポイトボトル|스포이트 병|frasco gotero|flacon compte-gouttes|флакон с пипеткой|flacone contagocce|botol penitis',
      '口红管|Tabung lipstik|Vỏ son|lipstick tube|แท่งลิปสติก|Lippenstifthülse|リップケース|립스틱 케이스|tubo de labial|étui à rouge|футляр для помады|astuccio rossetto|tiub gincu',
    ],
    [0.12, 1.9],
    [3000, 10000],
    [300, 55, 40, 40, 13],
    ['glass', 'plastic', 'aluminium'],
  ),
  goods(
    'electronics-accessories',
    '{a}{b}|{b} {a}|{b} {a}|{a} {b}|{b}{a}|{b} aus {a}|{a}製{b}|{a} {b}|{b} de {a}|{b} en {a}|{b}: {a}|{b} in {a}|{b} {a}',
    [
      '快充充电器|Pengisi daya cepat|Sạc nhanh|fast charger|หัวชาร์จเร็ว|Schnellladegerät|急速充電器|고속 충전기|cargador rápido|chargeur rapide|быстрое зарядное устройство|caricatore rapido|pengecas pantas',
      '无线耳机|Earphone nirkabel|Tai nghe không dây|wireless earbuds|หูฟังไร้สาย|kabellose Ohrhörer|ワイヤレスイヤホン|무선 이어폰|auriculares inalámbricos|écouteurs sans fil|беспроводные наушники|auricolari wireless|fon telinga wayarles',
      '手机支架|Dudukan ponsel|Giá đỡ điện thoại|phone stand|แท่นวางมือถือ|Handyhalter|スマホスタンド|휴대폰 거치대|soporte para móvil|support de téléphone|подставка для телефона|supporto telefono|pemegang telefon',
    ],
    [1.8, 24],
    [200, 1000],
    [60, 45, 35, 35, 11],
    ['plastic', 'aluminium'],
  ),
]

/** One sentence about the goods, the same for all with other numbers. */
export const SUMMARY: I18nText = inAll(
  '出口品质，交期 {days} 天，支持打样与贴牌，每箱 {pcs} 件。|Kualitas ekspor, waktu produksi {days} hari, sampel dan merek sendiri tersedia, {pcs} per karton.|Chất lượng xuất khẩu, giao trong {days} ngày, nhận làm mẫu và nhãn riêng, {pcs} cái mỗi thùng.|Export quality, lead time {days} days, samples and own label on request, {pcs} per carton.|คุณภาพส่งออก ผลิต {days} วัน รับทำตัวอย่างและติดแบรนด์ {pcs} ต่อกล่อง|Exportqualität, Lieferzeit {days} Tage, Muster und Eigenmarke möglich, {pcs} Stück je Karton.|輸出品質、納期{days}日、サンプル・OEM対応、1カートン{pcs}点。|수출 품질, 납기 {days}일, 샘플과 자체 상표 가능, 상자당 {pcs}개.|Calidad de exportación, plazo de {days} días, muestras y marca propia, {pcs} por caja.|Qualité export, délai {days} jours, échantillons et marque propre possibles, {pcs} par carton.|Экспортное качество, срок {days} дней, образцы и собственная марка, {pcs} в коробке.|Qualità da esportazione, {days} giorni, campioni e marchio proprio, {pcs} per cartone.|Kualiti eksport, tempoh {days} hari, sampel dan jenama sendiri, {pcs} sekarton.',
)

import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import type { GoodsFamily } from './goods-families'
import { inAll } from './languages'

/**
 * What people say to each other in the demo. Buyers write in their own language; sellers answer buyers abroad in English, and those at
 * home in Chinese.
 */

/** `{goods}` is the name of the category. */
export const INQUIRY_TITLES: readonly I18nText[] = [
  '{goods}，首次采购|{goods}, pesanan pertama|{goods}, đơn hàng đầu tiên|{goods}, first order|{goods} คำสั่งซื้อแรก|{goods}, erster Auftrag|{goods} 初回発注|{goods} 첫 발주|{goods}, primer pedido|{goods}, première commande|{goods}: первый заказ|{goods}, primo ordine|{goods}, pesanan pertama',
  '{goods}，试单|{goods}, pesanan percobaan|{goods}, đơn hàng thử|{goods}, trial order|{goods} คำสั่งซื้อทดลอง|{goods}, Probeauftrag|{goods} トライアル発注|{goods} 시험 발주|{goods}, pedido de prueba|{goods}, commande d’essai|{goods}: пробный заказ|{goods}, ordine di prova|{goods}, pesanan percubaan',
  '{goods}，补货|{goods}, isi ulang stok|{goods}, nhập thêm hàng|{goods}, replenishment|{goods} เติมสต็อก|{goods}, Nachbestellung|{goods} 補充発注|{goods} 추가 발주|{goods}, reposición|{goods}, réassort|{goods}: пополнение запаса|{goods}, riassortimento|{goods}, penambahan stok',
  '{goods}，下季度采购计划|{goods}, rencana kuartal depan|{goods}, kế hoạch quý tới|{goods}, plan for next quarter|{goods} แผนไตรมาสหน้า|{goods}, Planung nächstes Quartal|{goods} 来四半期計画|{goods} 다음 분기 물량|{goods}, plan del próximo trimestre|{goods}, programme du prochain trimestre|{goods}: план на следующий квартал|{goods}, piano del prossimo trimestre|{goods}, rancangan suku tahun depan',
].map(inAll)

/** What a buyer asks for, by kind of goods. */
export const REQUIREMENTS: Readonly<Record<GoodsFamily, I18nText>> = {
  knit: inAll(
    '请按件报价，含缝制我方洗标、单件胶袋包装；尺寸与贵司尺码表的偏差不超过 1 厘米。|Mohon penawaran per potong, label perawatan kami dijahitkan, satu potong per kantong; selisih ukuran paling banyak 1 cm dari tabel Anda.|Vui lòng báo giá theo chiếc, may sẵn nhãn hướng dẫn giặt của chúng tôi, mỗi chiếc một túi; số đo lệch tối đa 1 cm so với bảng size.|Please quote per piece with our care label sewn in, one piece per polybag. Measurements may differ from your size chart by 1 cm at most.|ขอราคาต่อตัว เย็บป้ายดูแลรักษาของเรา บรรจุถุงละหนึ่งตัว ขนาดคลาดเคลื่อนจากตารางไซซ์ได้ไม่เกิน 1 ซม.|Bitte um ein Angebot je Stück mit eingenähtem Pflegeetikett, einzeln im Polybeutel; die Maße dürfen höchstens 1 cm von Ihrer Maßtabelle abweichen.|1点あたりの単価をお見積りください。当社の品質表示ラベル縫付け、個別袋入れ、寸法はサイズ表から±1cm以内でお願いします。|개당 단가로 견적 부탁드립니다. 자사 케어라벨 봉제, 개별 폴리백 포장, 치수 오차는 1cm 이내여야 합니다.|Coticen por pieza, con nuestra etiqueta de cuidado cosida y bolsa individual; las medidas pueden variar 1 cm como máximo respecto a su tabla.|Merci de coter à la pièce, étiquette d’entretien cousue et sachet individuel ; 1 cm d’écart au plus avec votre tableau des mesures.|Просим указать цену за штуку с вшитым нашим ярлыком по уходу и индивидуальным пакетом; отклонение от таблицы размеров не более 1 см.|Vi preghiamo di quotare al capo, con la nostra etichetta di manutenzione cucita e busta singola; tolleranza massima di 1 cm sulla tabella misure.|Sila sebut harga setiap helai dengan label penjagaan kami dijahit, satu helai satu beg; ukuran boleh berbeza paling banyak 1 cm daripada jadual anda.',
  ),
  accessory: inAll(
    '请按件报价，含吊牌与零售纸卡；颜色以我方潘通色号为准，深色水洗不掉色。|Mohon penawaran per buah termasuk label gantung dan kartu ritel; warna menurut nomor Pantone kami dan tidak luntur.|Vui lòng báo giá theo chiếc, kèm thẻ treo và bìa bán lẻ; màu theo mã Pantone của chúng tôi và không phai.|Please quote per piece with hang tag and retail card. Colours to our Pantone references, and dark shades must not bleed.|ขอราคาต่อชิ้น รวมป้ายแขวนและการ์ดสำหรับขายปลีก สีตามรหัสแพนโทนของเรา สีเข้มต้องไม่ตก|Bitte um ein Angebot je Stück mit Hängeetikett und Einzelhandelskarte; Farben nach unseren Pantone-Nummern, dunkle Töne dürfen nicht ausbluten.|下げ札と台紙付きの1点単価をお見積りください。色は当社のパントン番号に合わせ、濃色は色落ちしないこと。|행택과 소매용 카드를 포함한 개당 단가 견적 부탁드립니다. 색상은 자사 팬톤 번호 기준이며 진한 색은 이염이 없어야 합니다.|Coticen por pieza con etiqueta colgante y cartón de venta; colores según nuestras referencias Pantone, los tonos oscuros no deben desteñir.|Merci de coter à la pièce avec étiquette volante et carte de vente ; coloris selon nos références Pantone, les teintes foncées ne doivent pas dégorger.|Просим указать цену за штуку с навесным ярлыком и картонкой для розницы; цвета по нашим номерам Pantone, тёмные тона не должны линять.|Vi preghiamo di quotare al pezzo con cartellino e cartoncino di vendita; colori secondo i nostri Pantone, le tinte scure non devono stingere.|Sila sebut harga seunit dengan tag gantung dan kad runcit; warna mengikut rujukan Pantone kami dan warna gelap tidak boleh luntur.',
  ),
  yarn: inAll(
    '请按公斤报价，注明纱支、条干和回潮率；每个缸号须附色牢度报告，同单不可混缸。|Mohon penawaran per kilogram dengan nomor benang, kerataan, dan kadar lembap; tiap lot celup disertai laporan tahan luntur.|Vui lòng báo giá theo kg, ghi chi số, độ đều và độ ẩm; mỗi mẻ nhuộm kèm báo cáo độ bền màu.|Please quote per kilogram with count, evenness and moisture regain. Each dye lot needs its colour fastness report, and lots must not be mixed.|ขอราคาต่อกิโลกรัม ระบุเบอร์เส้นด้าย ความสม่ำเสมอ และความชื้น แต่ละล็อตย้อมต้องมีรายงานความคงทนของสี|Bitte um ein Angebot je Kilogramm mit Feinheit, Gleichmäßigkeit und Feuchtezuschlag; je Färbepartie ein Echtheitsbericht, Partien nicht mischen.|1kgあたりの単価を、番手・均斉度・水分率とともにお見積りください。染ロットごとに堅牢度報告書が必要で、ロットの混在は不可です。|kg당 단가를 번수, 균제도, 수분율과 함께 견적 부탁드립니다. 염색 로트마다 견뢰도 성적서가 필요하며 로트를 섞지 말아 주세요.|Coticen por kilo con título, regularidad y tasa de humedad; cada partida de tinte con su informe de solidez, sin mezclar partidas.|Merci de coter au kilo avec titre, régularité et taux de reprise ; un rapport de solidité par bain, sans mélange de bains.|Просим указать цену за килограмм, номер, ровноту и влажность; на каждую партию крашения нужен отчёт о стойкости, партии не смешивать.|Vi preghiamo di quotare al chilo con titolo, regolarità e ripresa; per ogni bagno il rapporto di solidità, senza mescolare i bagni.|Sila sebut harga sekilogram dengan nombor benang, kesekataan dan kelembapan; setiap lot celup perlu laporan ketahanan warna.',
  ),
  trims: inAll(
    '请按千件报价；须不含镍、通过验针，并按颜色分袋、贴标。|Mohon penawaran per seribu buah; bebas nikel, lolos detektor jarum, dikemas dan diberi label per warna.|Vui lòng báo giá theo nghìn chiếc; không chứa niken, qua máy dò kim, đóng túi và dán nhãn theo màu.|Please quote per thousand pieces, nickel free and needle detected, bagged and labelled by colour.|ขอราคาต่อพันชิ้น ปราศจากนิกเกิล ผ่านเครื่องตรวจเข็ม แยกถุงและติดป้ายตามสี|Bitte um ein Angebot je tausend Stück, nickelfrei und nadelgeprüft, nach Farben verpackt und beschriftet.|1,000個あたりの単価をお見積りください。ニッケルフリー、検針済み、色別に袋詰め・ラベル貼付を希望します。|1,000개 단가로 견적 부탁드립니다. 니켈 프리, 검침 완료, 색상별 포장과 라벨 부착이 필요합니다.|Coticen por mil piezas, sin níquel y con detección de agujas, embolsadas y etiquetadas por color.|Merci de coter au mille, sans nickel et contrôlé au détecteur d’aiguilles, ensaché et étiqueté par coloris.|Просим указать цену за тысячу штук: без никеля, с контролем на иглы, в пакетах с маркировкой по цветам.|Vi preghiamo di quotare al mille, senza nichel e con controllo aghi, imbustati ed etichettati per colore.|Sila sebut harga setiap seribu unit, bebas nikel dan lulus pengesan jarum, dibungkus dan dilabel mengikut warna.',
  ),
  vehicle: inAll(
    '请按套报价，并附 OE 号对照表；须防锈包装，外箱印我方零件号与条码。|Mohon penawaran per set dengan daftar nomor OE; kemasan antikarat, nomor suku cadang dan kode batang kami di karton.|Vui lòng báo giá theo bộ kèm bảng đối chiếu mã OE; đóng gói chống gỉ, in mã phụ tùng và mã vạch của chúng tôi lên thùng.|Please quote per set with the list of OE numbers, packed against rust, our part number and barcode on every carton.|ขอราคาต่อชุดพร้อมตารางเทียบเบอร์ OE บรรจุกันสนิม พิมพ์เบอร์อะไหล่และบาร์โค้ดของเราบนกล่อง|Bitte um ein Angebot je Satz mit Liste der OE-Nummern, rostgeschützt verpackt, unsere Teilenummer und unser Strichcode auf jedem Karton.|1セットあたりの単価をOE番号対照表とともにお見積りください。防錆包装、箱に当社部品番号とバーコードの印刷が必要です。|세트당 단가를 OE 번호 대조표와 함께 견적 부탁드립니다. 방청 포장, 상자에 자사 부품 번호와 바코드 인쇄가 필요합니다.|Coticen por juego con la lista de números OE, embalaje anticorrosivo, nuestra referencia y código de barras en cada caja.|Merci de coter au jeu avec la liste des références OE, emballage anticorrosion, notre référence et code-barres sur chaque carton.|Просим указать цену за комплект с таблицей номеров OE, антикоррозийная упаковка, наш артикул и штрихкод на каждой коробке.|Vi preghiamo di quotare al set con l’elenco dei codici OE, imballo anticorrosione, nostro codice e barcode su ogni scatola.|Sila sebut harga sesebuah set dengan senarai nombor OE, pembungkusan tahan karat, nombor alat ganti dan kod bar kami pada setiap karton.',
  ),
  pump: inAll(
    '请按台报价，注明流量、扬程和噪声；每台附多语说明书，并随货提供 2% 易损件。|Mohon penawaran per unit dengan debit, tinggi angkat, dan kebisingan; buku petunjuk multibahasa dan 2 % suku cadang ikut dikirim.|Vui lòng báo giá theo chiếc, ghi lưu lượng, cột áp và độ ồn; kèm hướng dẫn đa ngôn ngữ và 2% phụ tùng hao mòn.|Please quote per unit with flow, head and noise level. A manual in our language with each, and 2 % wearing parts with the shipment.|ขอราคาต่อเครื่อง ระบุอัตราการไหล ระยะส่ง และระดับเสียง แนบคู่มือภาษาของเรา และอะไหล่สิ้นเปลือง 2%|Bitte um ein Angebot je Gerät mit Förderstrom, Förderhöhe und Geräuschpegel; Anleitung in unserer Sprache, 2 % Verschleißteile in der Lieferung.|1台あたりの単価を、流量・揚程・騒音値とともにお見積りください。取扱説明書と消耗部品2%の同梱をお願いします。|대당 단가를 유량, 양정, 소음과 함께 견적 부탁드립니다. 설명서와 소모 부품 2%를 함께 보내 주세요.|Coticen por unidad con caudal, altura y nivel de ruido; manual en nuestro idioma y un 2 % de piezas de desgaste con el envío.|Merci de coter à l’unité avec débit, hauteur et niveau sonore ; notice dans notre langue et 2 % de pièces d’usure avec l’envoi.|Просим указать цену за единицу, подачу, напор и уровень шума; инструкция на нашем языке и 2 % быстроизнашивающихся деталей в поставке.|Vi preghiamo di quotare all’unità con portata, prevalenza e rumorosità; manuale nella nostra lingua e 2 % di ricambi di usura.|Sila sebut harga seunit dengan kadar alir, turus dan tahap bunyi; manual dalam bahasa kami dan 2 % alat ganti haus.',
  ),
  cookware: inAll(
    '请按件报价，附食品接触检测报告；适用电磁炉，彩盒印我方设计。|Mohon penawaran per buah dengan laporan uji kontak pangan; cocok untuk kompor induksi, kotak warna dengan desain kami.|Vui lòng báo giá theo chiếc kèm báo cáo kiểm nghiệm tiếp xúc thực phẩm; dùng được bếp từ, hộp màu in thiết kế của chúng tôi.|Please quote per piece with the food contact test report, suitable for induction, in a colour box with our design.|ขอราคาต่อใบ พร้อมรายงานทดสอบวัสดุสัมผัสอาหาร ใช้กับเตาแม่เหล็กไฟฟ้าได้ กล่องสีตามแบบของเรา|Bitte um ein Angebot je Stück mit Prüfbericht für Lebensmittelkontakt, induktionsgeeignet, Farbkarton mit unserem Motiv.|1点あたりの単価を食品接触試験報告書とともにお見積りください。IH対応、当社デザインの化粧箱を希望します。|개당 단가를 식품 접촉 시험 성적서와 함께 견적 부탁드립니다. 인덕션 사용 가능, 자사 디자인 컬러 박스가 필요합니다.|Coticen por pieza con el informe de contacto alimentario, apto para inducción, en caja a color con nuestro diseño.|Merci de coter à la pièce avec le rapport de contact alimentaire, compatible induction, en boîte couleur à notre motif.|Просим указать цену за штуку с протоколом испытаний на контакт с пищей, для индукции, в цветной коробке с нашим дизайном.|Vi preghiamo di quotare al pezzo con il rapporto di contatto alimentare, adatto all’induzione, in scatola a colori con la nostra grafica.|Sila sebut harga seunit dengan laporan ujian sentuhan makanan, sesuai untuk dapur induksi, dalam kotak warna reka bentuk kami.',
  ),
  furniture: inAll(
    '请按件报价，注明拆装方式；木材含水率不高于 10%，边角有护角并通过跌落测试。|Mohon penawaran per buah dan cara perakitannya; kadar air kayu paling tinggi 10 %, pelindung sudut, lulus uji jatuh.|Vui lòng báo giá theo chiếc và cách tháo lắp; độ ẩm gỗ không quá 10 %, có bảo vệ góc và qua thử rơi.|Please quote per piece and say how it is assembled. Wood moisture 10 % at most, corners protected, carton drop tested.|ขอราคาต่อชิ้น พร้อมวิธีประกอบ ความชื้นไม้ไม่เกิน 10% มีกันมุมและผ่านการทดสอบตกกระแทก|Bitte um ein Angebot je Stück mit Angabe der Montage; Holzfeuchte höchstens 10 %, Kantenschutz, Karton mit Falltest.|1点あたりの単価と組立方法をお知らせください。木材含水率10%以下、角の保護、落下試験合格の梱包が条件です。|개당 단가와 조립 방식을 알려 주세요. 목재 함수율 10% 이하, 모서리 보호, 낙하 시험 통과 포장이 필요합니다.|Coticen por pieza e indiquen el montaje; humedad de la madera del 10 % como máximo, esquinas protegidas y prueba de caída.|Merci de coter à la pièce et de préciser le montage ; humidité du bois de 10 % au plus, coins protégés, carton testé à la chute.|Просим указать цену за штуку и способ сборки; влажность древесины не выше 10 %, защита углов, упаковка с испытанием на падение.|Vi preghiamo di quotare al pezzo indicando il montaggio; umidità del legno massima 10 %, angoli protetti, imballo con prova di caduta.|Sila sebut harga seunit dan cara pemasangan; kelembapan kayu paling tinggi 10 %, penjuru dilindungi, karton lulus ujian jatuh.',
  ),
  textile: inAll(
    '请按件报价，注明克重和缩水率；须通过 OEKO-TEX，每件附我方吊卡。|Mohon penawaran per buah dengan gramasi dan penyusutan; sesuai OEKO-TEX, kartu kami di tiap buah.|Vui lòng báo giá theo chiếc, ghi định lượng và độ co; đạt OEKO-TEX, kèm thẻ của chúng tôi.|Please quote per piece with weight and shrinkage, OEKO-TEX tested, our belly band around each.|ขอราคาต่อชิ้น ระบุน้ำหนักผ้าและการหดตัว ผ่าน OEKO-TEX คาดแถบของเราทุกชิ้น|Bitte um ein Angebot je Stück mit Flächengewicht und Einlauf, nach OEKO-TEX geprüft, mit unserer Banderole.|1点あたりの単価を目付・収縮率とともにお見積りください。OEKO-TEX適合、当社の帯を付けてください。|개당 단가를 중량과 수축률과 함께 견적 부탁드립니다. OEKO-TEX 적합, 자사 띠지를 둘러 주세요.|Coticen por pieza con gramaje y encogimiento, conforme a OEKO-TEX, con nuestra faja en cada una.|Merci de coter à la pièce avec grammage et retrait, conforme OEKO-TEX, avec notre bandeau autour de chacune.|Просим указать цену за штуку, плотность и усадку; соответствие OEKO-TEX, наша бумажная лента на каждой.|Vi preghiamo di quotare al pezzo con grammatura e restringimento, conforme OEKO-TEX, con la nostra fascetta.|Sila sebut harga seunit dengan berat kain dan pengecutan, lulus OEKO-TEX, dengan lilitan label kami pada setiap unit.',
  ),
  lighting: inAll(
    '请按只报价，注明色温、显色指数和驱动品牌；插头与电压按我国标准，附三年质保。|Mohon penawaran per buah dengan suhu warna, CRI, dan merek driver; steker dan tegangan menurut negara kami, garansi tiga tahun.|Vui lòng báo giá theo chiếc, ghi nhiệt độ màu, CRI và hãng driver; phích cắm và điện áp theo nước chúng tôi, bảo hành ba năm.|Please quote per piece with colour temperature, CRI and the make of the driver. Plug and voltage for our country, three years’ warranty.|ขอราคาต่อดวง ระบุอุณหภูมิสี ค่า CRI และยี่ห้อไดรเวอร์ ปลั๊กและแรงดันตามประเทศเรา รับประกันสามปี|Bitte um ein Angebot je Stück mit Farbtemperatur, CRI und Treiberfabrikat; Stecker und Spannung für unser Land, drei Jahre Garantie.|1点あたりの単価を、色温度・演色性・電源メーカーとともにお見積りください。プラグと電圧は当国仕様、3年保証を希望します。|개당 단가를 색온도, 연색성, 드라이버 제조사와 함께 견적 부탁드립니다. 플러그와 전압은 자국 규격, 3년 보증이 필요합니다.|Coticen por pieza con temperatura de color, CRI y marca del driver; enchufe y tensión para nuestro país, tres años de garantía.|Merci de coter à la pièce avec température de couleur, IRC et marque du driver ; prise et tension de notre pays, garantie trois ans.|Просим указать цену за штуку, цветовую температуру, CRI и марку драйвера; вилка и напряжение для нашей страны, гарантия три года.|Vi preghiamo di quotare al pezzo con temperatura di colore, CRI e marca del driver; spina e tensione per il nostro paese, garanzia tre anni.|Sila sebut harga seunit dengan suhu warna, CRI dan jenama pemacu; palam dan voltan untuk negara kami, jaminan tiga tahun.',
  ),
  stationery: inAll(
    '请按套报价，含我方封面印刷；纸张须为 FSC 认证，先寄数码样确认。|Mohon penawaran per set termasuk cetak sampul kami; kertas bersertifikat FSC, contoh digital dikirim dahulu.|Vui lòng báo giá theo bộ gồm in bìa của chúng tôi; giấy có chứng nhận FSC, gửi mẫu in thử để duyệt.|Please quote per set with our cover printed, FSC paper only, and send a digital proof first.|ขอราคาต่อชุดรวมพิมพ์ปกของเรา ใช้กระดาษ FSC เท่านั้น และส่งปรู๊ฟดิจิทัลให้ดูก่อน|Bitte um ein Angebot je Satz mit unserem Umschlagdruck, nur FSC-Papier, vorab ein Digitalproof.|1セットあたりの単価を当社表紙印刷込みでお見積りください。FSC認証紙のみ、先にデジタル校正をお願いします。|자사 표지 인쇄를 포함한 세트당 단가 견적 부탁드립니다. FSC 종이만 사용하고 디지털 교정쇄를 먼저 보내 주세요.|Coticen por juego con nuestra portada impresa, solo papel FSC, y envíen antes una prueba digital.|Merci de coter au jeu avec notre couverture imprimée, papier FSC uniquement, et d’envoyer d’abord une épreuve numérique.|Просим указать цену за комплект с печатью нашей обложки, только бумага FSC, сначала пришлите цифровую пробу.|Vi preghiamo di quotare al set con la nostra copertina stampata, solo carta FSC, e di inviare prima una prova digitale.|Sila sebut harga sesebuah set dengan cetakan kulit kami, kertas FSC sahaja, dan hantar pruf digital dahulu.',
  ),
  bag: inAll(
    '请按只报价，五金为哑光金并压印我方标志；皮料须符合 REACH，附防尘袋。|Mohon penawaran per buah, aksesori logam emas doff dengan logo kami; bahan sesuai REACH, dengan kantong debu.|Vui lòng báo giá theo chiếc, phụ kiện kim loại vàng mờ có logo của chúng tôi; da đạt REACH, kèm túi chống bụi.|Please quote per piece with matt gold hardware and our logo embossed, leather to REACH, dust bag included.|ขอราคาต่อใบ อะไหล่โลหะสีทองด้าน ปั๊มโลโก้ของเรา หนังผ่าน REACH พร้อมถุงกันฝุ่น|Bitte um ein Angebot je Stück mit matt goldenen Beschlägen und geprägtem Logo, Leder nach REACH, mit Staubbeutel.|1点あたりの単価をお見積りください。金具はマットゴールド、当社ロゴの型押し、REACH適合の革、保存袋付きを希望します。|개당 단가로 견적 부탁드립니다. 무광 골드 장식, 자사 로고 각인, REACH 적합 가죽, 더스트백 포함입니다.|Coticen por pieza con herrajes en oro mate y nuestro logo grabado, piel conforme a REACH, con bolsa guardapolvo.|Merci de coter à la pièce avec bouclerie or mat et notre logo embossé, cuir conforme REACH, housse comprise.|Просим указать цену за штуку: фурнитура матовое золото, тиснение нашего логотипа, кожа по REACH, пыльник в комплекте.|Vi preghiamo di quotare al pezzo con accessori oro opaco e nostro logo impresso, pelle conforme REACH, con sacchetto antipolvere.|Sila sebut harga seunit dengan aksesori emas pudar dan logo kami ditimbul, kulit mengikut REACH, termasuk beg habuk.',
  ),
  cosmetic: inAll(
    '请按千件报价，含丝印两色；须做密封与跌落测试，洁净车间包装。|Mohon penawaran per seribu buah termasuk sablon dua warna; uji kebocoran dan jatuh, dikemas di ruang bersih.|Vui lòng báo giá theo nghìn chiếc gồm in lụa hai màu; thử kín và thử rơi, đóng gói phòng sạch.|Please quote per thousand with two-colour screen printing, leak and drop tested, packed in a clean room.|ขอราคาต่อพันชิ้น รวมพิมพ์ซิลค์สกรีนสองสี ผ่านการทดสอบรั่วและตกกระแทก บรรจุในห้องสะอาด|Bitte um ein Angebot je tausend mit zweifarbigem Siebdruck, dicht- und fallgeprüft, im Reinraum verpackt.|1,000個あたりの単価を2色シルク印刷込みでお見積りください。漏れ・落下試験済み、クリーンルーム梱包を希望します。|2도 실크 인쇄를 포함한 1,000개 단가 견적 부탁드립니다. 누수와 낙하 시험, 클린룸 포장이 필요합니다.|Coticen por mil con serigrafía a dos tintas, prueba de fugas y caída, embalaje en sala limpia.|Merci de coter au mille avec sérigraphie deux couleurs, tests de fuite et de chute, conditionnement en salle propre.|Просим указать цену за тысячу с двухцветной шелкографией; испытания на герметичность и падение, упаковка в чистом помещении.|Vi preghiamo di quotare al mille con serigrafia a due colori, prove di tenuta e caduta, confezione in camera bianca.|Sila sebut harga setiap seribu dengan cetakan skrin dua warna, ujian bocor dan jatuh, dibungkus di bilik bersih.',
  ),
  electronics: inAll(
    '请按只报价，附 CE 与 RoHS 证书；插脚按我国标准，不良率承诺低于 0.3%。|Mohon penawaran per buah dengan sertifikat CE dan RoHS; steker menurut negara kami, tingkat cacat di bawah 0,3 %.|Vui lòng báo giá theo chiếc kèm chứng nhận CE và RoHS; chân cắm theo nước chúng tôi, tỷ lệ lỗi dưới 0,3 %.|Please quote per piece with CE and RoHS certificates, plug for our country, and a defect rate below 0.3 %.|ขอราคาต่อชิ้นพร้อมใบรับรอง CE และ RoHS ปลั๊กตามประเทศเรา อัตราของเสียต่ำกว่า 0.3%|Bitte um ein Angebot je Stück mit CE- und RoHS-Nachweis, Stecker für unser Land, Ausfallrate unter 0,3 %.|1点あたりの単価をCE・RoHS証明書とともにお見積りください。プラグは当国仕様、不良率0.3%未満が条件です。|개당 단가를 CE, RoHS 인증서와 함께 견적 부탁드립니다. 플러그는 자국 규격, 불량률 0.3% 미만이어야 합니다.|Coticen por pieza con certificados CE y RoHS, enchufe para nuestro país y tasa de defectos inferior al 0,3 %.|Merci de coter à la pièce avec certificats CE et RoHS, prise de notre pays et taux de défaut inférieur à 0,3 %.|Просим указать цену за штуку с сертификатами CE и RoHS, вилка для нашей страны, доля брака ниже 0,3 %.|Vi preghiamo di quotare al pezzo con certificati CE e RoHS, spina per il nostro paese e difettosità sotto lo 0,3 %.|Sila sebut harga seunit dengan sijil CE dan RoHS, palam untuk negara kami, kadar rosak di bawah 0.3 %.',
  ),
}

/** What the buyer answers to a first offer. */
export const REPLIES: readonly I18nText[] = [
  '样品没有问题。数量加大的话，单价还能再优惠一些吗？|Contohnya baik. Apakah harga untuk jumlah besar masih bisa turun?|Mẫu tốt. Có thể giảm giá cho số lượng lớn hơn không?|The sample is fine. Could you improve the price at the larger quantity?|ตัวอย่างดีมาก ราคาสำหรับจำนวนมากลดได้อีกไหม|Das Muster ist in Ordnung. Geht beim Preis für die größere Menge noch etwas?|サンプルは問題ありません。数量が多い場合の単価をもう少し下げられますか。|샘플은 좋습니다. 수량이 많을 때 단가를 조정해 주실 수 있나요?|La muestra está bien. ¿Pueden mejorar el precio para la cantidad mayor?|L’échantillon convient. Pouvez-vous améliorer le prix sur la grande quantité ?|Образец подходит. Можете ли вы улучшить цену на большее количество?|Il campione va bene. Potete migliorare il prezzo sulla quantità maggiore?|Sampel itu baik. Bolehkah harga untuk kuantiti besar dikurangkan lagi?',
  '另一家报价低 4%。如果贵司能做到同样的价格，我们本周就可以下单。|Penawaran lain 4 % lebih rendah. Jika Anda bisa menyamainya, kami pesan minggu ini.|Bên khác báo thấp hơn 4 %. Nếu quý công ty làm được giá đó, chúng tôi đặt ngay tuần này.|Another offer is 4 % lower. If you can meet it, we place the order this week.|อีกเจ้าเสนอราคาต่ำกว่า 4% ถ้าทำราคานี้ได้ เราจะสั่งภายในสัปดาห์นี้|Ein anderes Angebot liegt 4 % niedriger. Wenn Sie mitgehen, bestellen wir noch diese Woche.|他社の見積りは4%安い内容です。合わせていただければ今週中に発注します。|다른 업체가 4% 낮게 제시했습니다. 맞춰 주시면 이번 주에 발주하겠습니다.|Otra oferta es un 4 % más baja. Si la igualan, hacemos el pedido esta semana.|Une autre offre est 4 % plus basse. Si vous vous alignez, nous commandons cette semaine.|Другое предложение на 4 % ниже. Если вы согласны на эту цену, закажем на этой неделе.|Un’altra offerta è più bassa del 4 %. Se vi allineate, ordiniamo questa settimana.|Tawaran lain 4 % lebih rendah. Jika anda boleh menyamainya, kami membuat pesanan minggu ini.',
].map(inAll)

/** What is said about a contract, by the buyer. */
export const TERMS_REJECTED: I18nText = inAll(
  '请补充：装运前由第三方按 AQL 2.5 验货，费用由买方承担。|Mohon tambahkan: pemeriksaan pihak ketiga menurut AQL 2,5 sebelum pengiriman, biaya pembeli.|Vui lòng bổ sung: bên thứ ba kiểm hàng theo AQL 2.5 trước khi giao, chi phí bên mua chịu.|Please add: inspection by a third party to AQL 2.5 before shipment, at the buyer’s expense.|โปรดเพิ่ม: ให้บุคคลที่สามตรวจสินค้าตาม AQL 2.5 ก่อนส่ง ผู้ซื้อรับผิดชอบค่าใช้จ่าย|Bitte ergänzen: Prüfung durch Dritte nach AQL 2,5 vor dem Versand auf Kosten des Käufers.|出荷前に第三者がAQL 2.5で検品すること（費用は買主負担）を追記してください。|선적 전 제3자가 AQL 2.5로 검품(비용은 구매자 부담)한다는 내용을 추가해 주세요.|Añadan, por favor: inspección por un tercero según AQL 2,5 antes del embarque, a cargo del comprador.|Merci d’ajouter : contrôle par un tiers selon AQL 2,5 avant expédition, aux frais de l’acheteur.|Просим добавить: проверка третьей стороной по AQL 2,5 до отгрузки за счёт покупателя.|Vi preghiamo di aggiungere: ispezione di terzi secondo AQL 2,5 prima della spedizione, a carico dell’acquirente.|Sila tambah: pemeriksaan pihak ketiga mengikut AQL 2.5 sebelum penghantaran, ditanggung pembeli.',
)

/** Why the buyer would rather not go on with an order that is signed. */
export const CANCEL_WISH: I18nText = inAll(
  '我方客户推迟了项目，希望双方同意取消本订单。|Pelanggan kami menunda proyeknya; kami mohon pesanan ini dibatalkan bersama.|Khách hàng của chúng tôi hoãn dự án, mong hai bên đồng ý hủy đơn này.|Our customer has postponed the project; we ask you to agree to cancel this order.|ลูกค้าของเราเลื่อนโครงการ จึงขอให้ทั้งสองฝ่ายตกลงยกเลิกคำสั่งซื้อนี้|Unser Kunde hat das Projekt verschoben; wir bitten um Ihr Einverständnis zur Stornierung.|当社の顧客が計画を延期したため、本注文の取消しに同意をお願いします。|당사 고객이 프로젝트를 연기하여 본 주문의 취소에 동의를 부탁드립니다.|Nuestro cliente ha aplazado el proyecto; rogamos que acepten cancelar este pedido.|Notre client a reporté son projet ; nous vous demandons d’accepter l’annulation de cette commande.|Наш заказчик отложил проект; просим согласиться на отмену заказа.|Il nostro cliente ha rinviato il progetto; vi chiediamo di accettare l’annullamento dell’ordine.|Pelanggan kami menangguhkan projek; kami mohon persetujuan membatalkan pesanan ini.',
)

interface SellersWords {
  readonly zh_CN: string
  readonly en_US: string
}

/** What a seller asks back before quoting, and what they answer at first, by kind of goods. */
export const SELLERS_TALK: Readonly<
  Record<GoodsFamily, { readonly question: SellersWords; readonly answer: SellersWords }>
> = {
  knit: {
    question: {
      en_US: 'Which sizes do you need, and how many pieces of each colour?',
      zh_CN: '请问需要哪些尺码，每个颜色各多少件？',
    },
    answer: {
      en_US: 'Thank you for your inquiry. Yarn is in stock, we can send a sealed sample within a week.',
      zh_CN: '感谢询价。纱线有现货，一周内可寄封样。',
    },
  },
  accessory: {
    question: { en_US: 'May we have your Pantone references?', zh_CN: '方便提供潘通色号吗？' },
    answer: {
      en_US: 'Thank you. Lab dips take five days, bulk starts right after you approve them.',
      zh_CN: '感谢询价。打色需五天，确认后即可安排大货。',
    },
  },
  yarn: {
    question: {
      en_US: 'Will it be knitted or woven, and which twist do you use?',
      zh_CN: '请问用于针织还是机织，捻度要求是多少？',
    },
    answer: {
      en_US: 'Thank you. Grey yarn is in stock, dyeing takes two weeks from an approved lab dip.',
      zh_CN: '感谢询价。坯纱有现货，色样确认后两周可染好。',
    },
  },
  trims: {
    question: { en_US: 'Is there a logo on them, and do you have the artwork?', zh_CN: '需要做标志吗？有没有设计稿？' },
    answer: {
      en_US: 'Thank you. We keep the standard colours, others need a setup fee per colour.',
      zh_CN: '感谢询价。常规色有库存，其他颜色每色收开色费。',
    },
  },
  vehicle: {
    question: {
      en_US: 'For which models and years are the parts? The OE number would be best.',
      zh_CN: '请问适配哪些车型和年款？最好提供 OE 号。',
    },
    answer: {
      en_US: 'Thank you. The tooling exists for these numbers; test reports come with the offer.',
      zh_CN: '感谢询价。这些型号已有模具，报价时附检测报告。',
    },
  },
  pump: {
    question: {
      en_US: 'Which voltage, frequency and fuel are usual at yours?',
      zh_CN: '贵方使用的电压、频率和燃料是什么？',
    },
    answer: {
      en_US: 'Thank you. The curve and the noise test are in our data sheet, spare parts are kept for ten years.',
      zh_CN: '感谢询价。性能曲线和噪声测试见规格书，配件保供十年。',
    },
  },
  cookware: {
    question: { en_US: 'Which thickness of the base do you need?', zh_CN: '锅底厚度要求多少？' },
    answer: {
      en_US: 'Thank you. All pots pass the food contact tests; the report is in our documents.',
      zh_CN: '感谢询价。产品均通过食品接触检测，报告见资料。',
    },
  },
  furniture: {
    question: { en_US: 'Do you prefer it assembled or knocked down?', zh_CN: '需要整装还是拆装？' },
    answer: {
      en_US: 'Thank you. Knocked down it takes a third of the volume; we send the load plan with the offer.',
      zh_CN: '感谢询价。拆装体积仅三分之一，报价时附装柜方案。',
    },
  },
  textile: {
    question: { en_US: 'Which bed or towel sizes are usual at yours?', zh_CN: '贵方常用的床品或毛巾尺寸是多少？' },
    answer: {
      en_US: 'Thank you. Greige goods are ready, your shades take about three weeks.',
      zh_CN: '感谢询价。坯布现成，按贵司颜色约三周完成。',
    },
  },
  lighting: {
    question: { en_US: 'Which colour temperature and dimming do you need?', zh_CN: '需要多少色温，是否要调光？' },
    answer: {
      en_US: 'Thank you. LM-80 and photometric files are at hand, the driver can be of your choice.',
      zh_CN: '感谢询价。LM-80 和配光文件可提供，驱动可按要求选配。',
    },
  },
  stationery: {
    question: { en_US: 'How many pages, ruled or plain?', zh_CN: '请问多少页，横线还是空白？' },
    answer: {
      en_US: 'Thank you. A printed dummy is with you within a week.',
      zh_CN: '感谢询价。一周内可寄出印刷样。',
    },
  },
  bag: {
    question: { en_US: 'Which lining and hardware finish shall we take?', zh_CN: '里布和五金表面处理有什么要求？' },
    answer: {
      en_US: 'Thank you. Leather swatches go out tomorrow, a first sample takes ten days.',
      zh_CN: '感谢询价。皮样明天寄出，首样需十天。',
    },
  },
  cosmetic: {
    question: {
      en_US: 'What will be filled in? We check that it agrees with the material.',
      zh_CN: '请问灌装什么内容物？我们需做相容性测试。',
    },
    answer: {
      en_US: 'Thank you. The mould exists; printing and colour are free to choose.',
      zh_CN: '感谢询价。已有现模，印刷和颜色可任选。',
    },
  },
  electronics: {
    question: { en_US: 'Which plug, and shall the box carry your brand?', zh_CN: '需要哪种插头？包装是否印贵司品牌？' },
    answer: {
      en_US: 'Thank you. Certificates are valid and in our documents, bulk takes 25 days.',
      zh_CN: '感谢询价。证书有效并已上传，大货 25 天。',
    },
  },
}

/** What somebody reads in their language; all texts above have all of them. */
export function inLocale(text: I18nText, locale: LocaleCode): string {
  return text[locale] ?? text.en_US ?? ''
}

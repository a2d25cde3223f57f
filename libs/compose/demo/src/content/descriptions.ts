import type { I18nText } from '@tradeport/kernel/contract-kit'
import type { GoodsFamily } from './goods-families'
import { inAll } from './languages'

/** How goods of a kind are made and checked: the first paragraph of what their seller says about them. */
export const MAKING: Readonly<Record<GoodsFamily, I18nText>> = {
  knit: inAll(
    '全成形横机编织，领口、袖口手工套口缝合；每件经水洗、熨烫、逐件量尺后包装。|Dirajut dengan mesin rajut datar berbentuk penuh, kerah dan manset disambung dengan tangan. Setiap potong dicuci, disetrika uap, dan diukur sebelum dikemas.|Đan định hình trên máy dệt kim phẳng, cổ và bo tay được liên kết thủ công. Từng chiếc được giặt, là hơi và đo trước khi đóng gói.|Knitted to shape on flat machines and linked by hand at neck and cuffs. Every piece is washed, steamed and measured before it is packed.|ถักขึ้นรูปด้วยเครื่องถักแบน ต่อคอและปลายแขนด้วยมือ ทุกตัวผ่านการซัก รีดไอน้ำ และวัดขนาดก่อนบรรจุ|Auf Flachstrickmaschinen formgestrickt, Kragen und Bündchen von Hand gekettelt. Jedes Stück wird gewaschen, gedämpft und vor dem Verpacken gemessen.|横編機で成型編みし、衿と袖口は手作業でリンキング。1点ずつ洗い、スチーム仕上げ、採寸してから梱包します。|횡편기로 성형 편직하고 목과 소매단은 수작업으로 링킹합니다. 한 벌씩 세탁, 스팀, 치수 검사 후 포장합니다.|Tejido con forma en máquinas rectilíneas, con cuello y puños remallados a mano. Cada prenda se lava, se vaporiza y se mide antes de embalarla.|Tricoté en forme sur métiers rectilignes, col et poignets remaillés à la main. Chaque pièce est lavée, vaporisée et mesurée avant emballage.|Вяжется по форме на плосковязальных машинах, горловина и манжеты кеттлюются вручную. Каждое изделие стирают, отпаривают и измеряют перед упаковкой.|Lavorato calato su macchine rettilinee, collo e polsini rimagliati a mano. Ogni capo è lavato, vaporizzato e misurato prima dell’imballo.|Dikait mengikut bentuk pada mesin rata, kolar dan manset dicantum dengan tangan. Setiap helai dibasuh, distim dan diukur sebelum dibungkus.',
  ),
  accessory: inAll(
    '尽量整片编织，边缘手工收口；颜色在日光下对色，并检测摩擦与水洗色牢度。|Dirajut utuh bila polanya memungkinkan, tepinya dirapikan dengan tangan. Warna dicocokkan di cahaya siang dan diuji terhadap gosokan dan cucian.|Đan liền mảnh khi mẫu cho phép, viền hoàn thiện thủ công. Màu được so dưới ánh sáng ngày và thử độ bền ma sát, giặt.|Knitted in one piece where the pattern allows, edges finished by hand. Colours are matched in daylight and checked for rubbing and washing.|ถักเป็นชิ้นเดียวเมื่อลายเอื้อ เก็บขอบด้วยมือ เทียบสีใต้แสงธรรมชาติ และทดสอบความคงทนต่อการถูและการซัก|Wo das Muster es erlaubt, in einem Stück gestrickt, Kanten von Hand versäubert. Farben werden bei Tageslicht abgestimmt und auf Reib- und Waschechtheit geprüft.|柄が許すかぎり一枚で編み、端は手作業で仕上げます。色は昼光で確認し、摩擦と洗濯の堅牢度を検査します。|무늬가 허용하는 한 한 장으로 편직하고 가장자리는 수작업으로 마감합니다. 색상은 주광에서 맞추고 마찰과 세탁 견뢰도를 검사합니다.|Tejido en una pieza cuando el dibujo lo permite, con bordes acabados a mano. Los colores se ajustan con luz de día y se prueban al roce y al lavado.|Tricoté d’une pièce quand le motif le permet, bords finis à la main. Les coloris sont ajustés à la lumière du jour et testés au frottement et au lavage.|Вяжется цельным полотном, где позволяет рисунок, края обрабатываются вручную. Цвет подбирается при дневном свете и проверяется на трение и стирку.|Lavorato in un pezzo dove il disegno lo permette, bordi rifiniti a mano. I colori si controllano alla luce del giorno e si provano a sfregamento e lavaggio.|Dikait sekeping jika coraknya membenarkan, tepinya dikemas dengan tangan. Warna dipadankan di cahaya siang dan diuji gosokan serta basuhan.',
  ),
  yarn: inAll(
    '同批纤维纺纱，密闭缸染色；每缸检测支数、强力和色光，报告随货。|Dipintal dari serat satu lot dan dicelup dalam ketel tertutup. Nomor, kekuatan, dan warna diuji tiap lot, laporannya ikut dikirim.|Kéo từ xơ cùng một lô và nhuộm trong nồi kín. Chi số, độ bền và màu được thử từng mẻ, báo cáo đi kèm hàng.|Spun from fibre of a single lot and dyed in closed kettles. Count, strength and shade are tested for each lot, and the report goes with the goods.|ปั่นจากเส้นใยล็อตเดียวกันและย้อมในหม้อปิด ทดสอบเบอร์ ความแข็งแรง และสีทุกล็อต แนบรายงานไปกับสินค้า|Aus Fasern einer Partie gesponnen und im geschlossenen Apparat gefärbt. Feinheit, Festigkeit und Farbton werden je Partie geprüft, der Bericht liegt bei.|同一ロットの繊維を紡績し、密閉釜で染色。番手・強力・色をロットごとに検査し、報告書を添付します。|같은 로트의 섬유로 방적하고 밀폐 염색기에서 염색합니다. 번수, 강력, 색상을 로트마다 시험하고 성적서를 동봉합니다.|Hilado con fibra de una sola partida y teñido en autoclave cerrado. Título, resistencia y tono se prueban por partida y el informe acompaña la mercancía.|Filé à partir d’un seul lot de fibres et teint en autoclave fermé. Titre, résistance et nuance sont testés à chaque bain, le rapport suit la marchandise.|Прядётся из волокна одной партии и красится в закрытых аппаратах. Номер, прочность и оттенок проверяются в каждой партии, протокол прилагается.|Filato con fibra di un solo lotto e tinto in autoclave chiusa. Titolo, resistenza e tono si provano per ogni bagno, il rapporto segue la merce.|Dipintal daripada gentian satu lot dan dicelup dalam ketel tertutup. Nombor, kekuatan dan warna diuji setiap lot, laporannya disertakan.',
  ),
  trims: inAll(
    '自有模具与生产线，不含镍和禁用偶氮染料；称重计数、验针，按颜色分袋。|Dibuat dengan cetakan dan lini sendiri, tanpa nikel dan pewarna azo. Dihitung dengan timbangan, diperiksa jarum, dikemas per warna.|Sản xuất bằng khuôn và dây chuyền riêng, không niken, không thuốc nhuộm azo. Đếm bằng cân, dò kim, đóng túi theo màu.|Made on our own moulds and lines, free of nickel and banned azo dyes. Counted by weight, needle detected and bagged by colour.|ผลิตด้วยแม่พิมพ์และสายการผลิตของเราเอง ปราศจากนิกเกิลและสีเอโซต้องห้าม นับด้วยน้ำหนัก ตรวจเข็ม และแยกถุงตามสี|Auf eigenen Formen und Linien gefertigt, frei von Nickel und verbotenen Azofarben. Nach Gewicht gezählt, nadelgeprüft und nach Farben verpackt.|自社金型とラインで製造し、ニッケルと禁止アゾ染料を含みません。重量計数、検針のうえ色別に袋詰めします。|자체 금형과 라인에서 생산하며 니켈과 금지 아조 염료가 없습니다. 중량으로 계수하고 검침 후 색상별로 포장합니다.|Fabricado con moldes y líneas propios, sin níquel ni colorantes azoicos prohibidos. Contado por peso, con detección de agujas y embolsado por color.|Fabriqué avec nos moules et nos lignes, sans nickel ni colorants azoïques interdits. Compté au poids, contrôlé au détecteur d’aiguilles, ensaché par coloris.|Изготовлено на собственных формах и линиях, без никеля и запрещённых азокрасителей. Счёт по весу, контроль на иглы, упаковка по цветам.|Prodotto con stampi e linee proprie, senza nichel né coloranti azoici vietati. Contato a peso, controllato con cercaghi e imbustato per colore.|Dibuat dengan acuan dan barisan sendiri, tanpa nikel dan pewarna azo terlarang. Dikira mengikut berat, diperiksa jarum dan dibungkus mengikut warna.',
  ),
  vehicle: inAll(
    '锻造或铸造后按原厂公差精加工；每批检测硬度与动平衡，批号可追溯。|Ditempa atau dicor, lalu dikerjakan sesuai toleransi suku cadang asli. Kekerasan dan keseimbangan diukur tiap lot dan dapat dilacak dari nomornya.|Rèn hoặc đúc rồi gia công theo dung sai của phụ tùng gốc. Độ cứng và cân bằng được đo từng lô, truy xuất được theo số lô.|Forged or cast, then machined to the tolerances of the original part. Hardness and balance are measured in each batch, which can be traced by its number.|ตีขึ้นรูปหรือหล่อ แล้วกลึงตามค่าเผื่อของอะไหล่แท้ วัดความแข็งและสมดุลทุกล็อต สืบย้อนได้จากเลขล็อต|Geschmiedet oder gegossen, dann auf die Toleranzen des Originalteils bearbeitet. Härte und Wuchtung werden je Charge gemessen und sind rückverfolgbar.|鍛造または鋳造のうえ、純正部品の公差に合わせて加工。硬度とバランスをロットごとに測定し、番号で追跡できます。|단조 또는 주조 후 순정 부품 공차에 맞춰 가공합니다. 경도와 밸런스를 로트마다 측정하며 번호로 추적할 수 있습니다.|Forjado o fundido y mecanizado con las tolerancias de la pieza original. La dureza y el equilibrado se miden por lote, trazable por su número.|Forgé ou moulé, puis usiné aux tolérances de la pièce d’origine. Dureté et équilibrage sont mesurés par lot, traçable par son numéro.|Кованые или литые заготовки обрабатываются с допусками оригинальной детали. Твёрдость и балансировка измеряются в каждой партии с прослеживаемым номером.|Forgiato o fuso, poi lavorato con le tolleranze del pezzo originale. Durezza ed equilibratura sono misurate per lotto, rintracciabile dal numero.|Ditempa atau dituang, kemudian dimesin mengikut toleransi alat ganti asal. Kekerasan dan imbangan diukur setiap kelompok dan boleh dijejak.',
  ),
  pump: inAll(
    '流水线装配，包装前带载运转三十分钟；易损件为标准规格，保供十年。|Dirakit dalam satu lini dan dijalankan tiga puluh menit dengan beban sebelum dikemas. Suku cadang aus berukuran standar dan tersedia sepuluh tahun.|Lắp ráp trên một dây chuyền và chạy tải ba mươi phút trước khi đóng gói. Phụ tùng hao mòn theo cỡ chuẩn, cung cấp mười năm.|Assembled on one line and run under load for thirty minutes before packing. Wearing parts are standard sizes and kept for ten years.|ประกอบในสายการผลิตเดียว เดินเครื่องภายใต้ภาระสามสิบนาทีก่อนบรรจุ อะไหล่สิ้นเปลืองเป็นขนาดมาตรฐานและมีจำหน่ายสิบปี|Auf einer Linie montiert und vor dem Verpacken dreißig Minuten unter Last gelaufen. Verschleißteile in Normgrößen, zehn Jahre lieferbar.|一貫ラインで組み立て、梱包前に30分間の負荷運転を実施。消耗部品は標準寸法で10年間供給します。|한 라인에서 조립하고 포장 전 30분간 부하 운전합니다. 소모 부품은 표준 규격이며 10년간 공급합니다.|Montado en una sola línea y probado treinta minutos con carga antes de embalar. Las piezas de desgaste son de medida normalizada y se guardan diez años.|Assemblé sur une seule ligne et essayé trente minutes en charge avant emballage. Pièces d’usure aux cotes normalisées, suivies dix ans.|Собирается на одной линии и тридцать минут работает под нагрузкой перед упаковкой. Быстроизнашивающиеся детали стандартных размеров, поставка десять лет.|Assemblato su un’unica linea e provato trenta minuti sotto carico prima dell’imballo. Ricambi di usura in misure standard, disponibili dieci anni.|Dipasang pada satu barisan dan dijalankan tiga puluh minit dengan beban sebelum dibungkus. Alat ganti haus bersaiz standard dan disimpan sepuluh tahun.',
  ),
  cookware: inAll(
    '自有车间拉伸、抛光，锅底适用燃气、电炉与电磁炉；接触食品的表面由认可实验室检测。|Dibentuk dan dipoles di bengkel sendiri, alasnya cocok untuk gas, listrik, dan induksi. Permukaan yang menyentuh makanan diuji laboratorium terakreditasi.|Dập và đánh bóng tại xưởng, đáy dùng được bếp gas, điện và từ. Bề mặt tiếp xúc thực phẩm được phòng thử nghiệm công nhận kiểm tra.|Drawn and polished in our own shop, with a base for gas, electric and induction. Surfaces that touch food are tested by an accredited laboratory.|ขึ้นรูปและขัดเงาในโรงงานของเรา ก้นใช้ได้กับแก๊ส ไฟฟ้า และแม่เหล็กไฟฟ้า ผิวที่สัมผัสอาหารผ่านการทดสอบจากห้องปฏิบัติการที่ได้รับการรับรอง|In eigener Werkstatt gezogen und poliert, Boden für Gas, Elektro und Induktion. Flächen mit Lebensmittelkontakt prüft ein akkreditiertes Labor.|自社工場で絞り加工と研磨を行い、ガス・電気・IHに対応。食品に触れる面は認定試験所で検査しています。|자체 공장에서 성형하고 연마하며 가스, 전기, 인덕션에 쓸 수 있습니다. 식품 접촉면은 공인 시험소에서 검사합니다.|Embutido y pulido en taller propio, con fondo para gas, eléctrica e inducción. Las superficies en contacto con alimentos se ensayan en un laboratorio acreditado.|Embouti et poli dans notre atelier, fond pour gaz, électrique et induction. Les surfaces au contact des aliments sont testées par un laboratoire accrédité.|Вытяжка и полировка в собственном цехе, дно для газа, электричества и индукции. Поверхности, касающиеся пищи, проверяет аккредитованная лаборатория.|Imbutito e lucidato nella nostra officina, con fondo per gas, elettrico e induzione. Le superfici a contatto con gli alimenti sono provate da un laboratorio accreditato.|Dibentuk dan digilap di bengkel sendiri, tapak sesuai untuk gas, elektrik dan aruhan. Permukaan yang menyentuh makanan diuji makmal bertauliah.',
  ),
  furniture: inAll(
    '木料窑干，榫卯结构，水性漆涂装；每件厂内试装一次，再拆开与五金、说明书一并包装。|Kayu dikeringkan dalam oven, sambungan pasak, dilapisi pernis berbahan air. Setiap buah dirakit sekali di pabrik, lalu dibongkar dan dikemas dengan petunjuk.|Gỗ sấy lò, mộng ghép, sơn gốc nước. Mỗi chiếc được lắp thử tại xưởng rồi tháo ra, đóng cùng phụ kiện và hướng dẫn.|Kiln dried, mortised and finished with water-based lacquer. Each piece is put together once in the works, then knocked down and packed with fittings and instructions.|วัสดุอบแห้ง เข้าเดือย เคลือบแลกเกอร์สูตรน้ำ ทุกชิ้นทดลองประกอบในโรงงานหนึ่งครั้ง แล้วถอดบรรจุพร้อมอุปกรณ์และคู่มือ|Kammergetrocknet, gezapft und mit Wasserlack beschichtet. Jedes Stück wird im Werk einmal aufgebaut, dann zerlegt und mit Beschlägen und Anleitung verpackt.|人工乾燥材をほぞ組みし、水性塗料で仕上げ。工場で一度組み立てて確認し、金具と説明書を添えて梱包します。|인공 건조 목재를 장부 맞춤하고 수성 도료로 마감합니다. 공장에서 한 번 조립해 본 뒤 분해하여 부속과 설명서와 함께 포장합니다.|Secado en horno, ensamblado a espiga y acabado con laca al agua. Cada pieza se monta una vez en fábrica y se embala desmontada con herrajes e instrucciones.|Séché au four, assemblé à tenons et fini à la laque à l’eau. Chaque meuble est monté une fois en usine, puis démonté et emballé avec quincaillerie et notice.|Камерная сушка, шиповые соединения, лак на водной основе. Каждое изделие собирается на фабрике, затем разбирается и упаковывается с фурнитурой и инструкцией.|Essiccato in forno, incastri a tenone e vernice all’acqua. Ogni pezzo si monta una volta in fabbrica, poi si smonta e si imballa con ferramenta e istruzioni.|Dikeringkan dalam relau, sambungan puting dan kemasan lakuer berasaskan air. Setiap unit dipasang sekali di kilang, kemudian dibuka dan dibungkus dengan arahan.',
  ),
  textile: inAll(
    '织造与后整理一体化，预缩处理，初次水洗后依然柔软；逐件检查缝线与克重。|Ditenun dan disempurnakan di satu tempat, dipra-susutkan, tetap lembut setelah dicuci pertama. Jahitan dan gramasi diperiksa per buah.|Dệt và hoàn tất dưới một mái nhà, xử lý co trước, mềm sau lần giặt đầu. Đường may và định lượng kiểm từng chiếc.|Woven and finished under one roof, pre-shrunk and soft after the first wash. Seams and weight are checked by the piece.|ทอและตกแต่งสำเร็จในที่เดียว ผ่านการหดล่วงหน้า นุ่มหลังซักครั้งแรก ตรวจตะเข็บและน้ำหนักทุกชิ้น|Unter einem Dach gewebt und veredelt, vorgeschrumpft und weich nach der ersten Wäsche. Nähte und Gewicht werden stückweise geprüft.|製織から仕上げまで一貫生産。防縮加工済みで、最初の洗濯後も柔らか。縫い目と目付を1点ずつ検査します。|제직과 가공을 한곳에서 하며 방축 처리되어 첫 세탁 후에도 부드럽습니다. 봉제와 중량을 한 장씩 검사합니다.|Tejido y acabado bajo un mismo techo, preencogido y suave tras el primer lavado. Costuras y gramaje se revisan pieza a pieza.|Tissé et ennobli sous un même toit, prérétréci et doux dès le premier lavage. Coutures et grammage sont contrôlés pièce par pièce.|Ткачество и отделка под одной крышей, ткань предварительно усажена и мягка после первой стирки. Швы и плотность проверяются поштучно.|Tessuto e nobilitato sotto lo stesso tetto, prerestretto e morbido dopo il primo lavaggio. Cuciture e peso si controllano pezzo per pezzo.|Ditenun dan disiapkan di satu tempat, pra-kecut dan lembut selepas basuhan pertama. Jahitan dan berat diperiksa setiap unit.',
  ),
  lighting: inAll(
    '采用品牌驱动与灯珠，包装前老化四小时；同批色容差小于三步。|Driver dan LED dari merek yang dikenal, dinyalakan empat jam sebelum dikemas. Warna cahaya dalam satu lot berbeda kurang dari tiga langkah.|Dùng driver và chip LED có thương hiệu, chạy thử bốn giờ trước khi đóng gói. Sai lệch màu trong một lô dưới ba bước.|Driver and LEDs of known makes, aged for four hours before packing. Light colour varies by less than three steps within a batch.|ใช้ไดรเวอร์และชิป LED จากผู้ผลิตที่เชื่อถือได้ เบิร์นอินสี่ชั่วโมงก่อนบรรจุ สีแสงในล็อตเดียวต่างกันไม่ถึงสามขั้น|Treiber und LEDs bekannter Hersteller, vor dem Verpacken vier Stunden gealtert. Die Lichtfarbe weicht innerhalb einer Charge um weniger als drei Stufen ab.|電源とLEDは定評あるメーカー製で、梱包前に4時間エージング。ロット内の色のばらつきは3ステップ未満です。|검증된 제조사의 드라이버와 LED를 쓰고 포장 전 4시간 에이징합니다. 로트 내 색 편차는 3스텝 미만입니다.|Driver y LED de marcas conocidas, envejecidos cuatro horas antes de embalar. El color de luz varía menos de tres pasos dentro de un lote.|Driver et LED de marques reconnues, vieillis quatre heures avant emballage. La teinte varie de moins de trois pas dans un lot.|Драйвер и светодиоды известных марок, прогон четыре часа перед упаковкой. Разброс цветности в партии менее трёх ступеней.|Driver e LED di marche note, invecchiati quattro ore prima dell’imballo. Il colore della luce varia meno di tre passi in un lotto.|Pemacu dan LED jenama dikenali, dihidupkan empat jam sebelum dibungkus. Warna cahaya dalam satu kelompok berbeza kurang daripada tiga langkah.',
  ),
  stationery: inAll(
    '印刷、装订、裁切一体完成；纸张来源经认证，边缘与装订人工检查。|Dicetak, dijilid, dan dipotong di satu tempat. Bahan dari sumber bersertifikat; tepi dan jilid diperiksa dengan tangan.|In, đóng và xén tại một nơi. Vật liệu từ nguồn có chứng nhận; mép và gáy kiểm bằng tay.|Printed, bound and cut in one house. Materials come from certified sources; edges and binding are checked by hand.|พิมพ์ เข้าเล่ม และตัดในที่เดียว วัสดุจากแหล่งที่ได้รับการรับรอง ตรวจขอบและการเข้าเล่มด้วยมือ|In einem Haus gedruckt, gebunden und geschnitten. Material aus zertifizierten Quellen; Kanten und Bindung werden von Hand geprüft.|印刷・製本・断裁を一貫して行います。素材は認証済みの調達先から。小口と綴じは手作業で検査します。|인쇄, 제본, 재단을 한곳에서 합니다. 재료는 인증된 공급원에서 오며 가장자리와 제본은 손으로 검사합니다.|Impreso, encuadernado y cortado en una misma casa. Materiales de origen certificado; bordes y encuadernación se revisan a mano.|Imprimé, relié et coupé dans une même maison. Matières de sources certifiées ; bords et reliure vérifiés à la main.|Печать, переплёт и резка в одном месте. Материалы из сертифицированных источников; края и переплёт проверяются вручную.|Stampato, rilegato e tagliato in un’unica sede. Materiali da fonti certificate; bordi e legatura controllati a mano.|Dicetak, dijilid dan dipotong di satu tempat. Bahan daripada sumber bertauliah; tepi dan jilidan diperiksa dengan tangan.',
  ),
  bag: inAll(
    '选料手工裁切，油边、锁边缝制；拉链往复五千次，肩带承重三十公斤。|Dipotong tangan dari bahan pilihan, tepi dicat, jahitan dikunci. Dalam uji kami ritsleting bergerak lima ribu kali dan tali menahan tiga puluh kilogram.|Cắt tay từ vật liệu chọn lọc, sơn cạnh, khóa mũi may. Khóa kéo thử năm nghìn lần, quai chịu ba mươi kg.|Cut by hand from selected material, edges painted and seams locked. In our tests zips run five thousand times and straps hold thirty kilograms.|ตัดด้วยมือจากวัสดุคัดสรร ทาขอบและล็อกตะเข็บ ซิปทดสอบห้าพันครั้ง สายรับน้ำหนักสามสิบกิโลกรัม|Von Hand aus ausgesuchtem Material geschnitten, Kanten gefärbt, Nähte verriegelt. Im Test laufen Reißverschlüsse fünftausendmal, Gurte halten dreißig Kilogramm.|厳選素材を手裁ちし、コバを塗り、縫い目を留めます。ファスナーは5,000回、ストラップは30kgの試験に合格しています。|선별한 소재를 손으로 재단하고 기리메 처리 후 봉제를 고정합니다. 지퍼는 5천 회, 끈은 30kg 시험을 거칩니다.|Cortado a mano de material seleccionado, cantos pintados y costuras rematadas. En nuestras pruebas las cremalleras corren cinco mil veces y las asas aguantan treinta kilos.|Coupé à la main dans une matière choisie, tranches peintes et coutures arrêtées. Nos essais : cinq mille passages de fermeture, trente kilos par anse.|Ручной раскрой отборного материала, окрашенные срезы, закреплённые швы. В испытаниях молния выдерживает пять тысяч циклов, ремень — тридцать килограммов.|Tagliato a mano da materiale scelto, bordi tinti e cuciture fermate. Nelle prove le cerniere scorrono cinquemila volte e le tracolle reggono trenta chili.|Dipotong dengan tangan daripada bahan pilihan, tepi dicat dan jahitan dikunci. Dalam ujian zip bergerak lima ribu kali dan tali menahan tiga puluh kilogram.',
  ),
  cosmetic: inAll(
    '十万级洁净车间成型，影像检测；真空试漏，装饰通过胶带与酒精测试。|Dibentuk di ruang bersih dan diperiksa kamera. Diuji bocor dalam vakum; hiasan lulus uji selotip dan alkohol.|Tạo hình trong phòng sạch, kiểm bằng camera. Thử kín chân không; trang trí qua thử băng dính và cồn.|Formed in a clean room and inspected by camera. Tested for leaks in vacuum; the decoration passes tape and alcohol tests.|ขึ้นรูปในห้องสะอาดและตรวจด้วยกล้อง ทดสอบรั่วในสุญญากาศ ลายพิมพ์ผ่านการทดสอบเทปและแอลกอฮอล์|Im Reinraum geformt und per Kamera geprüft. Dichtheit im Vakuum getestet; der Dekor besteht Klebeband- und Alkoholtest.|クリーンルームで成形し、カメラで検査。真空で漏れを確認し、加飾はテープ試験とアルコール試験に合格しています。|클린룸에서 성형하고 카메라로 검사합니다. 진공 누수 시험을 거치며 인쇄는 테이프와 알코올 시험을 통과합니다.|Formado en sala limpia e inspeccionado por cámara. Prueba de fugas al vacío; la decoración supera los ensayos de cinta y alcohol.|Formé en salle propre et contrôlé par caméra. Étanchéité testée sous vide ; le décor passe les tests ruban et alcool.|Формуется в чистом помещении, контроль камерой. Герметичность проверяется в вакууме; декор выдерживает тесты лентой и спиртом.|Formato in camera bianca e controllato da telecamera. Tenuta provata sotto vuoto; la decorazione supera le prove di nastro e alcol.|Dibentuk di bilik bersih dan diperiksa kamera. Diuji bocor dalam vakum; hiasan lulus ujian pita dan alkohol.',
  ),
  electronics: inAll(
    '贴片、组装、老化同厂完成；逐件通电测试，序列号可追溯批次。|SMT, perakitan, dan uji nyala di satu pabrik. Setiap buah diuji saat bekerja, lot dapat dilacak dari nomor seri.|SMT, lắp ráp và chạy thử trong một nhà máy. Từng chiếc được thử hoạt động, truy xuất lô theo số sê-ri.|SMT, assembly and ageing in one factory. Each piece is tested in operation, and batches can be traced by serial number.|SMT ประกอบ และเบิร์นอินในโรงงานเดียว ทดสอบการทำงานทุกชิ้น สืบย้อนล็อตได้จากหมายเลขเครื่อง|Bestückung, Montage und Alterung in einem Werk. Jedes Stück wird im Betrieb geprüft, Chargen sind über die Seriennummer rückverfolgbar.|実装・組立・エージングを一工場で実施。1点ずつ動作試験を行い、製造番号でロットを追跡できます。|SMT, 조립, 에이징을 한 공장에서 합니다. 하나씩 동작 시험을 하며 일련번호로 로트를 추적할 수 있습니다.|SMT, montaje y envejecimiento en una sola fábrica. Cada pieza se prueba en funcionamiento y los lotes se rastrean por número de serie.|CMS, montage et vieillissement dans une seule usine. Chaque pièce est testée en marche, les lots sont traçables par numéro de série.|Монтаж, сборка и прогон на одной фабрике. Каждое изделие проверяется в работе, партия прослеживается по серийному номеру.|SMT, assemblaggio e invecchiamento in un’unica fabbrica. Ogni pezzo è provato in funzione, i lotti sono rintracciabili dal numero di serie.|SMT, pemasangan dan ujian nyala di satu kilang. Setiap unit diuji semasa beroperasi, kelompok boleh dijejak melalui nombor siri.',
  ),
}

/** How they come, and how soon. */
export const DELIVERY: readonly I18nText[] = [
  '每箱 {pcs} 件，外箱 {size} 厘米，毛重 {gross} 公斤|{pcs} per karton ekspor, {size} cm, berat kotor {gross} kg|{pcs} cái mỗi thùng, {size} cm, cả bì {gross} kg|{pcs} per export carton, {size} cm, {gross} kg gross|{pcs} ต่อกล่องส่งออก {size} ซม. น้ำหนักรวม {gross} กก.|{pcs} Stück je Exportkarton, {size} cm, {gross} kg brutto|輸出カートン{pcs}点入り、{size}cm、総重量{gross}kg|수출 상자당 {pcs}개, {size}cm, 총중량 {gross}kg|{pcs} por caja de exportación, {size} cm, {gross} kg brutos|{pcs} par carton export, {size} cm, {gross} kg brut|{pcs} шт. в экспортной коробке, {size} см, брутто {gross} кг|{pcs} per cartone, {size} cm, {gross} kg lordi|{pcs} sekarton eksport, {size} cm, berat kasar {gross} kg',
  '打样 {sample} 天，收到定金后 {days} 天交货|Contoh {sample} hari, produksi {days} hari sejak uang muka|Mẫu {sample} ngày, hàng loạt {days} ngày từ khi nhận cọc|Samples in {sample} days, bulk in {days} days from the deposit|ตัวอย่าง {sample} วัน ผลิต {days} วันหลังรับมัดจำ|Muster in {sample} Tagen, Serie in {days} Tagen ab Anzahlung|サンプル{sample}日、量産は前払金受領後{days}日|샘플 {sample}일, 대량 생산은 계약금 입금 후 {days}일|Muestras en {sample} días, serie en {days} días desde el anticipo|Échantillons en {sample} jours, série en {days} jours dès l’acompte|Образцы за {sample} дн., партия за {days} дн. после аванса|Campioni in {sample} giorni, serie in {days} giorni dall’acconto|Sampel {sample} hari, pengeluaran {days} hari dari deposit',
].map(inAll)

/** What buyers look for beside the title; `{goods}` is the name of the category. */
export const KEYWORDS: readonly I18nText[] = [
  '{goods}批发|grosir {goods}|{goods} bán sỉ|wholesale {goods}|ขายส่ง{goods}|{goods} Großhandel|{goods} 卸|{goods} 도매|{goods} al por mayor|{goods} en gros|{goods} оптом|{goods} all’ingrosso|borong {goods}',
  '{goods}贴牌|{goods} merek sendiri|{goods} nhãn riêng|private label {goods}|{goods} OEM|{goods} Eigenmarke|{goods} OEM|{goods} OEM|{goods} marca propia|{goods} marque propre|{goods} под своей маркой|{goods} a marchio proprio|{goods} jenama sendiri',
].map(inAll)

export interface DemoCustomisation {
  readonly kind: 'logo' | 'label' | 'package' | 'colour' | 'size' | 'mould'
  readonly name: I18nText
  /** Kinds of goods it is offered for. */
  readonly families: readonly GoodsFamily[]
  /** US dollars for each piece and once. */
  readonly surcharge: string | null
  readonly setup: string | null
  readonly extraDays: number
  readonly needsArtwork: boolean
}

const customisation = (
  kind: DemoCustomisation['kind'],
  families: DemoCustomisation['families'],
  [surcharge, setup, extraDays, needsArtwork]: readonly [string | null, string | null, number, boolean],
  line: string,
): DemoCustomisation => ({ kind, name: inAll(line), families, surcharge, setup, extraDays, needsArtwork })

export const CUSTOMISATIONS: readonly DemoCustomisation[] = [
  customisation(
    'label',
    ['knit', 'accessory', 'textile', 'bag'],
    ['0.08', '40', 3, true],
    '缝制自有织唛|Label tenun sendiri|Nhãn dệt riêng|Own woven label|ป้ายทอของลูกค้า|Eigenes Webetikett|自社織ネーム|자체 직조 라벨|Etiqueta tejida propia|Étiquette tissée à votre marque|Собственная тканая этикетка|Etichetta tessuta propria|Label tenun sendiri',
  ),
  customisation(
    'logo',
    ['knit', 'accessory', 'textile'],
    ['0.35', '60', 4, true],
    '刺绣标志|Bordir logo|Thêu logo|Embroidered logo|ปักโลโก้|Gesticktes Logo|ロゴ刺繍|로고 자수|Logotipo bordado|Logo brodé|Вышитый логотип|Logo ricamato|Logo sulaman',
  ),
  customisation(
    'logo',
    ['vehicle', 'pump', 'cookware', 'electronics'],
    ['0.12', '30', 2, true],
    '激光雕刻标志|Ukir logo dengan laser|Khắc logo bằng laser|Laser-engraved logo|สลักโลโก้ด้วยเลเซอร์|Gelasertes Logo|ロゴのレーザー刻印|로고 레이저 각인|Logotipo grabado a láser|Logo gravé au laser|Лазерная гравировка логотипа|Logo inciso al laser|Ukiran logo laser',
  ),
  customisation(
    'logo',
    ['stationery', 'cosmetic', 'lighting'],
    ['0.05', '80', 3, true],
    '印刷标志|Cetak logo|In logo|Printed logo|พิมพ์โลโก้|Aufgedrucktes Logo|ロゴ印刷|로고 인쇄|Logotipo impreso|Logo imprimé|Печать логотипа|Logo stampato|Cetakan logo',
  ),
  customisation(
    'logo',
    ['bag'],
    ['0.40', '90', 5, true],
    '压印标志|Logo timbul|Dập nổi logo|Embossed logo|ปั๊มโลโก้|Geprägtes Logo|ロゴ型押し|로고 압인|Logotipo en relieve|Logo embossé|Тиснёный логотип|Logo impresso a rilievo|Logo timbul',
  ),
  customisation(
    'colour',
    ['knit', 'accessory', 'yarn', 'trims', 'furniture', 'cosmetic'],
    [null, '50', 7, false],
    '按来样配色|Warna sesuai contoh Anda|Pha màu theo mẫu|Colour matched to your sample|ย้อมสีตามตัวอย่าง|Farbe nach Ihrem Muster|見本に合わせた調色|견본에 맞춘 조색|Color según su muestra|Couleur selon votre échantillon|Цвет по вашему образцу|Colore a campione|Warna mengikut sampel anda',
  ),
  customisation(
    'size',
    ['knit', 'furniture', 'textile'],
    ['0.20', null, 5, false],
    '按客户尺寸|Ukuran menurut pelanggan|Kích thước theo yêu cầu|Dimensions to order|ขนาดตามสั่ง|Maße nach Wunsch|寸法指定|치수 지정|Medidas a pedido|Dimensions à la demande|Размеры на заказ|Misure su richiesta|Ukuran mengikut pesanan',
  ),
  customisation(
    'mould',
    ['trims', 'cosmetic', 'electronics', 'vehicle'],
    [null, '1800', 25, true],
    '开发专用模具|Cetakan khusus|Mở khuôn riêng|Own mould|เปิดแม่พิมพ์เฉพาะ|Eigenes Werkzeug|専用金型|전용 금형|Molde propio|Moule dédié|Собственная пресс-форма|Stampo dedicato|Acuan khas',
  ),
  customisation(
    'package',
    [
      'knit',
      'accessory',
      'vehicle',
      'pump',
      'cookware',
      'furniture',
      'textile',
      'lighting',
      'stationery',
      'bag',
      'cosmetic',
      'electronics',
      'yarn',
    ],
    ['0.15', '120', 5, true],
    '自有包装设计|Kemasan dengan desain Anda|Bao bì theo thiết kế riêng|Packaging in your design|บรรจุภัณฑ์ตามแบบของลูกค้า|Verpackung in Ihrem Design|オリジナルパッケージ|자체 디자인 포장|Embalaje con su diseño|Emballage à votre charte|Упаковка с вашим дизайном|Imballo con la vostra grafica|Pembungkusan reka bentuk anda',
  ),
]

/** How a store introduces itself, by the kind of its company; `{goods}` lists the names of its categories. */
export const STORE_INTROS: Readonly<Record<'manufacturer' | 'trading' | 'industry_trade' | 'brand', I18nText>> = {
  manufacturer: inAll(
    '{year} 年创立于{city}的自有工厂，主营：{goods}。设计、打样、检验均在厂内完成，欢迎小单试订。|Pabrik sendiri di {city} sejak {year}: {goods}. Desain, contoh, dan pemeriksaan di tempat; pesanan pertama yang kecil diterima.|Nhà máy riêng tại {city} từ năm {year}: {goods}. Thiết kế, làm mẫu và kiểm hàng tại xưởng; nhận đơn thử nhỏ.|Our own factory in {city} since {year}: {goods}. Design, sampling and inspection are done in the house, and small first orders are welcome.|โรงงานของเราเองใน {city} ตั้งแต่ปี {year}: {goods} ออกแบบ ทำตัวอย่าง และตรวจสอบภายในโรงงาน รับคำสั่งซื้อแรกจำนวนน้อย|Eigene Fabrik in {city} seit {year}: {goods}. Entwurf, Muster und Prüfung im Haus; kleine Erstaufträge sind willkommen.|{city}の自社工場、{year}年創業。取扱品：{goods}。企画・サンプル・検品まで自社で行い、少量の初回発注も歓迎します。|{city}의 자체 공장, {year}년 설립. 취급 품목: {goods}. 디자인, 샘플, 검품을 사내에서 하며 소량 첫 발주도 환영합니다.|Fábrica propia en {city} desde {year}: {goods}. Diseño, muestras e inspección en casa; los primeros pedidos pequeños son bienvenidos.|Notre propre usine à {city} depuis {year} : {goods}. Création, échantillons et contrôle sur place ; petites premières commandes bienvenues.|Собственная фабрика, {city}, с {year} года. Наши товары: {goods}. Дизайн, образцы и контроль у нас; небольшие первые заказы приветствуются.|La nostra fabbrica a {city} dal {year}: {goods}. Progetto, campioni e controllo in sede; piccoli primi ordini benvenuti.|Kilang sendiri di {city} sejak {year}: {goods}. Reka bentuk, sampel dan pemeriksaan dibuat di kilang; pesanan pertama yang kecil dialu-alukan.',
  ),
  industry_trade: inAll(
    '{year} 年起在{city}工贸一体经营，主营：{goods}。多品类可拼柜出运。|Pabrik dan kantor ekspor di {city} sejak {year}: {goods}. Beberapa jenis barang dapat digabung dalam satu kontainer.|Nhà máy kiêm văn phòng xuất khẩu tại {city} từ năm {year}: {goods}. Ghép nhiều mặt hàng trong một container.|Factory and export office in {city} since {year}: {goods}. Orders of several kinds are consolidated in one container.|โรงงานและสำนักงานส่งออกใน {city} ตั้งแต่ปี {year}: {goods} รวมสินค้าหลายชนิดในตู้เดียวได้|Fabrik und Exportbüro in {city} seit {year}: {goods}. Mehrere Warengruppen fassen wir in einem Container zusammen.|{city}で{year}年より製造と輸出を一体で運営。取扱品：{goods}。複数品目の混載も承ります。|{city}에서 {year}년부터 제조와 수출을 함께 합니다. 취급 품목: {goods}. 여러 품목을 한 컨테이너에 혼적합니다.|Fábrica y oficina de exportación en {city} desde {year}: {goods}. Reunimos varias clases de artículos en un contenedor.|Usine et bureau d’exportation à {city} depuis {year} : {goods}. Plusieurs familles d’articles groupées dans un conteneur.|Фабрика и экспортный отдел, {city}, с {year} года. Наши товары: {goods}. Разные товары собираем в один контейнер.|Fabbrica e ufficio export a {city} dal {year}: {goods}. Riuniamo più articoli in un solo container.|Kilang dan pejabat eksport di {city} sejak {year}: {goods}. Beberapa jenis barang boleh digabungkan dalam satu kontena.',
  ),
  trading: inAll(
    '{year} 年成立于{city}的外贸公司，主营：{goods}。每月走访合作工厂，出货前逐批验货。|Perusahaan ekspor di {city} sejak {year}: {goods}. Kami mengunjungi bengkel mitra tiap bulan dan memeriksa sebelum pengiriman.|Công ty xuất khẩu tại {city} từ năm {year}: {goods}. Hằng tháng thăm xưởng đối tác và kiểm hàng trước khi giao.|Export house in {city} since {year}: {goods}. We visit our workshops every month and inspect each lot before shipment.|บริษัทส่งออกใน {city} ตั้งแต่ปี {year}: {goods} เยี่ยมโรงงานคู่ค้าทุกเดือนและตรวจทุกล็อตก่อนส่ง|Exporthaus in {city} seit {year}: {goods}. Wir besuchen unsere Werkstätten monatlich und prüfen jede Partie vor dem Versand.|{city}の輸出商社、{year}年設立。取扱品：{goods}。協力工場を毎月訪問し、出荷前に全ロットを検品します。|{city}의 수출 회사, {year}년 설립. 취급 품목: {goods}. 협력 공장을 매월 방문하고 선적 전 로트마다 검품합니다.|Casa exportadora en {city} desde {year}: {goods}. Visitamos los talleres cada mes e inspeccionamos cada lote antes del embarque.|Maison d’exportation à {city} depuis {year} : {goods}. Nous visitons nos ateliers chaque mois et contrôlons chaque lot avant départ.|Экспортная компания, {city}, с {year} года. Наши товары: {goods}. Ежемесячно посещаем мастерские и проверяем каждую партию до отгрузки.|Casa di esportazione a {city} dal {year}: {goods}. Visitiamo i laboratori ogni mese e controlliamo ogni lotto prima della spedizione.|Syarikat eksport di {city} sejak {year}: {goods}. Kami melawat bengkel setiap bulan dan memeriksa setiap lot sebelum penghantaran.',
  ),
  brand: inAll(
    '{year} 年创立于{city}的品牌，主营：{goods}。自有设计，亦可贴牌。|Merek dari {city}, berdiri tahun {year}: {goods}. Desain kami, juga dengan label Anda.|Thương hiệu từ {city}, thành lập năm {year}: {goods}. Thiết kế của chúng tôi, cũng nhận nhãn riêng.|A brand from {city}, founded in {year}: {goods}. Our own designs, also under your label.|แบรนด์จาก {city} ก่อตั้งปี {year}: {goods} ออกแบบเอง และรับผลิตในแบรนด์ของท่าน|Eine Marke aus {city}, gegründet {year}: {goods}. Eigene Entwürfe, auch unter Ihrem Etikett.|{city}発のブランド、{year}年創業。取扱品：{goods}。自社デザインのほか、お客様ブランドにも対応します。|{city}의 브랜드, {year}년 설립. 취급 품목: {goods}. 자체 디자인이며 고객 상표로도 공급합니다.|Una marca de {city}, fundada en {year}: {goods}. Diseños propios, también con su etiqueta.|Une marque de {city}, fondée en {year} : {goods}. Nos créations, aussi sous votre étiquette.|Марка, {city}, основана в {year} году. Наши товары: {goods}. Собственный дизайн, также под вашей этикеткой.|Un marchio di {city}, fondato nel {year}: {goods}. Disegni nostri, anche con la vostra etichetta.|Jenama dari {city}, ditubuhkan pada {year}: {goods}. Reka bentuk sendiri, juga dengan label anda.',
  ),
}

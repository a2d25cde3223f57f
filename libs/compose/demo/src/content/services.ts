import type { ServiceUnit } from '@tradeport/domain/service-market/contract'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { inAll } from './languages'

export interface DemoService {
  /** Code of the service category. */
  readonly category: string
  /** Key in DEMO_PROVIDERS.services. */
  readonly offer: string
  readonly title: I18nText
  readonly price: string
  readonly unit: ServiceUnit
  readonly mode: 'fixed' | 'from' | 'percent'
  readonly days: readonly [min: number, max: number]
  readonly art: string
}

const service = (
  offer: string,
  category: string,
  art: string,
  unit: ServiceUnit,
  mode: DemoService['mode'],
  price: string,
  days: DemoService['days'],
  line: string,
): DemoService => ({ offer, category, art, unit, mode, price, days, title: inAll(line) })

export const DEMO_SERVICES: readonly DemoService[] = [
  service(
    'customs',
    'CUSTOMS',
    'customs',
    'form',
    'fixed',
    '180.00',
    [1, 2],
    '纺织服装出口报关|Deklarasi ekspor tekstil dan garmen|Khai hải quan xuất khẩu hàng dệt may|Export declaration for textiles and garments|พิธีการส่งออกสิ่งทอและเสื้อผ้า|Ausfuhranmeldung für Textilien und Bekleidung|繊維・衣料の輸出通関|섬유·의류 수출 신고|Declaración de exportación de textil y confección|Déclaration export textile et habillement|Экспортная декларация на текстиль и одежду|Dichiarazione export tessile e abbigliamento|Deklarasi eksport tekstil dan pakaian',
  ),
  service(
    'customs',
    'CUSTOMS',
    'customs',
    'form',
    'from',
    '260.00',
    [1, 3],
    '机电产品归类与报关|Klasifikasi dan deklarasi produk mesin|Phân loại và khai báo hàng cơ điện|Classification and declaration of machinery|จำแนกพิกัดและพิธีการเครื่องจักร|Tarifierung und Anmeldung von Maschinen|機械電気製品の分類と通関|기계전기 품목분류와 신고|Clasificación y declaración de maquinaria|Classement et déclaration de machines|Классификация и декларация машин|Classificazione e dichiarazione di macchinari|Pengelasan dan deklarasi jentera',
  ),
  service(
    'customs',
    'CUSTOMS',
    'customs',
    'form',
    'fixed',
    '320.00',
    [2, 4],
    '改单与撤单代办|Perubahan dan pembatalan deklarasi|Sửa và hủy tờ khai|Amendment and withdrawal of declarations|แก้ไขและถอนใบขน|Änderung und Rücknahme von Anmeldungen|申告の訂正と撤回|신고 정정과 취하|Rectificación y anulación de declaraciones|Rectification et annulation de déclarations|Исправление и отзыв деклараций|Rettifica e annullamento di dichiarazioni|Pindaan dan penarikan deklarasi',
  ),
  service(
    'tax_refund',
    'DRAWBACK',
    'tax_refund',
    'order',
    'percent',
    '1.5',
    [10, 20],
    '出口退税全程代办|Pengurusan penuh restitusi pajak ekspor|Hoàn thuế xuất khẩu trọn gói|Export tax refund from papers to payment|ขอคืนภาษีส่งออกครบวงจร|Exportsteuererstattung von A bis Z|輸出税還付の一括代行|수출 환급 전 과정 대행|Devolución de impuestos de exportación integral|Remboursement de taxe export de bout en bout|Возврат экспортного налога под ключ|Rimborso fiscale export completo|Bayaran balik cukai eksport menyeluruh',
  ),
  service(
    'tax_refund',
    'TAX_AGENT',
    'tax_refund',
    'month',
    'fixed',
    '800.00',
    [1, 5],
    '外贸企业代理记账|Pembukuan untuk eksportir|Kế toán cho doanh nghiệp xuất khẩu|Bookkeeping for exporters|บริการบัญชีสำหรับผู้ส่งออก|Buchhaltung für Exporteure|輸出企業向け記帳代行|수출기업 기장 대행|Contabilidad para exportadores|Comptabilité pour exportateurs|Бухгалтерия для экспортёров|Contabilità per esportatori|Simpan kira untuk pengeksport',
  ),
  service(
    'credit_letter',
    'LC_REVIEW',
    'credit_letter',
    'order',
    'fixed',
    '500.00',
    [1, 2],
    '信用证条款风险审单|Pemeriksaan risiko klausul L/C|Rà soát rủi ro điều khoản L/C|Risk review of letter-of-credit terms|ตรวจความเสี่ยงเงื่อนไข L/C|Risikoprüfung von Akkreditivbedingungen|信用状条件のリスク審査|신용장 조건 위험 검토|Revisión de riesgos de cartas de crédito|Analyse des risques de crédit documentaire|Проверка рисков аккредитива|Verifica dei rischi della lettera di credito|Semakan risiko terma L/C',
  ),
  service(
    'credit_letter',
    'LC_REVIEW',
    'credit_letter',
    'order',
    'from',
    '900.00',
    [2, 4],
    '交单文件制作与预审|Penyusunan dan pra-periksa dokumen L/C|Lập và kiểm tra trước bộ chứng từ|Preparation and pre-check of documents|จัดทำและตรวจเอกสารล่วงหน้า|Erstellung und Vorprüfung der Dokumente|買取書類の作成と事前点検|선적서류 작성과 사전 점검|Preparación y revisión previa de documentos|Préparation et contrôle des documents|Подготовка и проверка документов|Preparazione e verifica dei documenti|Penyediaan dan semakan awal dokumen',
  ),
  service(
    'foreign_exchange',
    'FX_COLLECTION',
    'foreign_exchange',
    'order',
    'percent',
    '0.3',
    [1, 2],
    '多币种收款账户|Rekening penerimaan multivaluta|Tài khoản thu đa tệ|Collection accounts in many currencies|บัญชีรับเงินหลายสกุล|Empfangskonten in vielen Währungen|多通貨受取口座|다통화 수취 계좌|Cuentas de cobro multidivisa|Comptes d’encaissement multidevises|Мультивалютные счета для приёма платежей|Conti di incasso multivaluta|Akaun kutipan pelbagai mata wang',
  ),
  service(
    'finance',
    'FINANCE',
    'finance',
    'order',
    'percent',
    '0.8',
    [3, 7],
    '出口订单融资|Pembiayaan pesanan ekspor|Tài trợ đơn hàng xuất khẩu|Export order finance|สินเชื่อคำสั่งซื้อส่งออก|Exportauftragsfinanzierung|輸出受注融資|수출 주문 금융|Financiación de pedidos de exportación|Financement de commandes export|Финансирование экспортных заказов|Finanziamento ordini export|Pembiayaan pesanan eksport',
  ),
  service(
    'insurance',
    'INSURANCE',
    'insurance',
    'order',
    'percent',
    '0.25',
    [1, 1],
    '海运货物一切险|Asuransi kargo laut all risks|Bảo hiểm hàng hải mọi rủi ro|All-risks cargo insurance|ประกันสินค้าทางทะเลทุกความเสี่ยง|Transportversicherung All Risks|海上貨物オールリスク保険|해상 화물 전위험 보험|Seguro de carga a todo riesgo|Assurance transport tous risques|Страхование груза от всех рисков|Assicurazione merci all risks|Insurans kargo semua risiko',
  ),
  service(
    'logistics',
    'LOGISTICS',
    'logistics',
    'container',
    'from',
    '1250.00',
    [18, 32],
    '宁波至汉堡整箱海运|FCL laut Ningbo ke Hamburg|Vận tải biển nguyên cont Ninh Ba – Hamburg|Full container by sea, Ningbo to Hamburg|ขนส่งตู้เต็มทางเรือ หนิงปัว–ฮัมบูร์ก|Vollcontainer Ningbo–Hamburg|寧波–ハンブルク FCL 海上輸送|닝보–함부르크 FCL 해상운송|Contenedor completo Ningbo–Hamburgo|Conteneur complet Ningbo–Hambourg|Полный контейнер Нинбо – Гамбург|Container completo Ningbo–Amburgo|Kontena penuh Ningbo ke Hamburg',
  ),
  service(
    'logistics',
    'LOGISTICS',
    'logistics',
    'container',
    'from',
    '3600.00',
    [14, 18],
    '中欧班列整箱运输|Kereta barang Tiongkok–Eropa|Đường sắt Trung – Âu nguyên cont|China–Europe rail, full container|รถไฟจีน–ยุโรป ตู้เต็ม|China-Europa-Bahn, Vollcontainer|中欧班列コンテナ輸送|중국–유럽 철도 컨테이너|Tren China–Europa, contenedor completo|Train Chine–Europe, conteneur complet|Поезд Китай – Европа, полный контейнер|Treno Cina–Europa, container completo|Kereta api China–Eropah, kontena penuh',
  ),
  service(
    'logistics',
    'LOGISTICS',
    'logistics',
    'kilogram',
    'from',
    '28.00',
    [3, 6],
    '空运急件门到门|Kargo udara kilat pintu ke pintu|Hàng không nhanh tận nơi|Express air freight, door to door|ขนส่งทางอากาศด่วนถึงที่|Luftfracht Express, Tür zu Tür|航空急送ドアツードア|항공 특송 도어투도어|Aéreo exprés puerta a puerta|Fret aérien express porte à porte|Срочная авиадоставка от двери до двери|Aereo espresso porta a porta|Kargo udara ekspres pintu ke pintu',
  ),
  service(
    'warehousing',
    'WAREHOUSE',
    'warehousing',
    'cubic_metre',
    'from',
    '2.20',
    [1, 1],
    '港口集货仓|Gudang konsolidasi pelabuhan|Kho gom hàng tại cảng|Consolidation warehouse at the port|คลังรวมสินค้าที่ท่าเรือ|Sammellager am Hafen|港湾集荷倉庫|항만 집화 창고|Almacén de consolidación en puerto|Entrepôt de groupage au port|Консолидационный склад в порту|Magazzino di consolidamento al porto|Gudang penyatuan di pelabuhan',
  ),
  service(
    'inspection',
    'INSPECTION',
    'inspection',
    'order',
    'fixed',
    '1600.00',
    [2, 4],
    '毛衫装船前检验（AQL）|Inspeksi rajutan sebelum kirim (AQL)|Kiểm tra áo len trước xuất (AQL)|Pre-shipment inspection of knitwear (AQL)|ตรวจเสื้อถักก่อนส่ง (AQL)|Vorversandprüfung Strickwaren (AQL)|ニット船積前検査（AQL）|니트 선적 전 검사 (AQL)|Inspección previa de punto (AQL)|Inspection avant expédition, maille (AQL)|Предотгрузочная проверка трикотажа (AQL)|Ispezione pre-spedizione maglieria (AQL)|Pemeriksaan sebelum hantar pakaian kait (AQL)',
  ),
  service(
    'inspection',
    'INSPECTION',
    'inspection',
    'order',
    'fixed',
    '2800.00',
    [3, 6],
    '验厂：产能与质量体系|Audit pabrik: kapasitas dan mutu|Đánh giá nhà máy: năng lực và chất lượng|Factory audit: capacity and quality system|ตรวจโรงงาน กำลังผลิตและคุณภาพ|Werksaudit: Kapazität und Qualität|工場監査：能力と品質体制|공장 심사: 생산능력과 품질|Auditoría de fábrica: capacidad y calidad|Audit d’usine : capacité et qualité|Аудит фабрики: мощность и качество|Audit di fabbrica: capacità e qualità|Audit kilang: kapasiti dan kualiti',
  ),
  service(
    'certification',
    'CERTIFICATION',
    'certification',
    'order',
    'from',
    '3200.00',
    [10, 25],
    'OEKO-TEX 认证辅导与检测|Pendampingan dan uji OEKO-TEX|Tư vấn và thử nghiệm OEKO-TEX|OEKO-TEX guidance and testing|ให้คำปรึกษาและทดสอบ OEKO-TEX|Begleitung und Prüfung OEKO-TEX|OEKO-TEX 取得支援と試験|OEKO-TEX 컨설팅과 시험|Asesoría y ensayos OEKO-TEX|Accompagnement et tests OEKO-TEX|Подготовка и испытания OEKO-TEX|Consulenza e prove OEKO-TEX|Bimbingan dan ujian OEKO-TEX',
  ),
  service(
    'translation',
    'TRANSLATION',
    'translation',
    'order',
    'from',
    '120.00',
    [1, 3],
    '产品资料与合同翻译|Penerjemahan produk dan kontrak|Dịch tài liệu sản phẩm và hợp đồng|Translation of product papers and contracts|แปลเอกสารสินค้าและสัญญา|Übersetzung von Produkttexten und Verträgen|製品資料・契約書の翻訳|제품 자료와 계약서 번역|Traducción de fichas y contratos|Traduction de fiches et contrats|Перевод описаний и договоров|Traduzione di schede e contratti|Terjemahan dokumen produk dan kontrak',
  ),
  service(
    'trademark',
    'LEGAL',
    'trademark',
    'order',
    'fixed',
    '4500.00',
    [30, 60],
    '海外商标注册|Pendaftaran merek luar negeri|Đăng ký nhãn hiệu nước ngoài|Trademark registration abroad|จดเครื่องหมายการค้าต่างประเทศ|Markenanmeldung im Ausland|海外商標登録|해외 상표 등록|Registro de marca en el extranjero|Dépôt de marque à l’étranger|Регистрация товарного знака за рубежом|Registrazione marchi all’estero|Pendaftaran cap dagangan luar negara',
  ),
]

export const SERVICE_TEXT = {
  description: inAll(
    '专人负责，全程可跟踪，费用透明。|Petugas khusus, proses terpantau, biaya transparan.|Có người phụ trách, theo dõi được, phí minh bạch.|One person in charge, every step visible, no hidden fees.|มีผู้ดูแลเฉพาะ ติดตามได้ทุกขั้น ค่าธรรมเนียมโปร่งใส|Ein fester Ansprechpartner, jeder Schritt sichtbar, keine versteckten Kosten.|専任担当、全工程を追跡可能、料金は明瞭です。|전담 담당자, 모든 단계 확인 가능, 투명한 비용.|Un responsable, cada paso visible, sin costes ocultos.|Un interlocuteur, chaque étape visible, aucun frais caché.|Один ответственный, виден каждый шаг, без скрытых платежей.|Un referente, ogni passo visibile, nessun costo nascosto.|Seorang pegawai khas, setiap langkah kelihatan, tiada caj tersembunyi.',
  ),
  step: inAll(
    '审核资料|Pemeriksaan dokumen|Kiểm tra hồ sơ|Check of papers|ตรวจเอกสาร|Prüfung der Unterlagen|書類確認|서류 확인|Revisión de documentos|Contrôle des pièces|Проверка документов|Verifica documenti|Semakan dokumen',
  ),
  sku: inAll(
    '标准套餐|Paket standar|Gói tiêu chuẩn|Standard package|แพ็กเกจมาตรฐาน|Standardpaket|標準プラン|표준 패키지|Paquete estándar|Formule standard|Стандартный пакет|Pacchetto standard|Pakej standard',
  ),
  afterSale: inAll(
    '因我方失误产生的返工免费。|Pengerjaan ulang karena kesalahan kami gratis.|Làm lại miễn phí nếu lỗi của chúng tôi.|Rework caused by us is free of charge.|หากผิดพลาดจากเรา แก้ไขฟรี|Nacharbeit durch unser Verschulden ist kostenlos.|当方の過失による手直しは無料です。|당사 과실로 인한 재작업은 무료입니다.|La repetición por error nuestro es gratuita.|Toute reprise due à notre erreur est gratuite.|Исправление по нашей вине бесплатно.|Le rilavorazioni per nostro errore sono gratuite.|Kerja semula akibat kesilapan kami adalah percuma.',
  ),
} as const

import type { I18nText } from '@tradeport/kernel/contract-kit'
import { inAll } from './languages'

export interface DemoNews {
  readonly category: 'platform' | 'industry' | 'policy' | 'exhibition' | 'guide'
  readonly topic: string
  readonly title: I18nText
  readonly summary: I18nText
}

const news = (category: DemoNews['category'], topic: string, title: string, summary: string): DemoNews => ({
  category,
  topic,
  title: inAll(title),
  summary: inAll(summary),
})

export const DEMO_NEWS: readonly DemoNews[] = [
  news(
    'platform',
    'yarn',
    '一份询盘，多家报价：比价功能上线|Satu permintaan, banyak penawaran|Một yêu cầu, nhiều báo giá|One inquiry, many quotations: compare side by side|สอบถามครั้งเดียว เทียบหลายใบเสนอราคา|Eine Anfrage, viele Angebote: Vergleich nebeneinander|1件の引き合いで複数見積を比較|한 번의 문의로 여러 견적 비교|Una consulta, muchas ofertas comparadas|Une demande, plusieurs offres comparées|Один запрос — много предложений рядом|Una richiesta, molte offerte a confronto|Satu pertanyaan, banyak sebut harga',
    '按币种、贸易术语与交期归一后并排显示，缺少的条件一目了然。|Ditampilkan berdampingan dalam satu mata uang dan incoterm.|Hiển thị cạnh nhau theo cùng tiền tệ và incoterm.|Offers are shown in one currency and incoterm, and what is missing is marked.|แสดงข้างกันในสกุลเงินและเงื่อนไขเดียว พร้อมบอกสิ่งที่ขาด|Angebote stehen in einer Währung und Lieferbedingung nebeneinander, Fehlendes ist markiert.|通貨と条件を揃えて並べ、不足条件も表示します。|통화와 조건을 맞춰 나란히 보여주고 빠진 조건을 표시합니다.|Las ofertas se muestran en una moneda e incoterm, con lo que falta señalado.|Les offres sont ramenées à une devise et un incoterm, les manques sont signalés.|Предложения приведены к одной валюте и условию, недостающее отмечено.|Le offerte sono in una valuta e un incoterm, con le lacune evidenziate.|Tawaran dipaparkan dalam satu mata wang dan incoterm, yang tiada ditanda.',
  ),
  news(
    'industry',
    'yarn',
    '秋冬毛衫选纱指南：看懂支数与针距|Memilih benang sweter: nomor benang dan gauge|Chọn sợi áo len: chi số và cỡ kim|Choosing yarn for winter knits: count and gauge|เลือกเส้นด้ายเสื้อหนาว เบอร์และเกจ|Garnwahl für Winterstrick: Feinheit und Nummer|冬ニットの糸選び：番手とゲージ|겨울 니트 원사 고르기: 번수와 게이지|Elegir hilo de invierno: título y galga|Choisir son fil d’hiver : titre et jauge|Выбор пряжи: номер и класс вязки|Scegliere il filato: titolo e finezza|Memilih benang: nombor dan tolok',
    '粗针暖、细针垂，成分决定手感，也决定税率。|Gauge kasar hangat, gauge halus jatuh lembut.|Kim thô ấm, kim mịn rủ mềm.|Coarse gauges keep warm, fine ones drape; the fibre decides touch and duty.|เกจหยาบอุ่น เกจละเอียดทิ้งตัว ส่วนเส้นใยกำหนดสัมผัสและภาษี|Grob wärmt, fein fällt; die Faser bestimmt Griff und Zoll.|粗いゲージは暖かく、細かいゲージは落ち感。素材は風合いと税率を決めます。|굵은 게이지는 따뜻하고 가는 게이지는 흐릅니다. 섬유가 촉감과 관세를 정합니다.|Galga gruesa abriga, fina cae; la fibra decide tacto y arancel.|Grosse jauge chaude, fine fluide ; la fibre décide du toucher et du droit.|Крупная вязка греет, тонкая струится; волокно решает и пошлину.|Finezza grossa scalda, fine cade; la fibra decide mano e dazio.|Tolok kasar hangat, halus jatuh lembut; gentian menentukan duti.',
  ),
  news(
    'policy',
    'customs',
    '出口单证清单：从合同到提单|Daftar dokumen ekspor dari kontrak hingga B/L|Danh mục chứng từ từ hợp đồng đến vận đơn|Export papers from contract to bill of lading|เอกสารส่งออก ตั้งแต่สัญญาถึง B/L|Exportpapiere vom Vertrag bis zum Konnossement|輸出書類一覧：契約からB/Lまで|수출 서류 목록: 계약에서 선하증권까지|Documentos de exportación, del contrato al B/L|Documents export, du contrat au connaissement|Экспортные документы: от договора до коносамента|Documenti export: dal contratto alla polizza|Dokumen eksport dari kontrak ke B/L',
    '哪些文件由谁出具、什么时候需要，一页看全。|Siapa menerbitkan apa dan kapan, dalam satu halaman.|Ai cấp giấy gì và khi nào, gói trong một trang.|Who issues which paper and when it is needed, on one page.|ใครออกเอกสารใด เมื่อใด ในหน้าเดียว|Wer stellt was wann aus, auf einer Seite.|誰がいつ何を発行するかを1ページで。|누가 언제 무엇을 발급하는지 한 장에.|Quién emite qué y cuándo, en una página.|Qui émet quoi et quand, sur une page.|Кто и когда выдаёт документы — на одной странице.|Chi emette cosa e quando, in una pagina.|Siapa keluarkan apa dan bila, dalam satu halaman.',
  ),
  news(
    'exhibition',
    'exhibition',
    '春季毛衫面料展：三百家工厂到场|Pameran rajut musim semi: 300 pabrik hadir|Triển lãm dệt kim mùa xuân: 300 nhà máy|Spring knitwear fair: three hundred mills on site|งานแสดงเสื้อถักฤดูใบไม้ผลิ 300 โรงงาน|Strickmesse im Frühjahr: 300 Betriebe vor Ort|春のニット展：300工場が出展|봄 니트 박람회: 300개 공장 참가|Feria de punto de primavera: 300 fábricas|Salon de la maille : 300 usines présentes|Весенняя выставка трикотажа: 300 фабрик|Fiera della maglia: 300 aziende|Pameran kait musim bunga: 300 kilang',
    '可预约验厂与打样，展会期间询盘当天回复。|Kunjungan pabrik dan sampel dapat dipesan.|Có thể hẹn thăm nhà máy và làm mẫu.|Factory visits and samples can be booked; inquiries are answered the same day.|จองเยี่ยมโรงงานและทำตัวอย่างได้|Werksbesuche und Muster sind buchbar, Antworten noch am selben Tag.|工場見学とサンプルを予約でき、当日回答します。|공장 방문과 샘플 예약 가능, 당일 회신.|Visitas y muestras con cita; respuesta el mismo día.|Visites et échantillons sur rendez-vous, réponse le jour même.|Визиты и образцы по записи, ответ в тот же день.|Visite e campioni su prenotazione, risposta in giornata.|Lawatan kilang dan sampel boleh ditempah.',
  ),
  news(
    'guide',
    'rules',
    '贸易术语怎么选：EXW、FOB、CIF 的成本分界|Memilih incoterm: batas biaya EXW, FOB, CIF|Chọn incoterm: ranh giới chi phí|Which incoterm: where EXW, FOB and CIF split the cost|เลือก Incoterm: จุดแบ่งต้นทุน|Welche Lieferbedingung: Kostengrenzen|条件の選び方：EXW・FOB・CIFの費用分岐|인코텀즈 선택: 비용 분기점|Qué incoterm: reparto de costes|Quel incoterm : partage des coûts|Какой инкотермс: границы расходов|Quale incoterm: ripartizione dei costi|Incoterm mana: sempadan kos',
    '谁付运费、谁买保险、风险在哪里转移。|Siapa membayar angkutan, asuransi, dan kapan risiko berpindah.|Ai trả cước, ai mua bảo hiểm, rủi ro chuyển ở đâu.|Who pays freight, who insures, and where the risk passes.|ใครจ่ายค่าขนส่ง ใครทำประกัน ความเสี่ยงโอนที่ไหน|Wer zahlt Fracht, wer versichert, wo das Risiko übergeht.|運賃・保険の負担とリスク移転点。|운임과 보험 부담, 위험 이전 지점.|Quién paga flete y seguro, y dónde pasa el riesgo.|Qui paie fret et assurance, où passe le risque.|Кто платит фрахт и страховку, где переходит риск.|Chi paga nolo e assicurazione, dove passa il rischio.|Siapa bayar tambang, insurans, dan di mana risiko beralih.',
  ),
  news(
    'platform',
    'port',
    '消息中心上线：询盘、谈判、交易、物流分类提醒|Pusat pesan baru dengan kategori jelas|Trung tâm tin nhắn theo danh mục|Message centre: inquiries, negotiations, transactions, logistics|ศูนย์ข้อความแยกตามประเภท|Nachrichtenzentrale nach Themen sortiert|メッセージセンター：種類別にお知らせ|메시지 센터: 분류별 알림|Centro de mensajes por categorías|Centre de messages par thème|Центр сообщений по темам|Centro messaggi per tema|Pusat mesej mengikut kategori',
    '每一步都即时到达，用您的语言。|Setiap langkah tiba seketika dalam bahasa Anda.|Mỗi bước đến ngay, bằng ngôn ngữ của bạn.|Every step arrives at once, in your language.|ทุกขั้นถึงทันที ในภาษาของคุณ|Jeder Schritt kommt sofort an, in Ihrer Sprache.|すべての進捗がすぐに、あなたの言語で届きます。|모든 단계가 즉시, 당신의 언어로 도착합니다.|Cada paso llega al instante, en su idioma.|Chaque étape arrive aussitôt, dans votre langue.|Каждый шаг приходит сразу, на вашем языке.|Ogni passo arriva subito, nella vostra lingua.|Setiap langkah tiba serta-merta, dalam bahasa anda.',
  ),
]

/** What follows the summary in every article of the demo. */
export const NEWS_BODY: I18nText = inAll(
  '如有疑问，请在消息中心联系我们，客服会用您的语言答复。|Jika ada pertanyaan, hubungi kami; kami menjawab dalam bahasa Anda.|Nếu có câu hỏi, hãy liên hệ; chúng tôi trả lời bằng ngôn ngữ của bạn.|If you have questions, write to us: we answer in your language.|หากมีคำถาม ติดต่อเราได้ เราตอบในภาษาของคุณ|Bei Fragen schreiben Sie uns, wir antworten in Ihrer Sprache.|ご質問はお気軽に。あなたの言語でお答えします。|문의해 주시면 당신의 언어로 답변드립니다.|Si tiene preguntas, escríbanos: respondemos en su idioma.|Pour toute question, écrivez-nous : nous répondons dans votre langue.|Если есть вопросы, напишите нам: ответим на вашем языке.|Per domande scriveteci: rispondiamo nella vostra lingua.|Jika ada soalan, hubungi kami; kami jawab dalam bahasa anda.',
)

export const DEMO_BANNER = {
  title: inAll(
    '从纱线到港口|Dari benang ke pelabuhan|Từ sợi đến cảng|From yarn to port|จากเส้นด้ายถึงท่าเรือ|Vom Garn zum Hafen|糸から港まで|실에서 항구까지|Del hilo al puerto|Du fil au port|От пряжи до порта|Dal filo al porto|Dari benang ke pelabuhan',
  ),
  subtitle: inAll(
    '源头工厂直供，一次询盘多家比价|Langsung dari pabrik, bandingkan banyak penawaran|Trực tiếp từ nhà máy, so sánh nhiều báo giá|Direct from the mills, one inquiry, many offers|ตรงจากโรงงาน สอบถามครั้งเดียวเทียบได้หลายราย|Direkt vom Hersteller, eine Anfrage, viele Angebote|工場直送、1回の引き合いで複数見積|공장 직거래, 한 번의 문의로 여러 견적|Directo de fábrica, una consulta, muchas ofertas|En direct des usines, une demande, plusieurs offres|Прямо с фабрик: один запрос, много предложений|Direttamente dalle fabbriche, una richiesta, molte offerte|Terus dari kilang, satu pertanyaan, banyak tawaran',
  ),
} as const

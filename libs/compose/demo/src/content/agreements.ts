import type { AgreementTemplateInput } from '@tradeport/domain/agreement/contract'

/** What the demo's customers and providers agree to: invented, and no advice. */
const GENERAL = {
  code: 'service-general',
  sourceLocale: 'zh_CN',
  title: {
    zh_CN: '外贸综合服务协议',
    en_US: 'Foreign trade service agreement',
    de_DE: 'Vereinbarung über Außenhandelsdienste',
    th_TH: 'ข้อตกลงบริการการค้าต่างประเทศ',
  },
  categoryCodes: [],
  variables: [],
} satisfies Omit<AgreementTemplateInput, 'body'>

const ZH = (days: string) => `甲方（委托方）：{customer}
乙方（服务商）：{provider}

# 一、服务内容

甲方委托乙方就订单 {order_no} 提供“{service}”服务，项目为“{item}”，数量 {quantity}。价款、付款方式与交付时间以订单为准。

# 二、双方义务

甲方应及时、完整、真实地提供办理所需资料，并对其真实性负责。

乙方应按订单约定的流程与期限办理，及时通报进展，并对甲方资料保密。

# 三、款项

甲方支付的款项由平台合作的持牌机构托管，甲方确认成果后放款给乙方。

# 四、成果与异议

甲方应在收到成果后 ${days} 日内确认或提出异议；逾期未提出的，视为确认。

# 五、争议

双方协商不成的，由平台依据订单记录处理；仍不服的，提交乙方所在地有管辖权的人民法院。`

const EN = (days: string) => `Customer: {customer}
Service provider: {provider}

# 1. Services

The customer engages the provider for “{service}” under order {order_no}: {item}, quantity {quantity}. Price, payment and time of delivery are those of the order.

# 2. Duties

The customer provides the papers that are needed in time, complete and true, and answers for their truth.

The provider works by the process and within the time of the order, reports on progress, and keeps the customer’s papers confidential.

# 3. Money

What the customer pays is held by the platform’s licensed partner and released to the provider when the customer confirms the result.

# 4. Results

The customer confirms the result or objects to it within ${days} days of receiving it; without an objection it counts as confirmed.

# 5. Disputes

What the parties cannot settle is decided by the platform on the record of the order; after that the courts at the provider’s seat are competent.`

const DE = `Kunde: {customer}
Dienstleister: {provider}

# 1. Leistung

Der Kunde beauftragt den Dienstleister mit „{service}“ gemäß Auftrag {order_no}: {item}, Menge {quantity}. Preis, Zahlung und Lieferzeit ergeben sich aus dem Auftrag.

# 2. Pflichten

Der Kunde stellt die nötigen Unterlagen rechtzeitig, vollständig und wahrheitsgemäß bereit.

Der Dienstleister arbeitet nach Ablauf und Frist des Auftrags, berichtet über den Fortschritt und behandelt die Unterlagen vertraulich.

# 3. Geld

Zahlungen des Kunden verwahrt der lizenzierte Partner der Plattform; sie werden freigegeben, wenn der Kunde das Ergebnis bestätigt.

# 4. Ergebnis

Der Kunde bestätigt das Ergebnis binnen 7 Tagen oder widerspricht; ohne Widerspruch gilt es als bestätigt.

# 5. Streitfälle

Was die Parteien nicht klären, entscheidet die Plattform nach den Aufzeichnungen des Auftrags; danach sind die Gerichte am Sitz des Dienstleisters zuständig.`

const TH = `ลูกค้า: {customer}
ผู้ให้บริการ: {provider}

# 1. บริการ

ลูกค้าว่าจ้างผู้ให้บริการสำหรับ “{service}” ตามคำสั่งซื้อ {order_no}: {item} จำนวน {quantity} ราคา การชำระเงิน และเวลาส่งมอบเป็นไปตามคำสั่งซื้อ

# 2. หน้าที่

ลูกค้าส่งเอกสารที่จำเป็นให้ทันเวลา ครบถ้วน และเป็นความจริง

ผู้ให้บริการทำงานตามขั้นตอนและกำหนดเวลา รายงานความคืบหน้า และรักษาความลับของเอกสาร

# 3. เงิน

เงินของลูกค้าอยู่ในความดูแลของคู่ค้าที่ได้รับอนุญาตของแพลตฟอร์ม และจะจ่ายให้ผู้ให้บริการเมื่อลูกค้ายืนยันผลงาน

# 4. ผลงาน

ลูกค้ายืนยันหรือคัดค้านผลงานภายใน 7 วัน หากไม่คัดค้านถือว่ายืนยัน

# 5. ข้อพิพาท

เรื่องที่ตกลงกันไม่ได้ แพลตฟอร์มตัดสินตามบันทึกของคำสั่งซื้อ`

/** The editions of each template, oldest first. */
export const DEMO_AGREEMENTS: readonly (readonly AgreementTemplateInput[])[] = [
  [
    { ...GENERAL, body: { zh_CN: ZH('5'), en_US: EN('5') } },
    { ...GENERAL, body: { zh_CN: ZH('7'), en_US: EN('7'), de_DE: DE, th_TH: TH } },
  ],
  [
    {
      code: 'customs-agency',
      sourceLocale: 'zh_CN',
      title: { zh_CN: '代理报关委托书／委托报关协议', en_US: 'Customs agency agreement' },
      categoryCodes: ['CUSTOMS'],
      variables: [
        {
          key: 'contact_place',
          label: { zh_CN: '单证原件存放地', en_US: 'Where the original papers are kept' },
          required: true,
        },
      ],
      body: {
        zh_CN: `委托方：{customer}
被委托方：{provider}

# 一、委托事项

委托方委托被委托方办理订单 {order_no} 项下“{item}”的报关手续，数量 {quantity}。

# 二、单证

委托方保证所提供的单证真实、完整、单货相符。单证原件存放于：{contact_place}。

# 三、申报

被委托方应对委托方提供的情况的真实性、完整性进行合理审查，并在单证齐全后及时申报。

# 四、责任

因委托方提供的情况不实造成的后果由委托方承担；因被委托方过错造成的损失由被委托方承担。`,
        en_US: `Principal: {customer}
Agent: {provider}

# 1. Mandate

The principal mandates the agent to clear “{item}”, quantity {quantity}, through customs under order {order_no}.

# 2. Papers

The principal warrants that the papers are true, complete, and agree with the goods. The originals are kept at: {contact_place}.

# 3. Declaration

The agent examines with reasonable care what the principal provides, and declares without delay once all papers are there.

# 4. Liability

The principal answers for untrue information; the agent answers for losses caused by its own fault.`,
      },
    },
  ],
]

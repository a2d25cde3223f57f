import type { LocaleCode } from '@tradeport/kernel/contract-kit'

/** What people say to each other in the demo: people write in one language each. */
export interface DemoTalk {
  readonly title: string
  readonly requirement: string
  readonly answer: string
  readonly reply: string
}

const ENGLISH: DemoTalk = {
  title: 'Autumn collection, first order',
  requirement: 'Please quote per piece, packed in export cartons, our care label sewn in. We need shipment in one lot.',
  answer: 'Thank you for your inquiry. Yarn is in stock, we can send a sealed sample within a week.',
  reply: 'The sample is fine. Could you improve the price at the larger quantity?',
}

const TALK: Partial<Record<LocaleCode, DemoTalk>> = {
  de_DE: {
    title: 'Herbstkollektion, erster Auftrag',
    requirement:
      'Bitte um ein Angebot je Stück, in Exportkartons verpackt, mit unserem Pflegeetikett. Versand in einer Partie.',
    answer: 'Thank you for your inquiry. Yarn is in stock, we can send a sealed sample within a week.',
    reply: 'Das Muster ist in Ordnung. Geht beim Preis für die größere Menge noch etwas?',
  },
  th_TH: {
    title: 'คอลเลกชันฤดูหนาว คำสั่งซื้อแรก',
    requirement: 'ขอราคาต่อชิ้น บรรจุกล่องส่งออก เย็บป้ายดูแลรักษาของเรา ส่งทั้งหมดในครั้งเดียว',
    answer: 'Thank you. We can start within two weeks after the deposit.',
    reply: 'ตัวอย่างดีมาก ราคาสำหรับจำนวนมากลดได้อีกไหม',
  },
  fr_FR: {
    title: 'Collection automne, première commande',
    requirement:
      'Merci de coter à la pièce, en cartons export, avec notre étiquette d’entretien. Expédition en un seul lot.',
    answer: 'Thank you for your inquiry. Colours can be matched to your swatches.',
    reply: 'L’échantillon convient. Pouvez-vous améliorer le prix sur la grande quantité ?',
  },
  es_ES: {
    title: 'Colección de otoño, primer pedido',
    requirement: 'Coticen por pieza, en cajas de exportación, con nuestra etiqueta de cuidado. Envío en un solo lote.',
    answer: 'Thank you for your inquiry. Lab dips take five days.',
    reply: 'La muestra está bien. ¿Pueden mejorar el precio para la cantidad mayor?',
  },
  it_IT: {
    title: 'Collezione autunno, primo ordine',
    requirement:
      'Vi preghiamo di quotare al pezzo, in cartoni da esportazione, con la nostra etichetta. Spedizione unica.',
    answer: 'Thank you for your inquiry. We can offer two qualities.',
    reply: 'Il campione va bene. Potete migliorare il prezzo sulla quantità maggiore?',
  },
  ja_JP: {
    title: '秋物コレクション 初回発注',
    requirement:
      '1点あたりの単価をお見積りください。輸出カートン梱包、当社の品質表示ラベル縫付け、一括出荷を希望します。',
    answer: 'Thank you for your inquiry. We can send a sealed sample within a week.',
    reply: 'サンプルは問題ありません。数量が多い場合の単価をもう少し下げられますか。',
  },
  ko_KR: {
    title: '가을 컬렉션 첫 발주',
    requirement: '개당 단가로 견적 부탁드립니다. 수출 상자 포장, 자사 케어라벨 부착, 일괄 선적을 원합니다.',
    answer: 'Thank you for your inquiry. Yarn is in stock.',
    reply: '샘플은 좋습니다. 수량이 많을 때 단가를 조정해 주실 수 있나요?',
  },
  vi_VN: {
    title: 'Đơn hàng đầu tiên cho mùa tới',
    requirement: 'Vui lòng báo giá theo từng cái, đóng thùng xuất khẩu, giao một lần.',
    answer: 'Thank you for your inquiry. Stock is available.',
    reply: 'Mẫu tốt. Có thể giảm giá cho số lượng lớn hơn không?',
  },
  ru_RU: {
    title: 'Первый заказ на сезон',
    requirement: 'Просим указать цену за штуку в экспортной упаковке, отгрузка одной партией.',
    answer: 'Thank you for your inquiry. We can ship within five weeks.',
    reply: 'Образец подходит. Можете ли вы улучшить цену на большее количество?',
  },
}

export function talkOf(locale: LocaleCode): DemoTalk {
  return TALK[locale] ?? ENGLISH
}

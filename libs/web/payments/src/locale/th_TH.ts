import type en from './en_US'

export default {
  list: 'การชำระเงิน',
  'mode.balance': 'ยอดคงเหลือ',
  'mode.bank_transfer': 'โอนเงินผ่านธนาคาร',
  'kind.hold': '{amount} เข้าเอสโครว์',
  'kind.release': 'จ่าย {amount}',
  'kind.refund': 'คืน {amount} ให้ลูกค้า',
  'kind.reclaim': 'คืน {amount} ให้ลูกค้า จากเงินที่จ่ายไปแล้ว',
  'status.pending': 'กำลังดำเนินการ',
  'status.done': 'เสร็จแล้ว',
  'status.failed': 'ไม่สำเร็จ',
  'failure.insufficient_balance': 'ยอดคงเหลือไม่พอ',
  'failure.declined': 'ธนาคารปฏิเสธการชำระเงิน',
  simulated: 'การจำลอง: ไม่มีเงินจริงเคลื่อนไหว เมื่อเชื่อมต่อธนาคารที่ได้รับอนุญาตแล้ว ธนาคารจะเป็นผู้ถือเงิน',
} satisfies Record<keyof typeof en, string>

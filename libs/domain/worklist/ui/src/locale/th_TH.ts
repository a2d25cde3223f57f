import type en from './en_US'

export default {
  title: 'สิ่งที่รอคุณ',
  'queue.desk': 'แชทที่รอเจ้าหน้าที่',
  'queue.messages': 'ข้อความที่รอตอบ',
  'queue.registrations': 'คำขอลงทะเบียนรอตรวจ',
  'queue.payments': 'การชำระรอยืนยัน',
  'queue.products': 'สินค้ารอตรวจ',
  'queue.services': 'บริการรอตรวจ',
  'queue.serviceDisputes': 'คำสั่งซื้อบริการที่มีข้อพิพาท',
  'queue.servicePayments': 'เงินค่าบริการที่ธนาคารไม่ได้โอน',
  'queue.afterSales': 'เรื่องหลังการขายที่ต้องตัดสิน',
  'queue.news': 'บทความรอตรวจ',
  'queue.faults': 'ข้อผิดพลาดที่รายงาน',
  since: 'เก่าสุดตั้งแต่ {when}',
  nothing: 'ไม่มีสิ่งที่รอ',
  'queue.mail': 'ข้อความที่ส่งไม่ได้',
  'queue.jobs': 'งานที่ล้มเหลวซ้ำ',
} satisfies Record<keyof typeof en, string>

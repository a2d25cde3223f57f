import type en from './en_US'

export default {
  'offline.now': 'ไม่มีการเชื่อมต่อ',
  'offline.since': 'ข้อมูลที่เห็น ณ {when}',
  'offline.typed': 'สิ่งที่คุณพิมพ์จะถูกเก็บไว้จนกว่าจะเชื่อมต่ออีกครั้ง',
  'update.ready': 'มีเวอร์ชันใหม่พร้อมใช้',
  'update.use': 'ใช้เลย',
  'install.title': 'พร้อมใช้เสมอ',
  'install.hint': 'เพิ่มตลาดนี้ไว้ที่หน้าจอหลัก เปิดได้ทันที และสิ่งที่เคยดูยังอ่านได้แม้ไม่มีการเชื่อมต่อ',
  'install.do': 'ติดตั้ง',
  'inquiry.kept': 'สิ่งที่คุณพิมพ์จะถูกเก็บไว้ในโทรศัพท์เครื่องนี้',
  'inquiry.logInAndSend': 'เข้าสู่ระบบและส่ง',
  toCentre: 'เปิดในศูนย์ผู้ซื้อ',
  more: 'แสดงเพิ่มเติม',
} satisfies Record<keyof typeof en, string>

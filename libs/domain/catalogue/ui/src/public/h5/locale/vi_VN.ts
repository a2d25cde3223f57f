import type en from './en_US'

export default {
  'offline.now': 'Không có kết nối',
  'offline.since': 'Nội dung bạn thấy là tính đến {when}.',
  'offline.typed': 'Những gì bạn nhập được giữ lại cho đến khi có kết nối.',
  'update.ready': 'Đã có phiên bản mới.',
  'update.use': 'Dùng ngay',
  'install.title': 'Luôn trong tầm tay',
  'install.hint':
    'Đưa chợ này lên màn hình chính: mở ngay lập tức, và những gì đã xem vẫn đọc được khi không có kết nối.',
  'install.do': 'Cài đặt',
  'inquiry.kept': 'Những gì bạn nhập được giữ trên điện thoại này.',
  'inquiry.logInAndSend': 'Đăng nhập và gửi',
  toCentre: 'Mở trong trung tâm người mua',
  more: 'Xem thêm',
} satisfies Record<keyof typeof en, string>

import type en from './en_US'

export default {
  list: 'Thanh toán',
  'mode.balance': 'Số dư',
  'mode.bank_transfer': 'Chuyển khoản',
  'kind.hold': '{amount} vào ký quỹ',
  'kind.release': 'Giải ngân {amount}',
  'kind.refund': 'Hoàn {amount} cho khách hàng',
  'kind.reclaim': 'Hoàn {amount} cho khách hàng, từ khoản đã chi',
  'status.pending': 'Đang xử lý',
  'status.done': 'Xong',
  'status.failed': 'Không thành công',
  'failure.insufficient_balance': 'Số dư không đủ.',
  'failure.declined': 'Ngân hàng từ chối thanh toán.',
  simulated: 'Mô phỏng: không có tiền thật. Khi kết nối ngân hàng được cấp phép, ngân hàng sẽ giữ tiền.',
} satisfies Record<keyof typeof en, string>

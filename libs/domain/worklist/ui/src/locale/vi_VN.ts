import type en from './en_US'

export default {
  title: 'Việc cần làm',
  'queue.desk': 'Hội thoại chờ nhân viên',
  'queue.messages': 'Tin nhắn chờ trả lời',
  'queue.registrations': 'Đăng ký chờ duyệt',
  'queue.payments': 'Thanh toán chờ xác nhận',
  'queue.products': 'Sản phẩm chờ duyệt',
  'queue.services': 'Dịch vụ chờ duyệt',
  'queue.serviceDisputes': 'Đơn dịch vụ đang tranh chấp',
  'queue.servicePayments': 'Tiền dịch vụ ngân hàng chưa chuyển',
  'queue.afterSales': 'Yêu cầu hậu mãi chờ quyết định',
  'queue.news': 'Bài viết chờ duyệt',
  'queue.faults': 'Lỗi được báo',
  since: 'Lâu nhất từ {when}',
  nothing: 'Không có gì chờ',
  'queue.mail': 'Tin nhắn không gửi được',
  'queue.jobs': 'Tác vụ liên tục lỗi',
} satisfies Record<keyof typeof en, string>

import type en from './en_US'

export default {
  'block.title': 'Công ty bị chặn',
  'block.empty': 'Chưa chặn công ty nào. Việc chặn thực hiện từ cuộc đàm phán.',
  'block.ofCompany': 'Chặn',
  'block.none': 'Không có ai bị chặn, dù bởi công ty này hay từ phía công ty khác.',
  'block.status.blocked': 'Bị chặn',
  'block.column.blocked': 'Bị chặn',
  'block.column.blocker': 'Bên chặn',
  'block.column.reason': 'Lý do',
  'block.column.byName': 'Người thực hiện',
  'block.column.createdAt': 'Từ',
  'block.unnamed': 'Người mua của yêu cầu {no}',
  'block.reason.spam': 'Tin nhắn hàng loạt không mong muốn',
  'block.reason.fraud': 'Nghi ngờ lừa đảo',
  'block.reason.abuse': 'Xúc phạm hoặc thô lỗ',
  'block.reason.no_fit': 'Không phù hợp kinh doanh',
  'block.reason.other': 'Khác',
  'block.intro':
    'Không còn gì mới từ công ty này: yêu cầu, báo giá hay tin nhắn. Đơn hàng đang mở vẫn tiếp tục. Họ không được báo ai đã chặn.',
  'block.note': 'Ghi chú cho đồng nghiệp',
  'block.action.lift': 'Bỏ chặn',
  'block.confirm': 'Công ty có thể hỏi, báo giá và nhắn tin trở lại.',
  'block.done': 'Đã bỏ chặn.',
} satisfies Record<keyof typeof en, string>

import type en from './en_US'

export default {
  title: '待办事项',
  'queue.desk': '等待人工的对话',
  'queue.messages': '待回复的留言',
  'queue.registrations': '待审核的入驻申请',
  'queue.payments': '待确认的付款',
  'queue.products': '待审核的产品',
  'queue.services': '待审核的服务',
  'queue.serviceDisputes': '争议中的服务订单',
  'queue.servicePayments': '银行未划转的服务款',
  'queue.afterSales': '待裁定的售后单',
  'queue.news': '待审阅的文章',
  'queue.faults': '未解决的故障',
  since: '最早的自 {when} 起等待',
  nothing: '没有待办事项',
  'queue.mail': '未能发送的消息',
  'queue.jobs': '持续失败的任务',
} satisfies Record<keyof typeof en, string>

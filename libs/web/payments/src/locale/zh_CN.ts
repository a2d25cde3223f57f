import type en from './en_US'

export default {
  list: '款项',
  'mode.balance': '余额',
  'mode.bank_transfer': '银行转账',
  'kind.hold': '{amount}存入托管',
  'kind.release': '{amount}已拨付',
  'kind.refund': '{amount}退还客户',
  'kind.reclaim': '{amount} 从已付款中退回客户',
  'status.pending': '处理中',
  'status.done': '已完成',
  'status.failed': '未成功',
  'failure.insufficient_balance': '余额不足。',
  'failure.declined': '银行拒绝了付款。',
  simulated: '模拟环境：不发生真实资金往来；接入持牌银行后由其托管资金。',
} satisfies Record<keyof typeof en, string>

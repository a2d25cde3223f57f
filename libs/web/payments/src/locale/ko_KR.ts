import type en from './en_US'

export default {
  list: '결제 내역',
  'mode.balance': '잔액',
  'mode.bank_transfer': '계좌 이체',
  'kind.hold': '{amount} 에스크로 예치',
  'kind.release': '{amount} 지급',
  'kind.refund': '{amount} 고객 환불',
  'kind.reclaim': '지급된 금액에서 고객에게 {amount} 환불',
  'status.pending': '처리 중',
  'status.done': '완료',
  'status.failed': '실패',
  'failure.insufficient_balance': '잔액이 부족합니다.',
  'failure.declined': '은행이 결제를 거절했습니다.',
  simulated: '모의 환경: 실제 돈은 움직이지 않습니다. 인가된 은행이 연결되면 그 은행이 보관합니다.',
} satisfies Record<keyof typeof en, string>

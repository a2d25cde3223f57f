import type en from './en_US'

export default {
  title: '처리할 일',
  'queue.desk': '상담원을 기다리는 대화',
  'queue.messages': '답변할 메시지',
  'queue.registrations': '심사할 등록',
  'queue.payments': '확인할 입금',
  'queue.products': '심사할 제품',
  'queue.services': '심사할 서비스',
  'queue.serviceDisputes': '분쟁 중인 서비스 주문',
  'queue.servicePayments': '은행이 이체하지 않은 서비스 대금',
  'queue.afterSales': '결정할 사후 서비스 건',
  'queue.news': '검토할 기사',
  'queue.faults': '신고된 오류',
  since: '가장 오래된 것은 {when}부터',
  nothing: '대기 중인 일이 없습니다',
  'queue.mail': '보내지 못한 메시지',
  'queue.jobs': '계속 실패하는 작업',
} satisfies Record<keyof typeof en, string>

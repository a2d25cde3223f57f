import type en from './en_US'

export default {
  'block.title': '차단한 회사',
  'block.empty': '차단한 회사가 없습니다. 협상 화면에서 차단합니다.',
  'block.ofCompany': '차단',
  'block.none': '이 회사가 차단한 회사도, 이 회사를 차단한 회사도 없습니다.',
  'block.status.blocked': '차단됨',
  'block.column.blocked': '차단 대상',
  'block.column.blocker': '차단한 회사',
  'block.column.reason': '이유',
  'block.column.byName': '담당자',
  'block.column.createdAt': '시작일',
  'block.unnamed': '문의 {no}의 구매자',
  'block.reason.spam': '원치 않는 대량 메시지',
  'block.reason.fraud': '사기 의심',
  'block.reason.abuse': '모욕적이거나 무례함',
  'block.reason.no_fit': '사업이 맞지 않음',
  'block.reason.other': '기타',
  'block.intro':
    '이 회사로부터 새로운 문의, 견적, 메시지가 오지 않습니다. 진행 중인 주문은 계속됩니다. 누가 차단했는지 알리지 않습니다.',
  'block.note': '동료를 위한 메모',
  'block.action.lift': '차단 해제',
  'block.confirm': '이 회사가 다시 문의, 견적, 메시지를 보낼 수 있습니다.',
  'block.done': '차단을 해제했습니다.',
} satisfies Record<keyof typeof en, string>

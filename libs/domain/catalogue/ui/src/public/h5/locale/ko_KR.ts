import type en from './en_US'

export default {
  'offline.now': '연결되지 않음',
  'offline.since': '{when} 기준 내용입니다.',
  'offline.typed': '입력한 내용은 다시 연결될 때까지 보관됩니다.',
  'update.ready': '새 버전이 준비되었습니다.',
  'update.use': '지금 사용',
  'install.title': '늘 가까이에',
  'install.hint': '이 마켓을 홈 화면에 추가하면 바로 열리고, 본 내용은 연결 없이도 읽을 수 있습니다.',
  'install.do': '설치',
  'inquiry.kept': '입력한 내용은 이 휴대폰에 보관됩니다.',
  'inquiry.logInAndSend': '로그인하고 보내기',
  toCentre: '구매자 센터에서 열기',
  more: '더 보기',
} satisfies Record<keyof typeof en, string>

import type en from './en_US'

export default {
  'offline.now': '无网络连接',
  'offline.since': '当前内容截至 {when}。',
  'offline.typed': '您输入的内容会保留到恢复连接。',
  'update.ready': '新版本已就绪。',
  'update.use': '立即使用',
  'install.title': '放到手边',
  'install.hint': '把本市场添加到主屏幕：打开即用，看过的内容断网也能阅读。',
  'install.do': '安装',
  'inquiry.kept': '您输入的内容会保存在这部手机上。',
  'inquiry.logInAndSend': '登录并发送',
  toCentre: '在买家中心打开',
  more: '显示更多',
} satisfies Record<keyof typeof en, string>

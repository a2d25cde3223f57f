import type en from './en_US'

export default {
  'offline.now': '接続がありません',
  'offline.since': '{when} 時点の内容を表示しています。',
  'offline.typed': '入力した内容は、接続が戻るまで保存されます。',
  'update.ready': '新しいバージョンがあります。',
  'update.use': '今すぐ使う',
  'install.title': 'いつでも手元に',
  'install.hint': 'このマーケットをホーム画面に追加すると、すぐに開き、見た内容は接続がなくても読めます。',
  'install.do': 'インストール',
  'inquiry.kept': '入力した内容はこの端末に保存されます。',
  'inquiry.logInAndSend': 'ログインして送信',
  toCentre: 'バイヤーセンターで開く',
  more: 'もっと見る',
} satisfies Record<keyof typeof en, string>

import type en from './en_US'

export default {
  list: '支払い',
  'mode.balance': '残高',
  'mode.bank_transfer': '銀行振込',
  'kind.hold': '{amount}をエスクローへ',
  'kind.release': '{amount}を支払い',
  'kind.refund': '{amount}を顧客へ返金',
  'kind.reclaim': '{amount} を支払い済み分から顧客へ返金',
  'status.pending': '処理中',
  'status.done': '完了',
  'status.failed': '失敗',
  'failure.insufficient_balance': '残高が足りません。',
  'failure.declined': '銀行が支払いを拒否しました。',
  simulated: 'シミュレーションです。実際のお金は動きません。認可銀行の接続後はその銀行が預かります。',
} satisfies Record<keyof typeof en, string>

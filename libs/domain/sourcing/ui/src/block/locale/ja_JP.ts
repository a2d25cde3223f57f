import type en from './en_US'

export default {
  'block.title': 'ブロックした会社',
  'block.empty': 'ブロック中の会社はありません。商談の画面からブロックできます。',
  'block.ofCompany': 'ブロック',
  'block.none': 'この会社によるブロックも、この会社に対するブロックもありません。',
  'block.status.blocked': 'ブロック中',
  'block.column.blocked': 'ブロック先',
  'block.column.blocker': 'ブロック元',
  'block.column.reason': '理由',
  'block.column.byName': '担当者',
  'block.column.createdAt': '日付',
  'block.unnamed': '引き合い{no}のバイヤー',
  'block.reason.spam': '迷惑な大量送信',
  'block.reason.fraud': '詐欺の疑い',
  'block.reason.abuse': '暴言・無礼',
  'block.reason.no_fit': '取引が合わない',
  'block.reason.other': 'その他',
  'block.intro':
    'この会社からの新しい引き合い・見積・メッセージは届きません。進行中の注文は続きます。誰がブロックしたかは相手に伝わりません。',
  'block.note': '社内メモ',
  'block.action.lift': 'ブロックを解除',
  'block.confirm': 'この会社は再び引き合い・見積・メッセージを送れます。',
  'block.done': 'ブロックを解除しました。',
} satisfies Record<keyof typeof en, string>

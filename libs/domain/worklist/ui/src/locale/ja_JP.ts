import type en from './en_US'

export default {
  title: '対応待ち',
  'queue.desk': '担当者待ちのチャット',
  'queue.messages': '返信待ちのメッセージ',
  'queue.registrations': '審査待ちの登録',
  'queue.payments': '確認待ちの入金',
  'queue.products': '審査待ちの商品',
  'queue.services': '審査待ちのサービス',
  'queue.serviceDisputes': '係争中のサービス注文',
  'queue.servicePayments': '銀行が移動しなかったサービス代金',
  'queue.afterSales': '裁定待ちのアフターサービス案件',
  'queue.news': '確認待ちの記事',
  'queue.faults': '報告された不具合',
  since: '最も古いものは {when} から',
  nothing: '対応待ちはありません',
  'queue.mail': '送信できなかったメッセージ',
  'queue.jobs': '失敗が続くジョブ',
} satisfies Record<keyof typeof en, string>

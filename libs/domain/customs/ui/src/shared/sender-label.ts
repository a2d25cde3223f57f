import type { SingleWindowSender } from '@tradeport/domain/customs/contract'

/** What tells senders of one company apart: their codes, and where those are the same their cards. */
export const senderLabel = ({ copName, copCode, icCardNo }: SingleWindowSender): string =>
  [copName, copCode, ...(icCardNo ? [`…${icCardNo}`] : [])].join(' · ')

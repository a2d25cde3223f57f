export { CHAT_PARTIES, answerMachine, conversationMachine, type ChatParty } from './conversation.machine'
export {
  ANSWER_LIMIT_MS,
  DESK_HOURS,
  DESK_READERS,
  DESK_ROLES,
  IDLE_CLOSES_AFTER_MS,
  LOST_AFTER_MS,
  THOUGHTS_DAYS,
  TOKENS_PER_DAY,
  UNANSWERED_BEFORE_HUMAN,
  WAIT_FOR_AGENT_MS,
  deskHours,
  estimatedTokens,
  titleOf,
  usageDay,
  usageResetsAt,
  type DeskHours,
} from './limits'

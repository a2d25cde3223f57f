export {
  AGENTS,
  MESSAGE_READERS,
  SPAM_DAYS,
  isAgent,
  leaveMessageMachine,
  operatorActions,
  reopenUntil,
  trackActions,
  trackStatus,
} from './leave-message.machine'
export { agentsFor } from './agents'
export { messageProblems, type MessageProblem, type MessageValues } from './message-check'
export { answerHours } from './answer-hours'
export { MIN_FILL_MS, SPAM_REASONS, SPAM_THRESHOLD, spamFingerprint, spamScore, type SpamReason } from './spam-score'
export { callingCode, countryOfCallingCode } from './calling-codes'

import type { ChatMessage } from '@tradeport/domain/assistant/contract'

const LINE = 26
/** Above and below each, in `chat.module.css`. */
const SPACE = 20
/** What stands around an answer and around a question. */
const ANSWER = 96
const QUESTION = 68
/** Of a line as wide as an answer can be. */
const MOST_CHARACTERS = 90
/** Beside a line, and of one character, in pixels. */
const BESIDE = 90
const CHARACTER = 8

/** The room that messages will about take before they are drawn. */
export const guessedRoom = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, message) => sum + guessedHeight(message) + SPACE, 0)

/** As tall as a message will about be, in pixels, before it was ever laid out: so that the log is about as long as it will be. */
export function guessedHeight({ role, content, reasoning, sources, actions }: ChatMessage): number {
  if (role === 'system') return LINE
  const characters = Math.min(MOST_CHARACTERS, Math.max(20, (innerWidth - BESIDE) / CHARACTER))
  const lines = content.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / characters), 0)
  const around = role === 'user' ? QUESTION : ANSWER
  return around + (lines + (reasoning === null ? 0 : 1) + (sources.length > 0 ? 1 : 0) + actions.length * 4) * LINE
}

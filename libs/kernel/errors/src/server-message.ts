import { SERVER_MESSAGE_MAX } from '@tradeport/kernel/config'

/** The server's message as it may be shown: empty where it is no string or too long (spec section 5). */
export function serverMessage(message: unknown): string {
  return typeof message === 'string' && message.length <= SERVER_MESSAGE_MAX ? message : ''
}

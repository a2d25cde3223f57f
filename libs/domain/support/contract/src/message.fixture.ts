import type { MessageSubmitInput } from './leave-message.schema'

/** What a visitor fills in; the token comes from `messageForm`. */
export function aMessageInput(over: Partial<MessageSubmitInput> & { formToken: string }): MessageSubmitInput {
  return {
    form: '1',
    type: 'procurement',
    needs: 'We are looking for 3,000 merino crew neck sweaters, 12 gauge, shipment in March.',
    country: 'DE',
    name: 'Anna Krüger',
    email: 'anna@nordhaus.example',
    origin: 'portal',
    ...over,
  }
}

export default {
  title: 'What waits for you',
  'queue.desk': 'Chats waiting for a person',
  'queue.messages': 'Messages to answer',
  'queue.registrations': 'Registrations to review',
  'queue.payments': 'Payments to confirm',
  'queue.products': 'Products to review',
  'queue.services': 'Services to review',
  'queue.news': 'Articles to review',
  'queue.faults': 'Reported faults',
  since: 'The oldest since {when}',
  nothing: 'Nothing waits',
} as const

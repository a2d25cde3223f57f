/** Reasons that the product gives itself; all others are the words of the Single Window. */
export const FAILURES = ['no_answer', 'not_delivered'] as const

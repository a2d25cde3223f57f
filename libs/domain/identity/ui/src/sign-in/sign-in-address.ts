/** One field takes both: what consists of digits is a phone number. */
export function addressInput(typed: string): { email: string } | { phone: string } {
  const phone = typed.trim().replaceAll(/[\s().-]/g, '')
  return /^\+?\d+$/.test(phone) ? { phone } : { email: typed }
}

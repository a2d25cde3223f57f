/** Letters count 10 to 35, as in ISO 7064 and IBANs. */
function remainder97(text: string): number {
  let rest = 0
  for (const character of text.toUpperCase()) {
    const value = Number.parseInt(character, 36)
    if (Number.isNaN(value)) continue
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** What the payer writes on the transfer of an instalment: order, number and two check digits (ISO 7064 mod 97-10). */
export function remitReference(orderNo: string, seq: number): string {
  const body = `${orderNo}-${seq}`
  const check = 98 - remainder97(`${body}00`)
  return `${body}-${String(check).padStart(2, '0')}`
}

/** Whether a reference typed off a bank statement can be right. */
export function isRemitReference(reference: string): boolean {
  return /^[A-Z]{2}\d+-\d+-\d{2}$/i.test(reference) && remainder97(reference) === 1
}

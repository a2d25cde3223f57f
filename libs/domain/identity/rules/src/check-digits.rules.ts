/** The arithmetic that check digits of registers and tax offices are made of. */
export const digits = (text: string) => [...text].map(Number)

export const at = (values: readonly number[], index: number) => values.at(index) ?? -1

export const weighted = (values: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0)

/** The weighted sum of all digits, the check digit among them, leaves a certain rest. */
export const weighs =
  (weights: readonly number[], modulus: number, rest = 0) =>
  (text: string): boolean =>
    weighted(digits(text), weights) % modulus === rest

/** The last digit makes the Luhn sum of all of them a multiple of ten. */
export function luhn(text: string): boolean {
  const sum = digits(text)
    .reverse()
    .reduce((total, digit, index) => {
      const value = index % 2 === 1 ? digit * 2 : digit
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** ISO 7064 MOD 11,10, as the German tax office uses it for VAT numbers. */
export function mod1110(text: string): boolean {
  const values = digits(text)
  const product = values.slice(0, -1).reduce((rest, digit) => {
    const sum = (digit + rest) % 10 || 10
    return (2 * sum) % 11
  }, 10)
  return (11 - product) % 10 === at(values, -1)
}

/** What the digits of a number add up to. */
export const digitSum = (value: number) => digits(String(value)).reduce((sum, digit) => sum + digit, 0)

export const percent = (share: number) => `${(share * 100).toFixed(0).padStart(4)} %`

/** What was asked for, what was measured, and whether the one meets the other. */
export class Verdicts {
  private readonly rows: { goal: string; measured: string; meets: boolean }[] = []

  add(goal: string, measured: string, meets: boolean): void {
    this.rows.push({ goal, measured, meets })
  }

  get good(): boolean {
    return this.rows.every(({ meets }) => meets)
  }

  print(): void {
    process.stdout.write('\n')
    for (const { goal, measured, meets } of this.rows)
      process.stdout.write(`${meets ? 'PASS' : 'FAIL'}  ${goal.padEnd(52)}${measured.trim()}\n`)
  }
}

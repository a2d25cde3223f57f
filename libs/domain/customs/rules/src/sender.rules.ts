import type { ConnectionProblem, ConnectionStep, SenderMode, TestedStep } from '@tradeport/domain/customs/contract'
import { CONNECTION_STEPS } from '@tradeport/domain/customs/contract'

interface Certified {
  readonly mode: SenderMode
  readonly certNo: string
  /** The last day on which it holds. */
  readonly certValidTo: string | null
}

/** The simulator asks for no certificate; one that is named has to hold there, too. */
const needsNone = ({ mode, certNo }: Certified) => mode === 'simulator' && certNo === ''

export function certProblem(sender: Certified, today: string): ConnectionProblem | null {
  if (needsNone(sender)) return null
  if (sender.certNo === '' || sender.certValidTo === null) return 'cert_missing'
  return sender.certValidTo < today ? 'cert_ended' : null
}

/** All steps in their order: the certificate first, then what its way looked at; what nobody looked at does not apply. */
export function testedSteps(sender: Certified, today: string, ofWay: readonly TestedStep[]): TestedStep[] {
  const problem = certProblem(sender, today)
  const cert: TestedStep = { step: 'cert', state: problem ? 'failed' : 'ok', problem, about: sender.certValidTo }
  const looked = new Map([cert, ...ofWay].map(step => [step.step, step]))
  if (needsNone(sender)) looked.delete('cert')
  return CONNECTION_STEPS.map(step => looked.get(step) ?? { step, state: 'not_applicable', problem: null, about: null })
}

/** In one word: the first step that failed, else the last one that was looked at. */
export function testResult(steps: readonly TestedStep[]): { ok: boolean; step: ConnectionStep; message: string } {
  const failed = steps.find(({ state }) => state === 'failed')
  const shown = failed ?? steps.findLast(({ state }) => state === 'ok')
  return { ok: !failed, step: shown?.step ?? 'auth', message: failed?.problem ?? '' }
}

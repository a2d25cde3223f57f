import { lazy, Suspense, useState, type ReactNode } from 'react'
import { StepUp } from '@tradeport/web/react'

const ProofDialog = lazy(() => import('./proof-dialog'))

/** Where a call needs to know once more who makes it, its page asks and goes on. */
export function ProofGate({ children }: { children: ReactNode }) {
  const [answers, setAnswers] = useState<readonly ((proved: boolean) => void)[]>([])
  const ask = () => new Promise<boolean>(resolve => setAnswers(current => [...current, resolve]))
  const settle = (proved: boolean) => {
    for (const answer of answers) answer(proved)
    setAnswers([])
  }
  return (
    <>
      <StepUp ask={ask}>{children}</StepUp>
      {answers.length > 0 && (
        <Suspense fallback={null}>
          <ProofDialog onProved={() => settle(true)} onClose={() => settle(false)} />
        </Suspense>
      )}
    </>
  )
}

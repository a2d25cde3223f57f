import { CONNECTION_PROBLEMS, type ConnectionProblem } from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'

const isProblem = (message: string): message is ConnectionProblem =>
  CONNECTION_PROBLEMS.some(known => known === message)

/** What a test of the connection found, in the reader's words; what an older one kept is shown as it is. */
export function useTestProblem() {
  const t = useT('customs')
  return (message: string, about: string | null) =>
    isProblem(message) ? t(`desk.test.problem.${message}`, { about: about ?? '' }) : message
}

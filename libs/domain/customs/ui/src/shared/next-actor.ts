import type { DeclarationRow } from '@tradeport/domain/customs/contract'
import { TURN } from '@tradeport/domain/customs/rules'
import { useT } from '@tradeport/web/i18n'

/** Steps that move a form on: whoever may take one of them is the one it waits for. */
const MOVES = ['submit', 'approve_pass', 'push_single_window', 'redeclare'] as const

/** Who has to do something next, in the reader's words; undefined when nobody has. */
export function useNextActor(): (row: Pick<DeclarationRow, 'status' | 'channel' | 'actions'>) => string | undefined {
  const t = useT('customs')
  return ({ status, channel, actions }) => {
    const turn = TURN[status]
    if (turn === 'nobody') return undefined
    // What was declared elsewhere is followed there.
    if (channel === 'offline') return t('turn.customs')
    return t(MOVES.some(move => actions.includes(move)) ? 'turn.you' : `turn.${turn}`)
  }
}

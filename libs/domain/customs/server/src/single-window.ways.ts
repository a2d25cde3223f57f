import type { SenderMode } from '@tradeport/domain/customs/contract'
import { singleWindowFolder } from './single-window.folder'
import type { SenderWay, SingleWindowPort } from './single-window.port'
import { singleWindowSimulator } from './single-window.simulator'

/**
 * The ways that an installation has, each sender by its own: folders of import clients where it has a place for them, and the simulator where
 * it has none, or wants both.
 */
export function singleWindowWays({ folder, simulator }: { folder?: string; simulator?: boolean }): SingleWindowPort {
  const ways: Partial<Record<SenderMode, SingleWindowPort>> = {
    ...(folder === undefined ? {} : { client_folder: singleWindowFolder(folder) }),
    ...(folder === undefined || simulator ? { simulator: singleWindowSimulator } : {}),
  }
  const all = Object.values(ways)
  const wayOf = ({ mode }: SenderWay): SingleWindowPort => {
    const way = ways[mode]
    if (!way) throw new Error(`there is no way here by ${mode}`)
    return way
  }
  return {
    modes: all.flatMap(({ modes }) => modes),
    async test(sender) {
      const way = ways[sender.mode]
      return way ? way.test(sender) : [{ step: 'network', state: 'failed', problem: 'mode_closed', about: null }]
    },
    holds: async (step, sender, clientSeqNo) => wayOf(sender).holds(step, sender, clientSeqNo),
    deliver: async (step, sender, message) => wayOf(sender).deliver(step, sender, message),
    receipts: async (step, senders) => (await Promise.all(all.map(way => way.receipts(step, senders)))).flat(),
    async taken(step, receipts) {
      const lying = receipts.filter(({ from }) => from)
      const told = receipts.filter(({ from }) => !from)
      if (lying.length > 0) await ways.client_folder?.taken(step, lying)
      if (told.length > 0) await ways.simulator?.taken(step, told)
    },
  }
}

import {
  declarationContent,
  type DeclarationContent,
  type DeclarationType,
  type IeFlag,
} from '@tradeport/domain/customs/contract'

export interface StartOptions {
  ieFlag: IeFlag
  declType: DeclarationType
  isBroker: boolean
  /** With which whoever writes the form signs at the Single Window. */
  declarant: { readonly name: string; readonly code: string; readonly scc: string } | null
  /** Whose goods they are. */
  company: { readonly name: string; readonly regNo: string }
  /** No broker does it for the company. */
  declaresItself: boolean
}

/** A new form with what is known already: who trades, who declares, and what is the same in nearly every form. */
export function startContent({
  ieFlag,
  declType,
  isBroker,
  declarant,
  company,
  declaresItself,
}: StartOptions): DeclarationContent {
  const own = declarant ?? { name: company.name, scc: company.regNo, code: '' }
  const trade = isBroker ? { name: company.name, scc: '', code: '' } : own
  const agent = isBroker
    ? (declarant ?? { name: '', scc: '', code: '' })
    : declaresItself
      ? own
      : { name: '', scc: '', code: '' }
  return declarationContent.parse({
    ieFlag,
    declType,
    head: {
      tradeName: trade.name,
      tradeCoScc: trade.scc,
      tradeCode: trade.code,
      ownerName: trade.name,
      ownerCodeScc: trade.scc,
      ownerCode: trade.code,
      agentName: agent.name,
      agentCodeScc: agent.scc,
      agentCode: agent.code,
      entryType: 'M',
      promiseItems: '000',
      markNo: 'N/M',
    },
  })
}

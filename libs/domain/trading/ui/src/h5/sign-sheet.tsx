import { useState } from 'react'
import { termsSign, type OrderDetail } from '@tradeport/domain/trading/contract'
import { useT } from '@tradeport/web/i18n'
import { PhoneFacts, Sheet } from '@tradeport/web/phone'
import { useDialogAction, useFieldText, useFormat, useText } from '@tradeport/web/react'
import { Checkbox } from '@tradeport/web/ui'
import { useContractClauses, useContractFacts } from '../contract/contract-words'
import { useTotals } from '../contract/use-totals'
import { useWords } from '../shared/use-words'
import type { StepProps } from './steps'

/** The whole contract, then the signature: nobody signs here what they could not read here. */
export function SignSheet({ order, onClose }: StepProps) {
  const t = useT('trading')
  const fieldText = useFieldText()
  const [read, setRead] = useState(false)
  const [asked, setAsked] = useState(false)
  const { run, pending } = useDialogAction(termsSign, { done: () => t('terms.done.sign'), onClose })
  const { id, version, versionNo, contentHash } = order.terms
  const submit = () => {
    setAsked(true)
    if (read) void run({ id, version, contentHash })
  }
  return (
    <Sheet
      title={t('terms.title', { version: versionNo })}
      submit={t('terms.action.sign')}
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('terms.sign.intro', { version: versionNo })}</p>
      <Contract order={order} />
      <Checkbox checked={read} onValue={setRead} error={asked && !read ? fieldText('required') : undefined}>
        {t('terms.sign.read')}
      </Checkbox>
    </Sheet>
  )
}

function Contract({ order }: { order: OrderDetail }) {
  const t = useT('trading')
  const ts = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const words = useWords()
  const { body, contentHash } = order.terms
  const facts = useContractFacts(order)
  const totals = useTotals(body)
  const clauses = useContractClauses(body)
  return (
    <PhoneFacts
      facts={[
        { key: 'buyer', label: ts('party.buyer'), value: body.buyerName },
        { key: 'seller', label: ts('party.seller'), value: text(body.sellerName) },
        ...body.items.map(item => ({
          key: `item${item.lineNo}`,
          label: `${item.lineNo}. ${item.name}`,
          value: [
            ...item.specs.map(spec => `${spec.name}: ${spec.value}`),
            `${words.quantity(item.qty, item.unit)} × ${format.unitPrice(item.unitPrice, body.currency)}`,
            format.money(item.amount, body.currency),
          ].join('\n'),
        })),
        ...totals,
        {
          key: 'plan',
          label: ts('quotation.paymentPlan'),
          value: order.milestones
            .map(part => `${format.money(part.amount, part.currency)} – ${words.instalment(part)}`)
            .join('\n'),
        },
        ...facts,
        ...clauses.map(({ key, title, body: sentence }) => ({ key, label: title, value: sentence })),
        { key: 'hash', label: t('contract.paper'), value: t('contract.hash', { hash: contentHash }) },
      ]}
    />
  )
}

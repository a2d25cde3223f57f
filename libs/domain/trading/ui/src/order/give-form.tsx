import { orderColleagues, type OrderRow } from '@tradeport/domain/trading/contract'
import { GiveForm, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'

export function GiveOrderForm({ row, ...props }: ActionFormProps<OrderRow>) {
  const t = useT('trading')
  const { data } = useEndpoint(orderColleagues, { id: row.id })
  const texts = {
    submit: t('order.action.reassign'),
    to: t('colleague.to'),
    note: t('colleague.note'),
    nobody: t('colleague.nobody'),
    option: (params: { name: string; count: number }) => t('colleague.option', params),
  }
  return <GiveForm {...props} colleagues={data?.colleagues} texts={texts} />
}

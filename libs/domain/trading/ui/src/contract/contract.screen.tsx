import { Button } from 'antd'
import { useParams } from 'react-router-dom'
import { orderDetail, tradingRoutes } from '@tradeport/domain/trading/contract'
import { EntityDetail } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useLive, useTitle } from '@tradeport/web/react'
import { LinkButton, PrintIcon } from '@tradeport/web/ui'
import { orderEntity } from '../order/order.entity'
import { useAudience } from '../shared/audience'
import { ContractPaper } from './contract-paper'

/** The contract to be read, printed and kept. */
export default function ContractScreen() {
  const t = useT('trading')
  const { id = '' } = useParams()
  useLive('order')
  const state = useEndpoint(orderDetail, { id }, { enabled: id !== '' })
  useTitle(state.data && t('contract.titleOf', { no: state.data.no }))
  return (
    <EntityDetail
      entity={orderEntity}
      audience={useAudience()}
      state={state}
      backTo="/orders"
      extra={detail => (
        <>
          <LinkButton href={tradingRoutes.order(detail.id)} variant="secondary" size="small">
            {t('contract.back')}
          </LinkButton>
          <Button type="primary" icon={<PrintIcon size={16} />} onClick={() => window.print()}>
            {t('contract.print')}
          </Button>
        </>
      )}
    >
      {detail => <ContractPaper order={detail} />}
    </EntityDetail>
  )
}

import { InquiryTasks, NewInquiryLink } from '@tradeport/domain/sourcing/ui'
import { OrderTasks } from '@tradeport/domain/trading/ui'
import { useT } from '@tradeport/web/i18n'
import { ForReaders } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { StartPage } from '@tradeport/web/ui'

/** Where a buyer starts the day: what must be done now, of all domains. */
export default function HomePage() {
  const t = useT('sourcing')
  return (
    <StartPage head={<PageHeader title={t('home.title')} note={t('home.note')} actions={<NewInquiryLink />} />}>
      <ForReaders of="inquiry:read">
        <InquiryTasks />
      </ForReaders>
      <ForReaders of="order:read">
        <OrderTasks />
      </ForReaders>
    </StartPage>
  )
}

import { customsOrderContent, customsOrderDraft, customsOrderRoutes } from '@tradeport/domain/customs/contract'
import { profile } from '@tradeport/domain/identity/contract'
import { z } from '@tradeport/kernel/contract-kit'
import { PathField, useSchemaForm } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useEndpoint } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Banner, SkeletonText } from '@tradeport/web/ui'
import { useSearchParams } from 'react-router-dom'
import { BrokerPicker } from '../shared/company-picker'
import wizard from '../wizard/wizard.module.css'
import { BrokerName, OrderForm } from './order-form'
import { useStartContent, type StartOfOrder } from './use-start-content'

const draftSchema = z.object({ content: customsOrderContent(), providerCompanyId: z.string().check(z.minLength(1)) })

/** A new order: by itself, of a trade order (`?order=`), of a service order (`?serviceOrder=`), or like a former one (`?copy=`). */
export default function NewCustomsOrderScreen() {
  const t = useT('customsOrder')
  const [params] = useSearchParams()
  const serviceOrderId = params.get('serviceOrder')
  const copy = params.get('copy')
  const who = useEndpoint(profile, {}).data
  const start = useStartContent({ order: params.get('order'), serviceOrder: serviceOrderId, copy })
  return (
    <div className={wizard['page']}>
      <PageHeader
        title={t('create')}
        path={[
          { key: 'list', label: t('title'), href: customsOrderRoutes.list },
          { key: 'here', label: t('create') },
        ]}
      />
      {start && who ? (
        <Start
          start={start}
          place={`${who.user?.id}.${who.company?.id}.${params.toString() || 'new'}`}
          serviceOrderId={serviceOrderId}
          copy={copy}
        />
      ) : (
        <SkeletonText lines={16} />
      )}
    </div>
  )
}

interface StartProps {
  start: StartOfOrder
  /** Whose it is, and what it comes of: entries of somebody else, or of another one, are not mixed with these. */
  place: string
  serviceOrderId: string | null
  /** Its papers go along. */
  copy: string | null
}

function Start({ start, place, serviceOrderId, copy }: StartProps) {
  const t = useT('customsOrder')
  const navigate = useNavigateTo()
  const form = useSchemaForm({
    start: () => ({ content: start.content, providerCompanyId: start.broker?.id ?? '' }),
    schema: draftSchema,
    prefix: '',
    place: `customsOrder.${place}`,
    version: null,
  })
  const draft = useAction(customsOrderDraft)
  const save = async () => {
    if (!form.check()) return
    const { content, providerCompanyId } = form.value
    const result = await draft.run({
      content,
      ...(serviceOrderId === null ? { providerCompanyId } : { serviceOrderId }),
      ...(copy === null ? {} : { copyOf: copy }),
    })
    if (!result.ok) return form.refuse(result)
    form.settle()
    navigate(customsOrderRoutes.order(result.data.id), { replace: true })
  }
  return (
    <>
      <Banner tone="info" title={t(copy === null ? 'form.intro' : 'form.copied')} />
      <OrderForm
        form={form}
        pending={draft.pending}
        onSave={() => void save()}
        broker={
          start.broker ? (
            <BrokerName name={start.broker.name} />
          ) : (
            <BrokerField value={form.value.providerCompanyId} onValue={value => form.set('providerCompanyId', value)} />
          )
        }
      />
    </>
  )
}

/** Who is to declare: a broker of the platform. */
function BrokerField({ value, onValue }: { value: string; onValue(value: string): void }) {
  const t = useT('customsOrder')
  return (
    <PathField path="providerCompanyId" label={t('column.provider')} required>
      <BrokerPicker value={value} onChange={companyId => onValue(companyId ?? '')} />
    </PathField>
  )
}

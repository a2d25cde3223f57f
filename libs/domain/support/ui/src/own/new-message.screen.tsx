import { profile } from '@tradeport/domain/identity/contract'
import type { MessageSource } from '@tradeport/domain/support/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, usePlatform } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { SkeletonText } from '@tradeport/web/ui'
import { useSearchParams } from 'react-router-dom'
import { MessageForm } from '../message/message-form'
import styles from './own.module.css'

const ORIGINS: Partial<Record<string, MessageSource>> = { buyer: 'buyer', seller: 'seller', providerAdmin: 'provider' }

/** The second list of types, with what we know of the writer filled in. */
export default function NewMessageScreen() {
  const t = useT('support')
  const { key } = usePlatform()
  const [params] = useSearchParams()
  const { data } = useEndpoint(profile, {}, { staleMs: 300_000 })
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('title')}
        path={[
          { key: 'all', label: t('own.back'), href: '/support/messages' },
          { key: 'this', label: t('title') },
        ]}
      />
      <div className={styles['card']}>
        {data ? (
          <MessageForm
            form="2"
            origin={params.get('from') === 'assistant' ? 'ai_handoff' : (ORIGINS[key] ?? 'buyer')}
            prefill={{
              name: data.user?.displayName,
              email: data.user?.email ?? undefined,
              phone: data.user?.phone ?? undefined,
              country: data.company?.country,
            }}
          />
        ) : (
          <SkeletonText lines={10} />
        )}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { profile } from '@tradeport/domain/identity/contract'
import { FormScreen, type EndpointState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { LinkButton } from '@tradeport/web/ui'

export interface FormPageProps<D extends { actions: string[] }> {
  /** Undefined: something new. */
  id: string | undefined
  state: EndpointState<D>
  backTo: string
  /** @param userId whose entries the browser keeps. */
  children(detail: D | null, userId: string): ReactNode
}

/** The frame of every form of a content. */
export function FormPage<D extends { actions: string[] }>({ id, state, backTo, children }: FormPageProps<D>) {
  const t = useT('contentWork')
  return (
    <FormScreen
      id={id}
      who={useEndpoint(profile, {}, { staleMs: 300_000 })}
      state={state}
      back={<LinkButton href={backTo}>{t('form.locked.back')}</LinkButton>}
      locked={{ title: t('form.locked.title'), text: t('form.locked.text') }}
    >
      {children}
    </FormScreen>
  )
}

import { useState } from 'react'
import { RELATION_NOTE_MAX, VERIFIED_FROM, type PriceNeed } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { Button, Field, Link, LinkButton, TextArea } from '@tradeport/web/ui'
import { buyerSignInUrl, relationsUrl, verifyUrl } from '../frame/addresses'
import { FormDialog } from '../shared/form-dialog'
import { useStanding, type Standing } from './use-standing'

export interface PriceAccessProps {
  readonly need: PriceNeed
  readonly store: { readonly id: string; readonly name: string }
}

/** The next step towards a store's prices: to sign in, to be verified, or to ask the store. */
export default function PriceAccess({ need, store }: PriceAccessProps) {
  const t = useT('mall')
  const standing = useStanding(store.id)
  if (!standing.isSignedIn) return <LinkButton href={buyerSignInUrl()}>{t('price.signIn')}</LinkButton>
  if (need === 'login' || !standing.data) return null
  return need === 'verified' ? (
    <Verify level={standing.data.verifyLevel} />
  ) : (
    <Relation store={store} standing={standing} data={standing.data} />
  )
}

function Verify({ level }: { readonly level: number }) {
  const t = useT('goods')
  if (level >= VERIFIED_FROM) return <p>{t('prices.shared')}</p>
  return (
    <>
      <p>{t('prices.verifyHelp')}</p>
      <LinkButton href={verifyUrl()}>{t('prices.verify')}</LinkButton>
    </>
  )
}

interface RelationProps {
  readonly store: PriceAccessProps['store']
  readonly standing: Standing
  readonly data: NonNullable<Standing['data']>
}

function Relation({ store, standing, data: { relation, mayAsk } }: RelationProps) {
  const t = useT('goods')
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const all = <Link href={relationsUrl()}>{t('prices.all')}</Link>
  if (relation?.status === 'active')
    return (
      <p>
        {t('prices.shared')} {all}
      </p>
    )
  if (relation?.status === 'pending')
    return relation.source === 'request' ? (
      <p>
        {t('prices.asked', { date: format.date(relation.updatedAt) })} {all}
      </p>
    ) : (
      <>
        <p>{t('prices.offered')}</p>
        {relation.actions.includes('accept') && (
          <Button variant="primary" loading={standing.isPending} onClick={() => void standing.accept(relation)}>
            {t('prices.accept')}
          </Button>
        )}
      </>
    )
  const refusal = relation?.endedBy === 'seller' ? relation.reason : null
  return (
    <>
      {refusal !== null && <p>{t('prices.refused', { reason: refusal })}</p>}
      {mayAsk ? (
        <Button variant="primary" onClick={() => setAsking(true)}>
          {t(relation ? 'prices.askAgain' : 'prices.ask')}
        </Button>
      ) : (
        <p>{t('prices.colleague')}</p>
      )}
      {isAsking && <AskDialog store={store} standing={standing} onClose={() => setAsking(false)} />}
    </>
  )
}

interface AskProps {
  readonly store: PriceAccessProps['store']
  readonly standing: Standing
  readonly onClose: () => void
}

function AskDialog({ store, standing, onClose }: AskProps) {
  const t = useT('goods')
  const [note, setNote] = useState('')
  return (
    <FormDialog
      title={t('prices.askTitle', { store: store.name })}
      closeLabel={t('prices.close')}
      sendLabel={t('prices.send')}
      pending={standing.isPending}
      onSend={() => void standing.ask(note).then(isSent => isSent && onClose())}
      onClose={onClose}
    >
      <Field label={t('prices.note')}>
        <TextArea rows={4} maxLength={RELATION_NOTE_MAX} value={note} onValue={setNote} />
      </Field>
    </FormDialog>
  )
}

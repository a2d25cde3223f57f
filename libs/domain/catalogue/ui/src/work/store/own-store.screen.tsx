import { Button, ConfigProvider } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import {
  mallRoutes,
  sellerStoreDetail,
  storeClose,
  storeOpen,
  storeUpdate,
  type StoreDetail,
} from '@tradeport/domain/catalogue/contract'
import { ActButton, DetailSection, StatusTag, onTopOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf, useLookingOn } from '@tradeport/web/navigation'
import {
  isOvertaken,
  useAction,
  useEndpoint,
  useFormat,
  useLeaveGuard,
  useNotify,
  useRuntime,
} from '@tradeport/web/react'
import { Banner, ErrorState, ExternalIcon, LinkButton, SkeletonText, Timeline } from '@tradeport/web/ui'
import editorStyles from '../editor/editor.module.css'
import { ApplyAgain } from './apply-again'
import { describeStoreEvent } from './store-event'
import { StoreFormFields } from './store-form-fields'
import { storeFormOf, storeInputOf, type StoreForm } from './store-values'
import styles from './store.module.css'

export default function OwnStoreScreen() {
  const t = useT('catalogue')
  const { data, error, refetch } = useEndpoint(sellerStoreDetail, {})
  if (data) return <StorePage key={data.id} detail={data} />
  if (!error) return <SkeletonText lines={14} />
  return (
    <ErrorState
      scope="page"
      title={t('store.failed')}
      actions={<Button onClick={refetch}>{t('product.retry')}</Button>}
    >
      {t('product.failedHint')}
    </ErrorState>
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const TONES = {
  applied: 'warning',
  rejected: 'danger',
  preparing: 'neutral',
  open: 'success',
  suspended: 'danger',
  closed: 'neutral',
} as const

/** The seller's own store: how it presents itself, and the terms it takes. */
function StorePage({ detail }: { detail: StoreDetail }) {
  const t = useT('catalogue')
  const notify = useNotify()
  const { layer } = useRuntime()
  // What was typed builds on this: the shop as colleagues save it is followed until something is typed.
  const [opened, setOpened] = useState(detail)
  const [form, setForm] = useState<StoreForm>(() => storeFormOf(detail))
  const dirty = !isSame(storeInputOf(form, 0), storeInputOf(storeFormOf(opened), 0))
  const show = (next: StoreDetail) => {
    setOpened(next)
    setForm(storeFormOf(next))
  }
  if (detail.version > opened.version && !dirty) show(detail)
  const input = storeInputOf(form, opened.version)
  const release = useLeaveGuard(dirty)
  const save = useAction(storeUpdate, {
    onSuccess: saved => {
      release()
      show(saved)
      notify.success(t('store.saved'))
    },
    onFailure: failure => {
      if (isOvertaken(failure)) void catchUp()
    },
  })
  /** Somebody was faster, which the refusal says: what was not typed here is from now on as they have saved it. */
  const catchUp = async () => {
    const theirs = await layer.call(sellerStoreDetail, {}, { quiet: 'all' })
    if (!theirs.ok) return
    setForm(typed => onTopOf(storeFormOf(theirs.data), typed, storeFormOf(opened)))
    setOpened(theirs.data)
  }
  const open = useAction(storeOpen, { onSuccess: () => notify.success(t('store.opened')) })
  const close = useAction(storeClose, { onSuccess: () => notify.success(t('store.closed')) })
  const askToClose = async () => {
    const sure = await notify.confirm({
      title: t('store.action.close'),
      text: t('store.closeText'),
      confirmLabel: t('store.action.close'),
      danger: true,
    })
    if (sure) await close.run({ id: detail.id, version: detail.version })
  }
  const editable = detail.actions.includes('update')
  const lookingOn = useLookingOn()
  const errors = useMemo(() => new Map(save.fieldErrors.map(error => [error.path, error.message])), [save.fieldErrors])

  useEffect(() => {
    const first = save.fieldErrors[0]
    if (first) document.getElementById(`store-${first.path}`)?.scrollIntoView({ block: 'center' })
  }, [save.fieldErrors])

  return (
    <div className={styles['page']}>
      <header className={editorStyles['head']}>
        <div className={editorStyles['headRow']}>
          <h1 className={editorStyles['title']}>{t('store.own')}</h1>
          <StatusTag tone={TONES[detail.status]}>{t(`store.status.${detail.status}`)}</StatusTag>
          <span className={editorStyles['note']}>{detail.no}</span>
          <div className={editorStyles['headEnd']}>
            {detail.status === 'open' && (
              <LinkButton
                href={urlOf('portal', mallRoutes.store(detail.slug))}
                variant="quiet"
                size="small"
                icon={<ExternalIcon size={16} />}
              >
                {t('store.onPortal')}
              </LinkButton>
            )}
            {detail.actions.includes('apply') && <ApplyAgain store={detail} disabled={dirty} />}
            {detail.actions.includes('close') && (
              <ActButton danger loading={close.pending} disabled={dirty} onClick={() => void askToClose()}>
                {t('store.action.close')}
              </ActButton>
            )}
            {detail.actions.includes('open') && (
              <ActButton
                loading={open.pending}
                disabled={dirty}
                onClick={() => void open.run({ id: detail.id, version: detail.version })}
              >
                {t('store.action.open')}
              </ActButton>
            )}
            {editable && (
              <ActButton type="primary" disabled={!dirty} loading={save.pending} onClick={() => void save.run(input)}>
                {t('store.save')}
              </ActButton>
            )}
          </div>
        </div>
      </header>
      {detail.status === 'applied' && <Banner tone="info" title={t('store.applied')} />}
      {detail.status === 'rejected' && (
        <Banner tone="danger" title={t('store.rejected')}>
          {detail.statusReason && <p>{detail.statusReason}</p>}
        </Banner>
      )}
      {detail.status === 'preparing' && (
        <Banner tone="info" title={t('store.preparing')}>
          <p>{t('store.preparingNote')}</p>
          {detail.gaps.length > 0 && (
            <>
              <p>{t('store.gaps')}</p>
              <ul>
                {detail.gaps.map(gap => (
                  <li key={gap}>{t(`store.gap.${gap}`)}</li>
                ))}
              </ul>
            </>
          )}
        </Banner>
      )}
      {detail.status === 'suspended' && (
        <Banner tone="danger" title={t('store.suspended')}>
          {detail.statusReason && <p>{detail.statusReason}</p>}
        </Banner>
      )}
      {!editable && <Banner tone="info" title={lookingOn ?? t('store.readOnly')} />}
      <fieldset className={editorStyles['plain']} disabled={!editable}>
        <ConfigProvider componentDisabled={!editable}>
          <StoreFormFields
            form={form}
            errorAt={path => errors.get(path)}
            onChange={fields => setForm(before => ({ ...before, ...fields }))}
          />
        </ConfigProvider>
      </fieldset>
      <History detail={detail} />
    </div>
  )
}

/** What happened to the shop, and why, newest first. */
function History({ detail }: { detail: StoreDetail }) {
  const t = useT('catalogue')
  const words = useT('entity')
  const format = useFormat()
  return (
    <DetailSection title={words('detail.history')}>
      <Timeline
        label={words('detail.history')}
        entries={[...detail.timeline].reverse().map(event => ({
          key: event.id,
          title: describeStoreEvent(t, event.action),
          time: { iso: event.at, text: format.dateTime(event.at) },
          ...(event.note === null ? {} : { note: event.note }),
        }))}
      />
    </DetailSection>
  )
}

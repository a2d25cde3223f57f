import { Button, Tag } from 'antd'
import { useState, type FormEvent } from 'react'
import {
  addPasskey,
  beginPasskey,
  ownPasskeys,
  removePasskey,
  renamePasskey,
  type ownSecurity,
} from '@tradeport/domain/identity/contract'
import { deviceOf } from '@tradeport/domain/identity/rules'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { ActButton, DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useAction, useEndpoint, useFormat, useNotify } from '@tradeport/web/react'
import { DataTable, Banner, Field, SkeletonText, TextInput } from '@tradeport/web/ui'
import { canUsePasskeys, createPasskey, type PasskeyProblem } from '../passkey/browser-passkey'
import styles from './account.module.css'
import { useDeviceName } from './device-name'
import { RecoveryCodes, RenewCodesButton } from './recovery-codes'
import { StepsInPlace } from './steps-in-place'

export interface PasskeysProps {
  security: OutputOf<typeof ownSecurity>
  /** There is one now, and the recovery codes that came with it were kept. */
  onEnrolled?: () => void
}

type Passkey = OutputOf<typeof ownPasskeys>[number]

/** Signing in without a password; each passkey of the account has a name, and can go. */
export function Passkeys({ security, onEnrolled }: PasskeysProps) {
  const t = useT('identityAccount')
  const notify = useNotify()
  const passkeys = useEndpoint(ownPasskeys, {})
  const [codes, setCodes] = useState<readonly string[]>([])
  const [isAdding, setAdding] = useState(false)
  const [renaming, setRenaming] = useState<Passkey>()
  const rows = passkeys.data
  const added = (recoveryCodes: readonly string[]) => {
    setAdding(false)
    setCodes(recoveryCodes)
    notify.success(t('passkey.added'))
    if (recoveryCodes.length === 0) onEnrolled?.()
  }
  const kept = () => {
    setCodes([])
    onEnrolled?.()
  }
  const isAlone = security.hasSecondFactor && security.secondFactorSince === null
  return (
    <DetailSection title={t('passkey.title')}>
      <StepsInPlace>
        <p className={styles['note']}>{t('passkey.note')}</p>
        {!rows &&
          (passkeys.error ? (
            <LoadFailed error={passkeys.error} onRetry={passkeys.refetch} />
          ) : (
            <SkeletonText lines={3} />
          ))}
        {rows?.length === 0 && <p className={styles['note']}>{t('passkey.none')}</p>}
        {rows && rows.length > 0 && <PasskeyTable passkeys={rows} onRename={setRenaming} />}
        {renaming && <Renaming key={renaming.id} passkey={renaming} onDone={() => setRenaming(undefined)} />}
        {isAlone && <p className={styles['note']}>{t('passkey.codesLeft', { left: security.recoveryCodesLeft })}</p>}
        {codes.length > 0 && <RecoveryCodes codes={codes} onKept={kept} />}
        {isAdding && <Adding onDone={added} onCancel={() => setAdding(false)} />}
        {codes.length === 0 && !isAdding && (
          <div className={styles['buttons']}>
            {canUsePasskeys() ? <Button onClick={() => setAdding(true)}>{t('passkey.add')}</Button> : <Unsupported />}
            {isAlone && <RenewCodesButton onRenewed={setCodes} />}
          </div>
        )}
      </StepsInPlace>
    </DetailSection>
  )
}

function Unsupported() {
  const words = useT('identity')
  return <Banner tone="info">{words('passkey.impossible')}</Banner>
}

function PasskeyTable({ passkeys, onRename }: { passkeys: Passkey[]; onRename: (passkey: Passkey) => void }) {
  const t = useT('identityAccount')
  const notify = useNotify()
  const format = useFormat()
  const remove = useAction(removePasskey, { onSuccess: () => notify.success(t('passkey.removed')) })
  const ask = async ({ id, name }: Passkey) => {
    const isSure = await notify.confirm({
      title: t('passkey.question', { name }),
      text: t('passkey.removeNote'),
      confirmLabel: t('passkey.remove'),
      danger: true,
    })
    if (isSure) void remove.run({ id })
  }
  return (
    <div className={styles['table']}>
      <DataTable
        label={t('passkey.title')}
        rows={passkeys}
        columns={[
          {
            key: 'name',
            title: t('passkey.name'),
            render: row => (
              <>
                <span className={styles['name']}>{row.name}</span> {row.isSynced && <Tag>{t('passkey.synced')}</Tag>}
                {row.blockedAt !== null && <Tag color="error">{t('passkey.blocked')}</Tag>}
              </>
            ),
          },
          { key: 'addedAt', title: t('passkey.addedAt'), render: row => format.dateTime(row.createdAt) },
          {
            key: 'lastUsed',
            title: t('passkey.lastUsed'),
            render: row => (row.lastUsedAt === null ? t('passkey.never') : format.dateTime(row.lastUsedAt)),
          },
          {
            key: 'rename',
            title: <span className="tp-visually-hidden">{t('passkey.rename')}</span>,
            render: row => (
              <div className={styles['buttons']}>
                <Button
                  size="small"
                  aria-label={t('passkey.renameOf', { name: row.name })}
                  onClick={() => onRename(row)}
                >
                  {t('passkey.rename')}
                </Button>
                <Button
                  size="small"
                  danger
                  aria-label={t('passkey.removeOf', { name: row.name })}
                  disabled={remove.pending}
                  onClick={() => void ask(row)}
                >
                  {t('passkey.remove')}
                </Button>
              </div>
            ),
          },
        ]}
      />
    </div>
  )
}

interface NameFieldProps {
  value: string
  error: string | undefined
  onValue(value: string): void
}

function NameField({ value, error, onValue }: NameFieldProps) {
  const t = useT('identityAccount')
  return (
    <Field label={t('passkey.name')} help={t('passkey.nameHelp')} error={error} required>
      <TextInput maxLength={64} autoComplete="off" autoFocus value={value} onValue={onValue} />
    </Field>
  )
}

function Renaming({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useT('identityAccount')
  const common = useT('common')
  const notify = useNotify()
  const [name, setName] = useState(passkey.name)
  const rename = useAction(renamePasskey, {
    onSuccess: () => {
      notify.success(t('passkey.renamed'))
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void rename.run({ id: passkey.id, name })
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <NameField value={name} error={rename.fieldErrors[0]?.message} onValue={setName} />
      <div className={styles['buttons']}>
        <ActButton type="primary" htmlType="submit" loading={rename.pending}>
          {t('passkey.save')}
        </ActButton>
        <Button onClick={onDone}>{common('action.cancel')}</Button>
      </div>
    </form>
  )
}

function useProblemText(): (problem: PasskeyProblem) => string {
  const t = useT('identityAccount')
  const words = useT('identity')
  return problem => (problem === 'exists' ? t('passkey.exists') : words(`passkey.${problem}`))
}

interface AddingProps {
  onDone(recoveryCodes: readonly string[]): void
  onCancel(): void
}

function Adding({ onDone, onCancel }: AddingProps) {
  const t = useT('identityAccount')
  const common = useT('common')
  const problemText = useProblemText()
  const deviceName = useDeviceName()
  const [name, setName] = useState(() => deviceName(deviceOf(navigator.userAgent)))
  const [problem, setProblem] = useState<PasskeyProblem>()
  const [isCreating, setCreating] = useState(false)
  const begin = useAction(beginPasskey)
  const add = useAction(addPasskey, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })
  const create = async () => {
    const begun = await begin.run({})
    if (!begun.ok) return
    const created = await createPasskey(begun.data)
    if (created.ok) await add.run({ name, passkey: created.answer })
    else setProblem(created.why)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    setCreating(true)
    void create().finally(() => setCreating(false))
  }
  const error = add.fieldErrors.find(({ path }) => path === 'name')?.message
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {problem && (
        <Banner tone="danger" live>
          {problemText(problem)}
        </Banner>
      )}
      <NameField value={name} error={error} onValue={setName} />
      <div className={styles['buttons']}>
        <ActButton type="primary" htmlType="submit" loading={isCreating} disabled={name.trim() === ''}>
          {t('passkey.create')}
        </ActButton>
        <Button onClick={onCancel}>{common('action.cancel')}</Button>
      </div>
    </form>
  )
}

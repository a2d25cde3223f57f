import { useState } from 'react'
import {
  SENDER_MODES,
  declarationFormConfigSave,
  type SenderMode,
  type SingleWindowSender,
} from '@tradeport/domain/customs/contract'
import { DECLARANTS } from '@tradeport/domain/customs/rules'
import { ActButton, DetailSection, FormProblems, PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useHasRole, useNotify } from '@tradeport/web/react'
import { Banner, Checkbox, FieldGrid, Select, TextInput } from '@tradeport/web/ui'
import styles from './desk.module.css'
import { SenderConnection } from './sender-connection'

const FIELDS = { copName: 70, copCode: 10, copCodeScc: 18 } as const
const NAMES = ['copName', 'copCode', 'copCodeScc'] as const
const CARD_MAX = 20
const FOLDER_MAX = 64
const CERT_MAX = 40
const DECLARER = { declarerName: 60, declarerNo: 20, declarerPhone: 30 } as const
const DECLARER_NAMES = ['declarerName', 'declarerNo', 'declarerPhone'] as const
const NEW = 'new'

/** What there is for senders in this installation. */
export interface SenderPlace {
  modes: readonly SenderMode[]
  folderMark: string
}

interface SenderPageProps {
  config: SingleWindowSender | null
  here: SenderPlace
  onSaved(id: string): void
}

/** One sender: who it is, by which way it sends, and whether it gets through. */
export function SenderPage({ config, here, onSaved }: SenderPageProps) {
  return (
    <div className="tp-stack">
      <SenderForm key={config?.version ?? NEW} config={config} here={here} onSaved={onSaved} />
      <SenderConnection config={config} />
    </div>
  )
}

const startOf = (config: SingleWindowSender | null, { modes: [first = 'simulator'] }: SenderPlace) => ({
  copName: config?.copName ?? '',
  copCode: config?.copCode ?? '',
  copCodeScc: config?.copCodeScc ?? '',
  icCardNo: '',
  enabled: config?.enabled ?? true,
  isDefault: config?.isDefault ?? false,
  mode: config?.mode ?? first,
  folder: config?.folder ?? '',
  certNo: config?.certNo ?? '',
  certValidTo: config?.certValidTo ?? null,
  declarerName: config?.declarerName ?? '',
  declarerNo: config?.declarerNo ?? '',
  declarerPhone: config?.declarerPhone ?? '',
})
type Values = ReturnType<typeof startOf>

interface FieldsProps {
  value: Values
  disabled: boolean
  onChange(next: Partial<Values>): void
}

function SenderForm({ config, here, onSaved }: SenderPageProps) {
  const t = useT('customs')
  const notify = useNotify()
  const mayChange = useHasRole(DECLARANTS, 'singleWindow:update')
  const [value, setValue] = useState(() => startOf(config, here))
  const save = useAction(declarationFormConfigSave, {
    onSuccess: ({ id }) => {
      notify.success(t('desk.settings.saved'))
      onSaved(id)
    },
  })
  const problems = new Map(save.fieldErrors.map(({ path, message }) => [path, message]))
  const set = (next: Partial<Values>) => setValue(current => ({ ...current, ...next }))
  const target = config ? { id: config.id, version: config.version } : {}
  const fields = { value, disabled: !mayChange, onChange: set }
  return (
    <FormProblems problems={problems}>
      {value.mode === 'simulator' && <Banner tone="warning">{t('desk.settings.simulator')}</Banner>}
      <DetailSection
        title={t('desk.settings.sender')}
        extra={
          mayChange && (
            <ActButton type="primary" loading={save.pending} onClick={() => void save.run({ ...value, ...target })}>
              {t('desk.settings.save')}
            </ActButton>
          )
        }
      >
        <FieldGrid>
          <Identity {...fields} card={config?.icCardNo ?? ''} />
          <Way {...fields} here={here} />
          <Certificate {...fields} />
          <Declarer {...fields} />
        </FieldGrid>
        <div className={styles['boxes']}>
          <Checkbox checked={value.enabled} disabled={!mayChange} onValue={enabled => set({ enabled })}>
            {t('desk.settings.enabled')}
          </Checkbox>
          {/* Another one is made the default; none is made none. */}
          <Checkbox
            checked={value.isDefault}
            disabled={!mayChange || config?.isDefault === true}
            onValue={isDefault => set({ isDefault })}
          >
            {t('desk.settings.isDefault')}
          </Checkbox>
        </div>
      </DetailSection>
    </FormProblems>
  )
}

function Identity({ value, disabled, onChange, card }: FieldsProps & { card: string }) {
  const t = useT('customs')
  return (
    <>
      {NAMES.map(name => (
        <PathField key={name} path={name} label={t(`desk.settings.${name}`)} required>
          <TextInput
            value={value[name]}
            maxLength={FIELDS[name]}
            disabled={disabled}
            onValue={text => onChange({ [name]: text })}
          />
        </PathField>
      ))}
      <PathField
        path="icCardNo"
        label={t('desk.settings.icCardNo')}
        {...(card ? { help: t('desk.settings.icCardNo.kept', { digits: card }) } : {})}
      >
        <TextInput
          value={value.icCardNo}
          maxLength={CARD_MAX}
          autoComplete="off"
          disabled={disabled}
          onValue={text => onChange({ icCardNo: text })}
        />
      </PathField>
    </>
  )
}

const isUnknown = (mode: SenderMode) => mode === 'sftp' || mode === 'api'

function Way({ value, disabled, onChange, here }: FieldsProps & { here: SenderPlace }) {
  const t = useT('customs')
  const labelOf = (mode: SenderMode) => {
    const label = t(`desk.settings.mode.${mode}`)
    return here.modes.includes(mode) || isUnknown(mode) ? label : t('desk.settings.mode.closed', { mode: label })
  }
  return (
    <>
      <PathField path="mode" label={t('desk.settings.mode')} required>
        <Select
          value={value.mode}
          disabled={disabled}
          options={SENDER_MODES.map(mode => ({
            value: mode,
            label: labelOf(mode),
            disabled: !here.modes.includes(mode),
          }))}
          onValue={chosen => onChange({ mode: SENDER_MODES.find(mode => mode === chosen) ?? value.mode })}
        />
      </PathField>
      {value.mode === 'client_folder' && (
        <PathField
          path="folder"
          label={t('desk.settings.folder')}
          help={t('desk.settings.folder.help', { mark: here.folderMark })}
          required
        >
          <TextInput
            value={value.folder}
            maxLength={FOLDER_MAX}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            onValue={folder => onChange({ folder })}
          />
        </PathField>
      )}
    </>
  )
}

function Certificate({ value, disabled, onChange }: FieldsProps) {
  const t = useT('customs')
  const isNeeded = value.mode === 'client_folder'
  return (
    <>
      <PathField
        path="certNo"
        label={t('desk.settings.certNo')}
        required={isNeeded}
        {...(isNeeded ? {} : { help: t('desk.settings.cert.help') })}
      >
        <TextInput
          value={value.certNo}
          maxLength={CERT_MAX}
          autoComplete="off"
          disabled={disabled}
          onValue={certNo => onChange({ certNo })}
        />
      </PathField>
      <PathField path="certValidTo" label={t('desk.settings.certValidTo')} required={isNeeded}>
        <TextInput
          type="date"
          value={value.certValidTo ?? ''}
          disabled={disabled}
          onValue={day => onChange({ certValidTo: day || null })}
        />
      </PathField>
    </>
  )
}

/** The person whom the sheet of customs names; the message has no place for them. */
function Declarer({ value, disabled, onChange }: FieldsProps) {
  const t = useT('customs')
  return DECLARER_NAMES.map(name => (
    <PathField
      key={name}
      path={name}
      label={t(`desk.settings.${name}`)}
      {...(name === 'declarerName' ? { help: t('desk.settings.declarer.help') } : {})}
    >
      <TextInput
        value={value[name]}
        maxLength={DECLARER[name]}
        disabled={disabled}
        onValue={text => onChange({ [name]: text })}
      />
    </PathField>
  ))
}

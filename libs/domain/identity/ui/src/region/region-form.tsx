import { Select } from 'antd'
import { useState } from 'react'
import {
  ADDRESS_DEPTHS,
  FULL_NAME_MAX,
  NOTICE_MAX,
  REGION_NAME_MAX,
  REGION_PICTURES,
  SITE_NAME_MAX,
  regionContent,
  regionUpdate,
  type RegionContent,
  type RegionDetail,
} from '@tradeport/domain/identity/contract'
import { MAX_FILE_BYTES, uploadFile } from '@tradeport/domain/files/contract'
import {
  ALL_LOCALES,
  REGIONS,
  TRADE_TYPES,
  localeConfig,
  type LocaleCode,
  type RegionTexts,
} from '@tradeport/kernel/config'
import {
  ContentForm,
  PathField,
  PictureField,
  type SchemaForm,
  TranslatedField,
  useEditLanguages,
  useSchemaForm,
  withText,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useFormat, useNotify, useRegionNames, useFileUpload } from '@tradeport/web/react'
import { Button, FieldGrid, LinkButton, TextInput } from '@tradeport/web/ui'
import { useReasonDialog } from '../checklist/use-reason-dialog'
import { CurrenciesField } from './currencies-field'
import { LocalesField } from './locales-field'
import { PatternField } from './pattern-field'
import { RegionState } from './region-state'

const NAMES = [
  { name: 'siteName', ofFile: 'regionTitle', limit: SITE_NAME_MAX },
  { name: 'fullName', ofFile: 'regionFullTitle', limit: FULL_NAME_MAX },
  { name: 'regionName', ofFile: 'regionName', limit: REGION_NAME_MAX },
] as const
const PICTURE_WORDS = {
  logoFileId: 'region.logo',
  iconFileId: 'region.icon',
  aiIconFileId: 'region.aiIcon',
  wechatQrFileId: 'region.qr',
} as const satisfies Record<(typeof REGION_PICTURES)[number], string>
const TEXTS = ['siteName', 'fullName', 'regionName', 'noticeText', 'closedText'] as const

/** `2026-11-21T08:30` of the operator's own zone, as the input takes it. */
function localOf(instant: string | null): string {
  if (instant === null) return ''
  const date = new Date(instant)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export interface RegionFormProps {
  detail: RegionDetail
  /** Of the file: what shows where operators say nothing. */
  texts: RegionTexts
  userId: string
  mayEdit: boolean
}

/** One form for what a region shows; an empty field is the file's. */
export function RegionForm({ detail, texts, userId, mayEdit }: RegionFormProps) {
  const t = useT('identityRegion')
  const format = useFormat()
  const notify = useNotify()
  const nameOf = useRegionNames()
  const file = REGIONS[detail.region]
  const save = useAction(regionUpdate)
  const reason = useReasonDialog()
  const { send: sendPicture } = useFileUpload(uploadFile, 'image')
  const form = useSchemaForm<RegionContent>({
    start: () => detail.content,
    schema: regionContent,
    prefix: 'content.',
    place: `region.${userId}.${detail.region}`,
    version: detail.version,
  })
  const { value, set } = form
  const standing = value.defaultLocale ?? file.locale
  const [source, setSource] = useState<LocaleCode>(standing)
  const languages = useEditLanguages(
    source,
    TEXTS.map(name => value[name]),
  )
  const { shown } = languages
  const send = async () => {
    if (!form.check()) return
    const why = await reason.ask({ title: t('region.save'), intro: t('region.save.text'), label: t('region.reason') })
    if (why === null) return
    const result = await save.run({ version: detail.version, content: value, reason: why })
    if (!result.ok) return form.refuse(result)
    form.settle()
    notify.success(t('region.saved'))
  }
  return (
    <>
      <ContentForm
        title={t('region.title', { region: nameOf(file.regionId) })}
        back={{ label: t('regions.list'), href: '/regions' }}
        form={form}
        languages={languages}
        texts={TEXTS.map(name => value[name])}
        onSource={setSource}
        onRemove={gone =>
          form.replace({ ...value, ...Object.fromEntries(TEXTS.map(name => [name, withText(value[name], gone, '')])) })
        }
        note={
          detail.updatedAt === null
            ? t('region.builtIn')
            : t('region.changed', { date: format.dateTime(detail.updatedAt), name: detail.updatedByName ?? '–' })
        }
        below={<RegionState detail={detail} ask={reason.ask} isChanged={form.kept.changed} />}
        actions={
          <>
            <LinkButton href="/region-settings" variant="quiet">
              {t('region.deadlines')}
            </LinkButton>
            {mayEdit && (
              <Button variant="primary" loading={save.pending} onClick={() => void send()}>
                {t('region.save')}
              </Button>
            )}
          </>
        }
      >
        <FieldGrid>
          {NAMES.map(({ name, ofFile, limit }) => (
            <TranslatedField
              key={name}
              path={name}
              label={t(`region.${name}`)}
              help={t('region.fileValue', { value: texts[ofFile][shown] })}
              value={value[name]}
              onChange={text => set(name, text)}
              languages={languages}
              limit={limit}
            />
          ))}
          <PathField path="hotline" label={t('region.hotline')} help={t('region.fileValue', { value: file.hotline })}>
            <TextInput
              type="tel"
              maxLength={25}
              value={value.hotline ?? ''}
              placeholder={file.hotline}
              onValue={text => set('hotline', text === '' ? null : text)}
            />
          </PathField>
          {REGION_PICTURES.map(name => (
            <PathField key={name} path={name} label={t(PICTURE_WORDS[name])} help={t(`${PICTURE_WORDS[name]}.help`)}>
              <PictureField
                label={t(PICTURE_WORDS[name])}
                value={value[name] === null ? [] : [value[name]]}
                onValue={([id]) => set(name, id ?? null)}
                upload={sendPicture}
                max={1}
                maxBytes={MAX_FILE_BYTES}
                ratio={1}
              />
            </PathField>
          ))}
          <ChosenField
            name="defaultLocale"
            form={form}
            file={file.locale}
            options={ALL_LOCALES.map(locale => ({ value: locale, label: localeConfig(locale).name }))}
          />
          <LocalesField
            file={file}
            standing={standing}
            value={value.locales}
            onChange={locales => set('locales', locales)}
          />
          <CurrenciesField file={file} value={value.currencies} onChange={list => set('currencies', list)} />
          <ChosenField
            name="thousandSeparator"
            form={form}
            file={file.thousandSeparator}
            options={([',', '.'] as const).map(sign => ({ value: sign, label: `1${sign}234` }))}
          />
          <PathField
            path="phoneAreaCode"
            label={t('region.phoneAreaCode')}
            help={t('region.fileValue', { value: file.phoneAreaCode })}
          >
            <TextInput
              type="tel"
              maxLength={5}
              value={value.phoneAreaCode ?? ''}
              placeholder={file.phoneAreaCode}
              onValue={text => set('phoneAreaCode', text === '' ? null : text)}
            />
          </PathField>
          {(['phoneRegexp', 'emailRegexp'] as const).map(name => (
            <PatternField
              key={name}
              name={name}
              file={file[name]}
              value={value[name]}
              onChange={pattern => set(name, pattern)}
            />
          ))}
          <ChosenField
            name="addressRequiredLevel"
            form={form}
            file={file.addressRequiredLevel}
            options={ADDRESS_DEPTHS.map(depth => ({ value: depth, label: t(`region.addressDepth.${depth}`) }))}
          />
          <PathField path="tradeTypes" label={t('region.tradeTypes')}>
            {({ status, ...control }) => (
              <Select
                {...control}
                status={status}
                mode="multiple"
                value={[...(value.tradeTypes ?? file.tradeTypes)]}
                options={TRADE_TYPES.map(type => ({ value: type, label: t(`region.tradeType.${type}`) }))}
                onChange={types => set('tradeTypes', types.join() === file.tradeTypes.join() ? null : types)}
              />
            )}
          </PathField>
          <TranslatedField
            path="noticeText"
            label={t('region.noticeText')}
            help={t('region.noticeText.help')}
            value={value.noticeText}
            onChange={text => set('noticeText', text)}
            languages={languages}
            limit={NOTICE_MAX}
            rows={2}
            wide
          />
          {(['noticeFrom', 'noticeUntil'] as const).map(edge => (
            <PathField key={edge} path={edge} label={t(`region.${edge}`)}>
              <TextInput
                type="datetime-local"
                value={localOf(value[edge])}
                onValue={text => set(edge, text === '' ? null : new Date(text).toISOString())}
              />
            </PathField>
          ))}
          <TranslatedField
            path="closedText"
            label={t('region.closedText')}
            help={t('region.closedText.help')}
            value={value.closedText}
            onChange={text => set('closedText', text)}
            languages={languages}
            limit={NOTICE_MAX}
            rows={2}
            wide
          />
        </FieldGrid>
      </ContentForm>
      {reason.dialog}
    </>
  )
}

type Chosen = 'defaultLocale' | 'thousandSeparator' | 'addressRequiredLevel'

interface ChosenFieldProps<Name extends Chosen> {
  name: Name
  form: Pick<SchemaForm<RegionContent>, 'value' | 'set'>
  file: NonNullable<RegionContent[Name]>
  options: readonly { value: NonNullable<RegionContent[Name]>; label: string }[]
}

/** One of a few; the file's own is nobody's word. */
function ChosenField<Name extends Chosen>({ name, form, file, options }: ChosenFieldProps<Name>) {
  const t = useT('identityRegion')
  const ofFile = options.find(({ value }) => value === file)?.label ?? ''
  return (
    <PathField path={name} label={t(`region.${name}`)} help={t('region.fileValue', { value: ofFile })}>
      {({ status, ...control }) => (
        <Select
          {...control}
          status={status}
          value={form.value[name] ?? file}
          options={[...options]}
          onChange={chosen => form.set(name, chosen === file ? null : chosen)}
        />
      )}
    </PathField>
  )
}

import { useState } from 'react'
import {
  FULL_NAME_MAX,
  NOTICE_MAX,
  SITE_NAME_MAX,
  regionContent,
  regionUpdate,
  type RegionContent,
  type RegionDetail,
} from '@tradeport/domain/identity/contract'
import { MAX_FILE_BYTES, uploadFile } from '@tradeport/domain/files/contract'
import { REGIONS, type LocaleCode, type RegionTexts } from '@tradeport/kernel/config'
import {
  ContentForm,
  PathField,
  PictureField,
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
import { RegionState } from './region-state'

const TEXTS = ['siteName', 'fullName', 'noticeText', 'closedText'] as const

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
    start: detail.content,
    schema: regionContent,
    prefix: 'content.',
    place: `region.${userId}.${detail.region}`,
    version: detail.version,
  })
  const { value, set } = form
  const [source, setSource] = useState<LocaleCode>(file.locale)
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
    if (!result.ok) return form.refuse(result.fieldErrors)
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
          <TranslatedField
            path="siteName"
            label={t('region.siteName')}
            help={t('region.fileValue', { value: texts.regionTitle[shown] })}
            value={value.siteName}
            onChange={text => set('siteName', text)}
            languages={languages}
            limit={SITE_NAME_MAX}
          />
          <TranslatedField
            path="fullName"
            label={t('region.fullName')}
            help={t('region.fileValue', { value: texts.regionFullTitle[shown] })}
            value={value.fullName}
            onChange={text => set('fullName', text)}
            languages={languages}
            limit={FULL_NAME_MAX}
          />
          <PathField path="hotline" label={t('region.hotline')} help={t('region.fileValue', { value: file.hotline })}>
            <TextInput
              type="tel"
              maxLength={25}
              value={value.hotline ?? ''}
              placeholder={file.hotline}
              onValue={text => set('hotline', text === '' ? null : text)}
            />
          </PathField>
          <PathField path="wechatQrFileId" label={t('region.qr')} help={t('region.qr.help')}>
            <PictureField
              label={t('region.qr')}
              value={value.wechatQrFileId === null ? [] : [value.wechatQrFileId]}
              onValue={([id]) => set('wechatQrFileId', id ?? null)}
              upload={sendPicture}
              max={1}
              maxBytes={MAX_FILE_BYTES}
              ratio={1}
            />
          </PathField>
          <LocalesField file={file} value={value.locales} onChange={locales => set('locales', locales)} />
          <CurrenciesField file={file} value={value.currencies} onChange={list => set('currencies', list)} />
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

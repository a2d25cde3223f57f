import { Button } from 'antd'
import { documentDetail, type PublicationStatus } from '@tradeport/domain/content/contract'
import { fileDownload, fileInfo } from '@tradeport/domain/files/contract'
import { localeConfig, toBcp47 } from '@tradeport/kernel/config'
import { LOCALE_CODES, type OutputOf } from '@tradeport/kernel/contract-kit'
import { AttachmentList, DetailSection, EntityDetail, Facts, RichText } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useDownload, useEndpoint, useFormat, useText, useTitle } from '@tradeport/web/react'
import { useParams } from 'react-router-dom'
import styles from '../content-work.module.css'
import { PreviewButton } from '../life/preview-button'
import { TranslationSection } from '../life/translation-section'
import { VersionSection } from '../life/version-section'
import { TextLanguage, useTextLanguage } from '../text-language'
import { useMayEdit } from '../use-may-edit'
import { AcceptanceSection } from './acceptance-section'
import { documentEntity, documentPath } from './document.entity'

type Detail = OutputOf<typeof documentDetail>

/** People may have accepted it. */
const WAS_IN_FORCE: readonly PublicationStatus[] = ['published', 'offline']

export default function DocumentDetailScreen() {
  const t = useT('contentWork')
  const { id = '' } = useParams()
  const navigate = useNavigateTo()
  const mayEdit = useMayEdit()
  const state = useEndpoint(documentDetail, { id }, { enabled: id !== '' })
  useTitle(state.data?.no)
  return (
    <EntityDetail
      entity={documentEntity}
      audience="operator"
      state={state}
      backTo="/documents"
      next={({ status, showFrom }) => {
        if (status === 'draft') return { who: t('document.next.editor') }
        return status === 'scheduled' ? { who: t('document.next.time'), due: showFrom } : null
      }}
      extra={({ status }) => {
        if (status === 'draft' || status === 'scheduled') return <PreviewButton content="document" id={id} />
        return (
          mayEdit && <Button onClick={() => navigate(`/documents/new?from=${id}`)}>{t('document.newEdition')}</Button>
        )
      }}
    >
      {detail => <Sections detail={detail} />}
    </EntityDetail>
  )
}

function Sections({ detail }: { detail: Detail }) {
  const t = useT('contentWork')
  const text = useText()
  const format = useFormat()
  const language = useTextLanguage(detail.sourceLocale, [detail.title, detail.body])
  const { locale } = language
  const body = detail.body[locale] ?? ''
  return (
    <>
      <DetailSection
        title={detail.title[locale] ?? (text(detail.title) || t('list.untitled'))}
        extra={<TextLanguage state={language} />}
      >
        <div className={styles['article']} lang={toBcp47(locale)}>
          {body ? <RichText html={body} /> : <p>{t('form.detail.empty')}</p>}
        </div>
      </DetailSection>
      <Files detail={detail} />
      <TranslationSection
        content="document"
        id={detail.id}
        version={detail.version}
        source={detail.sourceLocale}
        texts={{ title: detail.title, body: detail.body }}
        marks={detail.translations}
      />
      <VersionSection
        content="document"
        id={detail.id}
        version={detail.version}
        editPath={id => `${documentPath(id)}/edit`}
      />
      {detail.mustAccept && WAS_IN_FORCE.includes(detail.status) && <AcceptanceSection id={detail.id} />}
      <DetailSection title={t('facts.title')}>
        <Facts
          facts={[
            { key: 'kind', label: t('document.field.kind'), value: t(`document.kind.${detail.kind}`) },
            { key: 'code', label: t('document.field.code'), value: detail.code },
            { key: 'edition', label: t('document.column.edition'), value: String(detail.edition) },
            { key: 'effectiveAt', label: t('document.field.effectiveAt'), value: format.dateTime(detail.effectiveAt) },
            { key: 'showFrom', label: t('document.field.showFrom'), value: format.dateTime(detail.showFrom) },
            { key: 'showUntil', label: t('document.field.showUntil'), value: format.dateTime(detail.showUntil) },
            {
              key: 'mustAccept',
              label: t('document.column.mustAccept'),
              value: t(detail.mustAccept ? 'document.accept.yes' : 'document.accept.no'),
            },
            {
              key: 'audiences',
              label: t('document.field.audiences'),
              value: detail.audiences.map(audience => t(`audience.${audience}`)).join(', ') || t('audience.everybody'),
            },
          ]}
        />
      </DetailSection>
    </>
  )
}

function Files({ detail }: { detail: Detail }) {
  const t = useT('contentWork')
  const files = LOCALE_CODES.flatMap(locale => {
    const id = detail.files[locale]
    return id ? [{ locale, id }] : []
  })
  const info = useEndpoint(fileInfo, { ids: files.map(file => file.id) }, { enabled: files.length > 0, quiet: true })
  const { download } = useDownload(fileDownload)
  if (files.length === 0) return null
  return (
    <DetailSection title={t('document.files')}>
      <AttachmentList
        files={files.map(({ locale, id }) => {
          const name = info.data?.files.find(file => file.id === id)?.fileName
          return { fileId: id, name: [localeConfig(locale).name, name].filter(Boolean).join(': ') }
        })}
        open={file => void download({ id: file.fileId }, file.name)}
      />
    </DetailSection>
  )
}

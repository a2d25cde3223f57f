import { Button } from 'antd'
import { useParams } from 'react-router-dom'
import {
  agreementRoutes,
  agreementTemplateDetail,
  type AgreementTemplateDetail,
} from '@tradeport/domain/agreement/contract'
import { DetailSection, EntityDetail, Facts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useLive, useText, useTitle } from '@tradeport/web/react'
import { TextLanguage, useReadLanguage } from '../text-language'
import { useCategoryNames } from '../use-category-names'
import { useMayEdit } from '../use-may-edit'
import { Editions } from './editions'
import { Sample } from './sample'
import { templateEntity } from './template.entity'

export default function TemplateDetailScreen() {
  const t = useT('agreement')
  const text = useText()
  const { id = '' } = useParams()
  const navigate = useNavigateTo()
  const mayEdit = useMayEdit()
  useLive('agreementTemplate')
  const state = useEndpoint(agreementTemplateDetail, { id }, { enabled: id !== '' })
  useTitle(state.data && text(state.data.title))
  return (
    <EntityDetail
      entity={templateEntity}
      audience="operator"
      state={state}
      backTo={agreementRoutes.templates}
      extra={({ editions }) =>
        mayEdit &&
        editions.every(({ status }) => status !== 'draft') && (
          <Button onClick={() => navigate(`${agreementRoutes.templates}/new?from=${id}`)}>
            {t('template.newEdition')}
          </Button>
        )
      }
    >
      {detail => <Sections key={detail.id} detail={detail} />}
    </EntityDetail>
  )
}

function Sections({ detail }: { detail: AgreementTemplateDetail }) {
  const t = useT('agreement')
  const text = useText()
  const format = useFormat()
  const categoryNames = useCategoryNames()
  const language = useReadLanguage(detail.body, detail.sourceLocale)
  const { locale } = language
  return (
    <>
      <DetailSection>
        <Facts
          facts={[
            { key: 'code', label: t('template.column.code'), value: detail.code },
            { key: 'edition', label: t('template.column.edition'), value: String(detail.edition) },
            { key: 'categories', label: t('template.column.categories'), value: categoryNames(detail.categoryCodes) },
            {
              key: 'variables',
              label: t('variable.title'),
              value: detail.variables.map(({ label, key }) => text(label) || key).join(', '),
            },
            {
              key: 'publishedAt',
              label: t('template.status.in_force'),
              value:
                detail.publishedAt &&
                t('template.publishedBy', {
                  when: format.dateTime(detail.publishedAt),
                  name: detail.publishedByName ?? '–',
                }),
            },
          ]}
        />
      </DetailSection>
      <DetailSection
        title={detail.title[locale] ?? text(detail.title)}
        note={t('template.preview')}
        extra={<TextLanguage state={language} />}
      >
        <Sample body={detail.body[locale] ?? ''} locale={locale} variables={detail.variables} />
      </DetailSection>
      <Editions detail={detail} />
    </>
  )
}

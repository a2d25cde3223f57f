import { Button } from 'antd'
import { useParams } from 'react-router-dom'
import {
  agreementConvertAndDownload,
  agreementDetail,
  agreementRoutes,
  type AgreementDetail,
  type AgreementOrderType,
} from '@tradeport/domain/agreement/contract'
import { customsOrderRoutes } from '@tradeport/domain/customs/contract'
import { serviceOrderRoutes } from '@tradeport/domain/service-order/contract'
import { localeConfig } from '@tradeport/kernel/config'
import { DetailSection, EntityDetail, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDownload, useEndpoint, useFormat, useLive, useTitle } from '@tradeport/web/react'
import { Banner, DownloadIcon, LinkButton, PrintIcon } from '@tradeport/web/ui'
import styles from '../agreement.module.css'
import { TextLanguage, useReadLanguage } from '../text-language'
import { AcceptPanel } from './accept-panel'
import { agreementEntity } from './agreement.entity'
import { AgreementPaper } from './agreement-paper'
import { useAudience } from './use-audience'

const EVENTS = ['create', 'update', 'accept', 'sign', 'revoke'] as const

const ORDER_PAGES: Readonly<Record<AgreementOrderType, (id: string) => string>> = {
  service_order: serviceOrderRoutes.order,
  customs_order: customsOrderRoutes.order,
}

/** The agreement to be read, accepted, printed and kept. */
export default function AgreementDetailScreen() {
  const t = useT('agreement')
  const { id = '' } = useParams()
  useLive('agreement')
  const { data, ...state } = useEndpoint(agreementDetail, { id }, { enabled: id !== '' })
  useTitle(data?.agreement?.no)
  return (
    <EntityDetail
      entity={agreementEntity}
      audience={useAudience()}
      state={{ ...state, data: data?.agreement ?? undefined }}
      backTo={agreementRoutes.list}
      next={({ waitsFor }) => (waitsFor ? { who: t(`next.${waitsFor}`) } : null)}
      timeline={detail => detail.timeline}
      describeEvent={event => {
        const action = known(EVENTS, event.action)
        return action ? t(`event.${action}`) : event.action
      }}
      extra={detail => (
        <LinkButton href={ORDER_PAGES[detail.orderType](detail.orderId)} variant="secondary" size="small">
          {t('agreement.toOrder')}
        </LinkButton>
      )}
    >
      {detail => <Reading key={`${detail.id}.${detail.edition}`} detail={detail} />}
    </EntityDetail>
  )
}

function Reading({ detail }: { detail: AgreementDetail }) {
  const t = useT('agreement')
  const language = useReadLanguage(detail.body, detail.sourceLocale)
  const { locale } = language
  const word = useDownload(agreementConvertAndDownload)
  const pdf = useDownload(agreementConvertAndDownload)
  return (
    <>
      {detail.renewed && <Banner tone="warning" title={t('agreement.renewed')} />}
      <div className={styles['tools']}>
        <TextLanguage state={language} />
        <Button
          icon={<DownloadIcon size={16} />}
          loading={pdf.pending}
          onClick={() => void pdf.download({ id: detail.id, format: 'pdf', locale }, `${detail.no}.pdf`)}
        >
          {t('paper.pdf')}
        </Button>
        <Button
          icon={<DownloadIcon size={16} />}
          loading={word.pending}
          onClick={() => void word.download({ id: detail.id, format: 'docx', locale }, `${detail.no}.docx`)}
        >
          {t('paper.word')}
        </Button>
        <Button icon={<PrintIcon size={16} />} onClick={() => window.print()}>
          {t('paper.print')}
        </Button>
      </div>
      <AgreementPaper detail={detail} locale={locale} />
      {detail.actions.includes('update') && <AcceptPanel key={detail.version} detail={detail} locale={locale} />}
      <Proof detail={detail} />
    </>
  )
}

/** Who accepted which text, and when: kept for as long as the agreement. */
function Proof({ detail }: { detail: AgreementDetail }) {
  const t = useT('agreement')
  const format = useFormat()
  if (detail.acceptances.length === 0) return null
  return (
    <DetailSection title={t('proof.title')}>
      <ul className={styles['proof']}>
        {detail.acceptances.map(each => (
          <li key={`${each.side}.${each.acceptedAt}`}>
            {t('proof.line', {
              name: each.personName,
              company: each.companyName,
              edition: each.edition,
              language: localeConfig(each.locale).name,
              when: format.dateTime(each.acceptedAt),
            })}
            <code>{each.hash}</code>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

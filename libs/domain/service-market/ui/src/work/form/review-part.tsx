import { headlinePrice } from '@tradeport/domain/service-market/rules'
import type { MarketServiceCard } from '@tradeport/domain/service-market/contract'
import type { FieldProblem } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { TextsIn } from '@tradeport/web/react'
import { ServiceCard } from '../../public/service-card'
import { ContentFacts } from '../service/service-facts'
import { ProblemPanel } from './problem-panel'
import type { PartProps } from './service-form'
import styles from './service-form.module.css'

export interface ReviewPartProps {
  form: PartProps['form']
  languages: PartProps['languages']
  companyName: string
  problems: readonly FieldProblem[]
  onGo(problem: FieldProblem): void
}

/** The card as visitors will see it, the whole content, and what is still missing. */
export function ReviewPart({ form, languages, companyName, problems, onGo }: ReviewPartProps) {
  const t = useT('serviceWork')
  const { content, saved } = form
  const headline = headlinePrice(content.skus)
  const card: MarketServiceCard = {
    id: saved.id ?? 'new',
    categoryCode: content.categoryCode,
    title: content.title,
    subtitle: content.subtitle,
    coverFileId: content.coverFileId ?? null,
    priceMode: headline?.priceMode ?? 'negotiable',
    priceFrom: headline?.price ?? null,
    currency: headline?.currency ?? null,
    unit: headline?.unit ?? 'order',
    deliveryDaysMin: content.deliveryDaysMin ?? null,
    deliveryDaysMax: content.deliveryDaysMax ?? null,
    languages: content.languages,
    provider: { companyId: '', name: companyName, logoFileId: null, verified: true },
    publishedAt: '',
    record: { orders: 0, ratings: 0, score: null, responseMinutes: null, completionRate: null, takesOrders: true },
  }
  return (
    <div className={styles['review']}>
      <div className={styles['reviewMain']}>
        <ProblemPanel problems={problems} onGo={onGo} />
        <section className={styles['panel']}>
          <h2 className={styles['panelTitle']}>{t('form.summary')}</h2>
          <ContentFacts content={content} locale={languages.shown} />
        </section>
      </div>
      <section>
        <h2 className={styles['panelTitle']}>{t('form.preview')}</h2>
        {/* To be looked at, not opened. */}
        <div className={styles['preview']} inert>
          <TextsIn locale={languages.shown}>
            <ServiceCard service={card} />
          </TextsIn>
        </div>
      </section>
    </div>
  )
}

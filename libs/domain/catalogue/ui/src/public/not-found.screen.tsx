import { useT } from '@tradeport/web/i18n'
import { LinkButton, NotFoundState } from '@tradeport/web/ui'
import { MALL } from './frame/addresses'
import { SearchBox } from './shared/search-box'
import styles from './not-found.module.css'

/** `/404` and every address that is none. */
export default function NotFoundScreen() {
  const t = useT('mall')
  return (
    <NotFoundState
      scope="page"
      title={t('notFound.title')}
      actions={
        <>
          <LinkButton variant="primary" href="/">
            {t('notFound.home')}
          </LinkButton>
          <LinkButton href={MALL}>{t('list.all')}</LinkButton>
        </>
      }
    >
      {t('notFound.text')}
      <div className={styles.search}>
        <SearchBox />
      </div>
    </NotFoundState>
  )
}

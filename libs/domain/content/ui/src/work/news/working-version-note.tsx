import { Alert } from 'antd'
import { useT } from '@tradeport/web/i18n'
import { LinkButton } from '@tradeport/web/ui'
import { newsPath } from './news.entity'

/** Says, on the page and on the form of a working version, that readers see another text meanwhile. */
export function WorkingVersionNote({ revisionOf }: { revisionOf: string }) {
  const t = useT('contentWork')
  return (
    <Alert
      type="info"
      showIcon
      title={t('news.working')}
      description={t('news.working.hint')}
      action={
        <LinkButton size="small" href={newsPath(revisionOf)}>
          {t('news.working.article')}
        </LinkButton>
      }
    />
  )
}

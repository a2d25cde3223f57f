import { Select } from 'antd'
import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { menuDetail } from '@tradeport/domain/identity/contract'
import { PLATFORM_TITLES } from '@tradeport/kernel/config'
import { MENU_FRONT_ENDS } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useFormat, useLocale } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { SkeletonText, Tag } from '@tradeport/web/ui'
import { MenuEditor } from './menu-editor'
import styles from './menus.module.css'

/** `/menus?frontEnd=seller`: what stands in the menu of a front-end, in which order, under which names. */
export default function MenuScreen() {
  const t = useT('identityMenus')
  const id = useId()
  const { locale } = useLocale()
  const format = useFormat()
  const [params, setParams] = useSearchParams()
  const frontEnd = MENU_FRONT_ENDS.find(key => key === params.get('frontEnd')) ?? 'seller'
  const { data, error, refetch } = useEndpoint(menuDetail, { frontEnd })
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('title')}
        note={t('lead')}
        status={
          data && (
            <Tag tone="neutral">
              {data.publishedAt === null
                ? t('ownMenu')
                : t('version', {
                    no: data.version,
                    when: format.dateTime(data.publishedAt),
                    who: data.publishedBy ?? '',
                  })}
            </Tag>
          )
        }
      />
      <div className={styles['field']}>
        <label htmlFor={id}>{t('frontEnd')}</label>
        <Select
          id={id}
          className={styles['frontEnd'] ?? ''}
          value={frontEnd}
          options={MENU_FRONT_ENDS.map(value => ({ value, label: PLATFORM_TITLES[value][locale] }))}
          onChange={value => setParams({ frontEnd: value }, { replace: true })}
        />
      </div>
      {error && !data && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonText lines={12} />}
      {data && <MenuEditor key={`${frontEnd} ${data.version}`} frontEnd={frontEnd} detail={data} />}
    </div>
  )
}

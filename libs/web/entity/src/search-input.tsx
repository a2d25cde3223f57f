import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { Input, type GetProps } from 'antd'
import { useT } from '@tradeport/web/i18n'

export interface SearchInputProps extends Omit<
  GetProps<typeof Input.Search>,
  'allowClear' | 'searchIcon' | 'enterButton' | 'placeholder'
> {
  'aria-label': string
}

/** antd's search field; its own signs would be read out in English. */
export function SearchInput(props: SearchInputProps) {
  const t = useT('entity')
  return (
    <Input.Search
      {...props}
      placeholder={props['aria-label']}
      searchIcon={<SearchOutlined aria-label={t('search.go')} />}
      allowClear={{ clearIcon: <CloseCircleFilled aria-label={t('search.clear')} /> }}
    />
  )
}

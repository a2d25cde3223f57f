import { Collapse, Form, Input, type FormItemProps } from 'antd'
import { GIVEN_NAME_MAX, givenNames, type GivenName } from '@tradeport/domain/identity/contract'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { LOCALES, localeConfig } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFieldText, useLocale } from '@tradeport/web/react'
import styles from './people.module.css'

/** What a form of a name begins with. */
export const givenNameValues = (given: GivenName | null | undefined) => ({
  name: given?.name ?? '',
  names: given?.names ?? {},
})

/** The names that a form has in other languages. */
export function readNames(values: unknown): I18nText {
  const written = typeof values === 'object' && values !== null ? Object.entries(values).filter(([, text]) => text) : []
  const parsed = givenNames.safeParse(Object.fromEntries(written))
  return parsed.success ? parsed.data : {}
}

/** A name as it is first written, and what others read in their languages: who has none there reads the English one, else the original. */
export function GivenNameItems({
  label,
  given,
}: Pick<FormItemProps, 'label'> & { given?: GivenName | null | undefined }) {
  const t = useT('identity')
  const fieldText = useFieldText()
  const reader = useLocale().locale
  const original = given?.locale ?? reader
  const form = Form.useFormInstance()
  const name: unknown = Form.useWatch('name', form)
  const others = LOCALES.filter(({ code }) => code !== original)
  return (
    <>
      <Form.Item
        name="name"
        label={label}
        extra={
          given && given.locale !== reader ? t('name.original', { language: localeConfig(original).name }) : undefined
        }
        rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
      >
        <Input maxLength={GIVEN_NAME_MAX} autoComplete="off" lang={localeConfig(original).bcp47} />
      </Form.Item>
      <Collapse
        className={styles['names'] ?? ''}
        ghost
        items={[
          {
            key: 'names',
            label: t('name.others'),
            forceRender: true,
            children: (
              <div className={styles['namesGrid']}>
                <p className={styles['namesHelp']}>{t('name.othersHelp')}</p>
                {others.map(({ code, name: language, bcp47 }) => (
                  <Form.Item key={code} name={['names', code]} label={language}>
                    <Input
                      maxLength={GIVEN_NAME_MAX}
                      autoComplete="off"
                      lang={bcp47}
                      placeholder={typeof name === 'string' ? name : ''}
                    />
                  </Form.Item>
                ))}
              </div>
            ),
          },
        ]}
      />
    </>
  )
}

import { ALL_LOCALES, localeConfig, type LocaleCode, type RegionConfig } from '@tradeport/kernel/config'
import { PathAnchor, PlaceButtons, movedTo, useProblemAt } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { Checkbox } from '@tradeport/web/ui'
import styles from './region.module.css'

export interface LocalesFieldProps {
  file: RegionConfig
  /** Always offered. */
  standing: LocaleCode
  /** null: as the file has them. */
  value: readonly LocaleCode[] | null
  onChange(locales: LocaleCode[] | null): void
}

/** Languages that the region offers, in the order of the switch, and below them those that are off. */
export function LocalesField({ file, standing, value, onChange }: LocalesFieldProps) {
  const t = useT('identityRegion')
  const offered = value ?? file.localeList
  const change = (locales: readonly LocaleCode[]) =>
    onChange(locales.join() === file.localeList.join() ? null : [...locales])
  const off = ALL_LOCALES.filter(locale => !offered.includes(locale))
  const problem = useProblemAt('locales')
  return (
    <PathAnchor path="locales" className={styles['whole'] ?? ''}>
      <fieldset className={styles['group']}>
        <legend>{t('region.locales')}</legend>
        <p className={styles['help']}>{t('region.locales.help')}</p>
        {problem !== undefined && <p className={styles['problem']}>{problem}</p>}
        <ul className={styles['languages']}>
          {[...offered, ...off].map(locale => {
            const at = offered.indexOf(locale)
            const { name } = localeConfig(locale)
            const isDefault = locale === standing
            return (
              <li key={locale} className={styles['language']}>
                <Checkbox
                  checked={at >= 0}
                  disabled={isDefault}
                  onValue={isOn => change(isOn ? [...offered, locale] : offered.filter(other => other !== locale))}
                >
                  {isDefault ? `${name} · ${t('region.locales.default')}` : name}
                </Checkbox>
                {at >= 0 && (
                  <span className={styles['places']}>
                    <PlaceButtons
                      name={name}
                      at={at}
                      of={offered.length}
                      onMove={by => change(movedTo(offered, at, by))}
                    />
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      </fieldset>
    </PathAnchor>
  )
}

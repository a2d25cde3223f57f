import { ChevronDownIcon, GlobeIcon, Menu, PinIcon, type RegionKey } from '@tradeport/web/ui'
import { useT } from '@tradeport/web/i18n'
import type { LanguageSwitchData, RegionChoice } from './shell-data'
import styles from './switches.module.css'

/** The languages by their own names; the short code stands in the header. */
export function LanguageSwitch<Code extends string>({ current, choices, onChoose }: LanguageSwitchData<Code>) {
  const t = useT('shell')
  const chosen = choices.find(choice => choice.code === current)
  return (
    <Menu
      label={t('header.language', { name: chosen?.name ?? current })}
      trigger={
        <>
          <GlobeIcon size={18} />
          <span aria-hidden="true">{chosen?.short ?? current}</span>
        </>
      }
      items={choices.map(choice => ({
        key: choice.code,
        label: choice.name,
        lang: choice.bcp47,
        hint: choice.short,
        current: choice.code === current,
        onSelect: () => onChoose(choice.code),
      }))}
    />
  )
}

export function RegionSwitch({ current, choices }: { current: RegionKey; choices: readonly RegionChoice[] }) {
  const t = useT('shell')
  const chosen = choices.find(choice => choice.region === current)
  return (
    <Menu
      label={t('header.region', { name: chosen?.name ?? '' })}
      triggerClassName={styles['region']}
      trigger={
        <>
          <PinIcon size={18} />
          <span className={styles['name']} aria-hidden="true">
            {chosen?.name}
          </span>
          <ChevronDownIcon size={16} />
        </>
      }
      items={choices.map(choice => ({
        key: choice.region,
        label: choice.name,
        href: choice.href,
        current: choice.region === current,
      }))}
    />
  )
}

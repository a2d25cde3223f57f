import { toBcp47 } from '@tradeport/kernel/config'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useLocale } from '@tradeport/web/react'
import { JOB_NAMES } from './job-names'

export function useJobPurpose(): (name: string) => string {
  const t = useT('governanceJobs')
  return name => {
    const one = known(JOB_NAMES, name)
    return one ? t(`job.${one}`) : name
  }
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
  ['millisecond', 1],
] as const

/** `10 min`, `1.2 sec`: in the largest unit that it fills. */
export function useDuration(): (ms: number) => string {
  const { locale } = useLocale()
  return ms => {
    const [unit, size] = UNITS.find(([, length]) => ms >= length) ?? (['millisecond', 1] as const)
    return new Intl.NumberFormat(toBcp47(locale), { style: 'unit', unit, maximumFractionDigits: 1 }).format(ms / size)
  }
}

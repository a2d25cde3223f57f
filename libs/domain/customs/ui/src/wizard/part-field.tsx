import { MAX_ITEMS, customsRoutes } from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { Banner, RadioGroup } from '@tradeport/web/ui'
import type { Converted } from './mapping-table'

export interface Division extends Pick<Converted, 'parts' | 'lines' | 'made'> {
  part: number
}

/** The part that one would go on with; the first one where all stand. */
export function firstFree({ parts, made }: Pick<Division, 'parts' | 'made'>): number {
  const free = Array.from({ length: parts }, (_none, place) => place + 1).find(
    part => !made.some(form => form.part === part),
  )
  return free ?? 1
}

interface PartFieldProps {
  division: Division
  onPart(part: number): void
}

/** Which lines of a document with more than fifty are declared by the form that begins, and what was begun from it already. */
export function PartField({ division: { part, parts, lines, made }, onPart }: PartFieldProps) {
  const t = useT('customs')
  const numbersOf = (value: number) => made.filter(form => form.part === value).map(({ no }) => no)
  const standing = made.filter(form => form.part === part)
  return (
    <>
      {parts > 1 && (
        <>
          <Banner tone="info" title={t('wizard.source.parts', { lines: String(lines), most: String(MAX_ITEMS) })}>
            {made.length > 0 && t('wizard.source.partsMade', { numbers: made.map(({ no }) => no).join(', ') })}
          </Banner>
          <RadioGroup
            legend={t('wizard.source.part')}
            look="row"
            options={Array.from({ length: parts }, (_none, place) => place + 1).map(value => ({
              value: String(value),
              label: t('wizard.source.lines', {
                from: String((value - 1) * MAX_ITEMS + 1),
                to: String(Math.min(value * MAX_ITEMS, lines)),
              }),
              ...(numbersOf(value).length > 0 ? { description: numbersOf(value).join(', ') } : {}),
            }))}
            value={String(part)}
            onValue={value => onPart(Number(value))}
          />
        </>
      )}
      {standing.length > 0 && (
        <Banner tone="warning" title={t('wizard.source.begun')}>
          {standing.map(form => (
            <p key={form.id}>
              <AppLink to={customsRoutes.form(form.id)}>
                {t('wizard.source.begunForm', { no: form.no, status: t(`status.${form.status}`) })}
              </AppLink>
            </p>
          ))}
        </Banner>
      )}
    </>
  )
}

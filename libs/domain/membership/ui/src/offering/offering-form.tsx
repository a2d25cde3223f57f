import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import {
  MEMBERSHIP_PARTIES,
  OFFERING_KINDS,
  PERIODS,
  RESETS,
  abilitiesOf,
  offeringCreate,
  type offeringDetail,
  offeringInput,
  offeringUpdate,
  type AbilityKey,
  type AbilityTerms,
} from '@tradeport/domain/membership/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import type { LocaleCode } from '@tradeport/kernel/config'
import type { OutputOf, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import {
  ContentForm,
  DetailSection,
  PathField,
  TranslatedField,
  shownFirst,
  useContentForm,
  useContentSaving,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useCurrencyChoices, useFormat, useLocale, useRegion } from '@tradeport/web/react'
import { DataTable, FieldGrid, NumberInput, Select, TextInput } from '@tradeport/web/ui'
import { useWords } from '../use-words'
import { Benefits, NOTHING_SPECIAL, PackageFields } from './offering-parts'

type Detail = OutputOf<typeof offeringDetail>
type Value = ParsedInputOf<typeof offeringCreate>

function startOf(detail: Detail | null, locale: LocaleCode, currency: string): Value {
  const terms = detail?.terms
  return {
    kind: detail?.kind ?? 'plan',
    party: detail?.party ?? 'seller',
    code: detail?.code ?? '',
    level: detail?.level ?? 1,
    sourceLocale: shownFirst(terms?.name, locale),
    name: terms?.name ?? {},
    description: terms?.description ?? {},
    currency: terms?.currency ?? currency,
    price: terms?.price ?? '',
    period: terms?.period ?? 'year',
    days: terms?.days ?? null,
    abilities: terms?.abilities ?? [],
    trialDays: terms?.trialDays ?? 0,
    benefits: terms?.benefits ?? [],
    requiresPlanLevel: terms?.requiresPlanLevel ?? null,
    stackable: terms?.stackable ?? true,
  }
}

export interface OfferingFormProps {
  detail: Detail | null
  userId: string
}

/** What is sold, for how much, and what it brings. */
export function OfferingForm({ detail, userId }: OfferingFormProps) {
  const t = useT('membership')
  const { locale } = useLocale()
  const region = useRegion()
  const create = useAction(offeringCreate)
  const update = useAction(offeringUpdate)
  const [reason, setReason] = useState('')
  const { form, languages, frame, store } = useContentForm({
    start: () => startOf(detail, locale, region.currency),
    schema: offeringInput,
    name: 'offering',
    userId,
    id: detail?.id ?? 'new',
    version: detail?.version ?? null,
    texts: ['name', 'description'],
    lists: ['benefits'],
    send: offering =>
      detail ? update.run({ id: detail.id, version: detail.version, offering, reason }) : create.run(offering),
  })
  const { value, set } = form
  const currencies = useCurrencyChoices(dictList, value.currency)
  const mayEdit = detail === null || detail.actions.includes('update')

  const { save } = useContentSaving({
    store,
    pathOf: () => '/membership/offerings',
    isNew: detail === null,
    saved: t('form.saved'),
  })

  return (
    <ContentForm
      title={detail ? detail.code : t('offering.new')}
      back={{ label: t('nav.offerings'), href: '/membership/offerings' }}
      {...frame}
      note={detail ? t('form.terms') : undefined}
      actions={
        mayEdit && (
          <Button type="primary" loading={create.pending || update.pending} onClick={() => void save()}>
            {t('form.save')}
          </Button>
        )
      }
      below={detail && <History detail={detail} />}
    >
      <FieldGrid>
        <TranslatedField
          path="name"
          label={t('field.name')}
          value={value.name}
          onChange={name => set('name', name)}
          languages={languages}
          limit={60}
          required
        />
        <TranslatedField
          path="description"
          label={t('field.description')}
          value={value.description}
          onChange={description => set('description', description)}
          languages={languages}
          limit={300}
        />
        <PathField path="kind" label={t('field.kind')} required>
          <Select
            value={value.kind}
            disabled={detail !== null}
            options={OFFERING_KINDS.map(kind => ({ value: kind, label: t(`kind.${kind}`) }))}
            onValue={kind =>
              form.replace({
                ...value,
                kind: kind === 'package' ? 'package' : 'plan',
                period: kind === 'package' ? 'days' : 'year',
                days: kind === 'package' ? 90 : null,
                ...NOTHING_SPECIAL,
              })
            }
          />
        </PathField>
        <PathField path="party" label={t('field.party')} required>
          <Select
            value={value.party}
            disabled={detail !== null}
            options={MEMBERSHIP_PARTIES.map(party => ({ value: party, label: t(`party.${party}`) }))}
            onValue={next =>
              form.replace({
                ...value,
                party: MEMBERSHIP_PARTIES.find(party => party === next) ?? 'seller',
                abilities: [],
              })
            }
          />
        </PathField>
        <PathField path="code" label={t('field.code')} required>
          <TextInput maxLength={40} value={value.code} onValue={code => set('code', code.toLowerCase())} />
        </PathField>
        {value.kind === 'plan' && (
          <PathField path="level" label={t('field.level')} help={t('field.level.help')} required>
            <NumberInput value={String(value.level)} scale={0} onValue={level => set('level', Number(level))} />
          </PathField>
        )}
        {value.kind === 'plan' && value.level > 0 && (
          <PathField path="trialDays" label={t('field.trialDays')} help={t('field.trialDays.help')}>
            <NumberInput value={String(value.trialDays)} scale={0} onValue={days => set('trialDays', Number(days))} />
          </PathField>
        )}
        {value.kind === 'package' && <PackageFields value={value} set={set} />}
        <PathField path="price" label={t('field.price')} required>
          <NumberInput value={value.price} scale={4} onValue={price => set('price', price)} />
        </PathField>
        <PathField path="currency" label={t('field.currency')} required>
          <Select
            value={value.currency}
            options={currencies.map(({ code }) => ({ value: code, label: code }))}
            onValue={currency => set('currency', currency)}
          />
        </PathField>
        {value.kind === 'plan' ? (
          <PathField path="period" label={t('field.period')} required>
            <Select
              value={value.period}
              options={PERIODS.filter(period => period !== 'days').map(period => ({
                value: period,
                label: t(`period.${period}`),
              }))}
              onValue={period => set('period', period === 'month' ? 'month' : 'year')}
            />
          </PathField>
        ) : (
          <PathField path="days" label={t('field.days')} required>
            <NumberInput
              value={String(value.days ?? '')}
              scale={0}
              onValue={days => set('days', days === '' ? null : Number(days))}
            />
          </PathField>
        )}
        <PathField path="abilities" label={t('field.abilities')} help={t('field.quota.help')} wide>
          {() => <AbilityRows value={value} onChange={abilities => set('abilities', abilities)} />}
        </PathField>
        {value.kind === 'plan' && <Benefits value={value} languages={languages} set={set} />}
        {detail && (
          <PathField path="reason" label={t('column.reason')} required wide>
            <TextInput maxLength={300} value={reason} disabled={!mayEdit} onValue={setReason} />
          </PathField>
        )}
      </FieldGrid>
    </ContentForm>
  )
}

const QUOTA_WIDTH = 160

interface AbilityRow {
  readonly id: string
  readonly ability: AbilityKey
  readonly name: string
  /** What of it is sold; undefined as long as nothing is. */
  readonly terms: AbilityTerms | undefined
}

function AbilityRows({ value, onChange }: { value: Value; onChange(abilities: AbilityTerms[]): void }) {
  const t = useT('membership')
  const words = useWords()
  const change = (ability: AbilityKey, next: Partial<AbilityTerms>) =>
    onChange(value.abilities.map(each => (each.ability === ability ? { ...each, ...next } : each)))
  const rows = abilitiesOf(value.party).map((ability): AbilityRow => ({
    ...{ id: ability, ability, name: words.ability(ability) },
    terms: value.abilities.find(each => each.ability === ability),
  }))
  return (
    <DataTable
      label={t('field.abilities')}
      rows={rows}
      columns={[
        {
          key: 'ability',
          title: t('column.ability'),
          render: ({ ability, name, terms }) => (
            <Checkbox
              checked={terms !== undefined}
              onChange={event =>
                onChange(
                  event.target.checked
                    ? [...value.abilities, { ability, quota: null, reset: 'none' }]
                    : value.abilities.filter(each => each.ability !== ability),
                )
              }
            >
              {name}
            </Checkbox>
          ),
        },
        {
          key: 'quota',
          title: t('field.quota'),
          width: QUOTA_WIDTH,
          render: ({ ability, name, terms }) => (
            <NumberInput
              aria-label={`${t('field.quota')}: ${name}`}
              value={terms?.quota ? String(terms.quota) : ''}
              scale={0}
              disabled={!terms}
              onValue={quota => change(ability, { quota: Number(quota) > 0 ? Number(quota) : null })}
            />
          ),
        },
        {
          key: 'reset',
          title: t('field.reset'),
          width: QUOTA_WIDTH,
          render: ({ ability, name, terms }) => (
            <Select
              aria-label={`${t('field.reset')}: ${name}`}
              value={terms?.reset ?? 'none'}
              disabled={!terms}
              options={RESETS.map(reset => ({ value: reset, label: t(`reset.${reset}`) }))}
              onValue={next => change(ability, { reset: RESETS.find(reset => reset === next) ?? 'none' })}
            />
          ),
        },
      ]}
    />
  )
}

/** What was sold before: whoever bought it has it still. */
function History({ detail }: { detail: Detail }) {
  const t = useT('membership')
  const words = useWords()
  const format = useFormat()
  return (
    <DetailSection
      title={t('offering.history')}
      extra={<span className="tp-soft">{`${t('offering.subscribers')}: ${format.number(detail.subscribers)}`}</span>}
    >
      <ol className="tp-plain-list">
        {detail.history.map(terms => (
          <li key={terms.id}>
            {[
              `${terms.number}. ${words.priceAndPeriod(terms)}`,
              ...(terms.trialDays > 0 ? [`${t('field.trialDays')}: ${format.number(terms.trialDays)}`] : []),
              ...(terms.requiresPlanLevel === null
                ? []
                : [`${t('field.requiresPlanLevel')}: ${terms.requiresPlanLevel}`]),
              ...(terms.stackable ? [] : [t('own.once')]),
              ...(terms.benefits.length > 0 ? [`${t('field.benefits')}: ${format.number(terms.benefits.length)}`] : []),
              ...terms.abilities.map(
                ({ ability, quota, reset }) => `${words.ability(ability)} ${words.quota(quota, reset)}`,
              ),
              [terms.createdBy, format.dateTime(terms.createdAt)].filter(Boolean).join(', '),
            ].join(' · ')}
          </li>
        ))}
      </ol>
    </DetailSection>
  )
}

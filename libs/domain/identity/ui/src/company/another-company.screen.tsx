import { useState, type FormEvent } from 'react'
import {
  beginRegistration,
  companyProfile,
  foundCompany,
  switchCompany,
  type RegistrationParty,
} from '@tradeport/domain/identity/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useCountryChoices, useEndpoint, usePlatform, useSession } from '@tradeport/web/react'
import { Button, Field, FieldGrid, Select, TextInput } from '@tradeport/web/ui'
import people from '../people/people.module.css'
import styles from './company.module.css'

/** The way to a company besides the own one, and to another side of the market with the same one. */
export default function AnotherCompanyScreen() {
  const t = useT('identityCompany')
  const { role } = usePlatform()
  return (
    <div className={people['page']}>
      <h1 className={people['title']}>{t('another.title')}</h1>
      <DetailSection title={t('another.newTitle')}>
        <p className={styles['note']}>{t('another.newText')}</p>
        {role === 'buyer' ? <Founding /> : <Beginning party={role === 'provider' ? 'provider' : 'seller'} />}
      </DetailSection>
      <OtherSides />
    </div>
  )
}

function useBeginning() {
  const navigate = useNavigateTo()
  return useAction(beginRegistration, {
    onSuccess: ({ applicationId }) => navigate(`/company/registrations/${applicationId}`),
  })
}

function Beginning({ party }: { party: RegistrationParty }) {
  const t = useT('identityCompany')
  const begin = useBeginning()
  return (
    <Button variant="primary" loading={begin.pending} onClick={() => void begin.run({ party })}>
      {t('another.begin')}
    </Button>
  )
}

/** Buyers begin at once: papers come when trust is asked for. */
function Founding() {
  const t = useT('identityCompany')
  const identity = useT('identity')
  const session = useSession()
  const [form, setForm] = useState({ companyName: '', country: '' })
  const countries = useCountryChoices(dictList, form.country)
  const change = useAction(switchCompany, { onSuccess: ({ token }) => session.signIn(token, '/') })
  const found = useAction(foundCompany, { onSuccess: ({ companyId }) => void change.run({ companyId }) })
  const put = (field: keyof typeof form) => (value: string) => {
    setForm(all => ({ ...all, [field]: value }))
    found.mend(field)
  }
  const errorAt = (path: string) => found.fieldErrors.find(error => error.path === path)?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void found.run(form)
  }
  return (
    <form className={styles['founding']} onSubmit={submit} noValidate>
      <FieldGrid>
        <Field label={identity('register.companyName')} error={errorAt('companyName')} required>
          <TextInput
            autoComplete="organization"
            maxLength={120}
            value={form.companyName}
            onValue={put('companyName')}
          />
        </Field>
        <Field label={identity('register.country')} error={errorAt('country')} required>
          <Select
            autoComplete="country"
            placeholder=" "
            value={form.country}
            onValue={put('country')}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </Field>
      </FieldGrid>
      <Button type="submit" variant="primary" loading={found.pending || change.pending}>
        {t('another.found')}
      </Button>
    </form>
  )
}

function OtherSides() {
  const t = useT('identityCompany')
  const begin = useBeginning()
  const [chosen, setChosen] = useState<RegistrationParty>()
  const company = useEndpoint(companyProfile, {}).data
  if (!company || company.joinable.length === 0) return null
  return (
    <DetailSection title={t('another.sideTitle', { company: company.legalName })}>
      <p className={styles['note']}>{t('another.sideText')}</p>
      <ul className={styles['sides']}>
        {company.joinable.map(party => (
          <li key={party}>
            <Button
              loading={begin.pending && chosen === party}
              disabled={begin.pending && chosen !== party}
              onClick={() => {
                setChosen(party)
                void begin.run({ party, joins: true })
              }}
            >
              {t(`another.side.${party}`)}
            </Button>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

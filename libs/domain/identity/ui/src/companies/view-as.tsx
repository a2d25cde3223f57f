import { Button, Modal } from 'antd'
import { useState } from 'react'
import { VIEW_MINUTES, viewAsStart, type CompanyDetail } from '@tradeport/domain/identity/contract'
import { PLATFORMS, PLATFORM_TITLES, cookieDomain } from '@tradeport/kernel/config'
import { ReasonForm, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useAction, useFormat, useLocale } from '@tradeport/web/react'
import { createCookieJar, createSession } from '@tradeport/web/session'
import { useMayDo } from '../frame/use-may-do'

type Person = CompanyDetail['people'][number]

const FRONT_END = { buyer: 'buyer', seller: 'seller', provider: 'providerAdmin' } as const

/** The session of that front-end: its cookie lies on the domain that all share. */
function keepToken(party: Person['party'], token: string): void {
  const jar = createCookieJar({
    domain: cookieDomain(window.location.host),
    secure: window.location.protocol === 'https:',
  })
  createSession(PLATFORMS[FRONT_END[party]], jar).setToken(token)
}

/** Looks at the front-end as a member of the company sees it. */
export function ViewAsButton({ company, person }: { company: CompanyDetail; person: Person }) {
  const texts = useT('identityCompany')
  const may = useMayDo()
  const [isOpen, setOpen] = useState(false)
  const isPossible = person.status === 'active' && company.status !== 'suspended' && company.status !== 'closed'
  if (!isPossible || !may.holds('viewAs:start')) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts('viewAs.start')}
      </Button>
      {isOpen && <ViewAsDialog company={company} person={person} onClose={() => setOpen(false)} />}
    </>
  )
}

function ViewAsDialog({ company, person, onClose }: { company: CompanyDetail; person: Person; onClose(): void }) {
  const t = useT('identityCompany')
  const format = useFormat()
  const { locale } = useLocale()
  const [until, setUntil] = useState<string>()
  const start = useAction(viewAsStart, {
    onSuccess: ({ token, expiresAt }) => {
      keepToken(person.party, token)
      setUntil(expiresAt)
    },
  })
  const frontEnd = FRONT_END[person.party]
  return (
    <Modal open title={t('viewAs.title', { name: person.displayName })} footer={null} onCancel={onClose}>
      {until === undefined ? (
        <ReasonForm
          intro={t('viewAs.intro', { max: VIEW_MINUTES })}
          noteLabel={t('member.reason')}
          noteRequired
          noteMax={300}
          submit={t('viewAs.start')}
          pending={start.pending}
          fieldErrors={start.fieldErrors.map(error => (error.path === 'reason' ? { ...error, path: 'note' } : error))}
          onCancel={onClose}
          onSubmit={values =>
            void start.run({
              companyId: company.id,
              userId: person.userId,
              party: person.party,
              reason: textOf(values, 'note') ?? '',
            })
          }
        />
      ) : (
        <>
          <p>{t('viewAs.ready', { until: format.dateTime(until) })}</p>
          <Button type="primary" href={urlOf(frontEnd)} target="_blank" rel="noopener" onClick={onClose}>
            {t('viewAs.open', { title: PLATFORM_TITLES[frontEnd][locale] })}
          </Button>
        </>
      )}
    </Modal>
  )
}
